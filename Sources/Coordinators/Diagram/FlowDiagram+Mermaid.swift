extension FlowDiagram {
  /// The diagram in the Mermaid language, which many code hosts and editors render; each box is a coordinator.
  public var mermaid: String {
    let ids = identifiers
    var lines = ["flowchart LR"]
    for (index, group) in groups.enumerated() {
      let screens = group.nodes.map { "\(ids[$0] ?? "")[\"\(Self.entities($0.screen))\"]" }
      guard let coordinator = group.coordinator else {
        lines += screens.map { "  " + $0 }
        continue
      }
      lines.append("  subgraph c\(index)[\"\(Self.entities(coordinator))\"]")
      lines += screens.map { "    " + $0 }
      lines.append("  end")
    }
    if !starts.isEmpty { lines.append("  begin(( ))") }
    lines += starts.map { "  begin --> \(ids[$0] ?? "")" }
    lines += transitions.map { "  \(ids[$0.from] ?? "") -->|\($0.count)| \(ids[$0.to] ?? "")" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Escapes everything but letters, digits, spaces, `_` and `.` as an entity: `#`, the scalar's number and `;`.
  private static func entities(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      return isPlain || scalar == " " || scalar == "_" || scalar == "."
        ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }
}
