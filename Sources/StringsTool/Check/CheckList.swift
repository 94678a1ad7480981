import StringsFormats
import StringsSyntax

/// The output of `check --list`.
enum CheckList {
  static func text(_ format: OutputFormat) -> String {
    switch format {
    case .text:
      let width = Check.all.map(\.code.rawValue.count).max() ?? 0
      return Check.all.map { check in
        let name = check.code.rawValue.padded(to: width)
        let severity = check.isOnByDefault ? check.severity.rawValue : "off"
        return "\(name)  \(severity.padded(to: 7))  \(check.summary)\n"
      }.joined()
    case .json:
      let checks = Check.all.map { check in
        JSON.object([
          ("code", .string(check.code.rawValue)), ("severity", .string(check.severity.rawValue)),
          ("summary", .string(check.summary)), ("isOnByDefault", .bool(check.isOnByDefault)),
        ])
      }
      return JSON.array(checks).text + "\n"
    }
  }
}
