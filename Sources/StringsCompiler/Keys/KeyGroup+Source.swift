import LocalizableStrings
import StringsFormats

extension KeyGroup {
  /// The lines of the group's members, indented: its keys, then its groups, with empty lines between.
  func source(access: String, indent: Int, developedIn language: Language?) -> [String] {
    var members = keys.map { name, key in
      key.source(named: name, access: access, indent: indent, developedIn: language)
    }
    members += groups.compactMap { name, group in
      guard group.hasKeys else { return nil }
      var lines = DocComment(indent: indent)
      lines.add("The texts whose keys begin with \(SwiftLiteral.line(group.prefix + ".")).")
      return lines.lines + ["\(access)enum \(name.declared) {"]
        + group.source(access: access, indent: indent + 2, developedIn: language) + ["}"]
    }
    let lines = members.enumerated().flatMap { $0 == 0 ? $1 : [""] + $1 }
    return lines.map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// True if it, or a group in it, has keys.
  private var hasKeys: Bool { !keys.isEmpty || groups.contains { $0.group.hasKeys } }
}
