extension Element {
  /// What this and everything in it is, in words, one line each: what a reader who cannot see it gets.
  package func outline(indent: Int = 0) -> [String] {
    let isBare = [Semantics(.group), Semantics(.line), Semantics(.space)].contains(semantics)
    let own = isBare ? [] : [String(repeating: "  ", count: indent) + semantics.description]
    return children.reduce(into: own) { lines, child in
      lines += child.outline(indent: isBare ? indent : indent + 1)
    }
  }
}

extension Semantics: CustomStringConvertible {
  public var description: String {
    var parts = [role.rawValue]
    if !label.isEmpty { parts.append("\"\(label)\"") }
    if let value = value ?? position?.description { parts.append("= \(value)") }
    if !hint.isEmpty { parts.append("hint \"\(hint)\"") }
    if isSelected { parts.append("selected") }
    return parts.joined(separator: " ")
  }
}
