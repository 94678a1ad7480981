package import StringsSyntax

/// The severities that a project gives to checks, in the file `Checks.strings` beside its translations.
///
/// ```
/// placeholder-mismatch = warning;
/// end-punctuation = off;
/// ```
package struct CheckSettings {
  package static let fileName = "Checks.strings"

  /// What is written for a check.
  private enum Value: String, CaseIterable {
    case error
    case warning
    case off

    var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
  }

  /// The mistakes in the file.
  package private(set) var diagnostics: [Diagnostic] = []
  private var values: [Diagnostic.Code: Value] = [:]

  /// The settings of a project without the file.
  package init() {}

  /// Reads the text of the file.
  package init(bytes: [UInt8], file: String) {
    let document = StringsDocument(bytes: bytes, file: file)
    diagnostics = document.diagnostics
    for entry in document.entries {
      let code = Diagnostic.Code(rawValue: entry.key)
      let value = entry.value.string.flatMap(Value.init)
      if code == .unreadableFile {
        report("'\(entry.key)' is always an error", at: entry.position, in: file)
      } else if Check.named(code) == nil {
        report(
          "no check is named '\(entry.key.excerpt(64))'\(Check.suggestion(for: entry.key))",
          at: entry.position, in: file)
      } else if let value {
        values[code] = value
      } else {
        let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
        report("the severity of a check is one of \(known)", at: entry.valuePosition, in: file)
      }
    }
  }

  /// Takes over what is set for other checks.
  package mutating func inherit(_ other: CheckSettings) {
    values.merge(other.values) { own, _ in own }
  }

  /// Changes the severities of diagnostics, and removes those of checks that are off; those that are off by default are not where
  /// they are named here or in `wanted`.
  package func apply(to diagnostics: inout [Diagnostic], wanted: Set<Diagnostic.Code> = []) {
    let off = Set(Check.all.filter { !$0.isOnByDefault }.map(\.code)).subtracting(wanted)
    diagnostics.removeAll { values[$0.code].map { $0 == .off } ?? off.contains($0.code) }
    if values.isEmpty { return }
    for index in diagnostics.indices {
      if let severity = values[diagnostics[index].code]?.severity {
        diagnostics[index].severity = severity
      }
    }
  }

  private mutating func report(_ message: String, at position: SourcePosition, in file: String) {
    diagnostics.append(
      Diagnostic(
        file: file, position: position, severity: .error, code: .unknownSetting,
        message: message))
  }
}
