extension FlowDiagram {
  /// The diagram in the DOT language, for `dot -Tsvg` of Graphviz; each box is a coordinator.
  public var dot: String {
    let ids = identifiers
    var lines = ["digraph {", "  rankdir=LR", "  node [shape=box]"]
    for (index, group) in groups.enumerated() {
      let screens = group.nodes.map { "\(ids[$0] ?? "") [label=\(Self.quoted($0.screen))]" }
      guard let coordinator = group.coordinator else {
        lines += screens.map { "  " + $0 }
        continue
      }
      lines.append("  subgraph cluster_\(index) {")
      lines.append("    label=\(Self.quoted(coordinator))")
      lines += screens.map { "    " + $0 }
      lines.append("  }")
    }
    if !starts.isEmpty { lines.append("  begin [shape=point]") }
    lines += starts.map { "  begin -> \(ids[$0] ?? "")" }
    lines += transitions.map {
      "  \(ids[$0.from] ?? "") -> \(ids[$0.to] ?? "") [label=\"\($0.count)\"]"
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// A name as a quoted DOT string.
  ///
  /// Graphviz parses entities in labels, so ampersands are escaped and invisible characters are written as
  /// entities.
  private static func quoted(_ name: String) -> String {
    let escaped = name.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n", "\r": "\\n"
      case "&": "&amp;"
      case _ where EscapedName.isVisible(scalar) || scalar == " ": String(scalar)
      default: "&#\(scalar.value);"
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
