import LocalizableStrings

extension KeyGroup {
  /// The members of the group's type: its keys, then the groups in it, with an empty line between.
  func source(access: String, indent: Int, developedIn language: Language?) -> [String] {
    var members = keys.map { name, key in
      key.source(named: name, access: access, indent: indent, developedIn: language)
    }
    members += groups.compactMap { name, group in
      guard group.isOfUse else { return nil }
      var lines = DocComment(indent: indent)
      lines.add("The texts whose keys begin with \(SwiftLiteral.line(group.prefix + ".")).")
      return lines.lines + ["\(access)enum \(name.declared) {"]
        + group.source(access: access, indent: indent + 2, developedIn: language) + ["}"]
    }
    let lines = members.enumerated().flatMap { $0 == 0 ? $1 : [""] + $1 }
    return lines.map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// Whether any key is in it, at any depth.
  private var isOfUse: Bool { !keys.isEmpty || groups.contains { $0.group.isOfUse } }
}
