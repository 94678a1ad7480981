extension Element {
  /// The semantics of the element and its descendants, one line each, indented by depth.
  ///
  /// Containers that only arrange other elements have no line.
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
    var words = [role.rawValue]
    if !label.isEmpty { words.append("\"\(label)\"") }
    if let value = value ?? position?.description { words.append("= \(value)") }
    if !hint.isEmpty { words.append("hint \"\(hint)\"") }
    if let level { words.append("level \(level)") }
    if let isOpen { words.append(isOpen ? "open" : "closed") }
    if isSelected { words.append("selected") }
    return words.joined(separator: " ")
  }
}
