/// The screens that were active in a trace, by type, and the transitions between them.
///
/// You can make it from several traces in a row. It is sorted by name, so its size depends on the number of
/// screen types and not on the length of the trace. The program `sternik-diagram` draws the traces in files.
///
/// ```swift
/// print(FlowDiagram(try TraceLine.lines(of: text)).mermaid)
/// ```
public struct FlowDiagram: Sendable, Hashable {
  /// A type of screen, together with the type of the coordinator that shows it.
  public struct Node: Sendable, Hashable, Comparable {
    /// The type of the coordinator; `nil` for a screen without one.
    public let coordinator: String?
    /// The type of the screen.
    public let screen: String

    public static func < (one: Node, other: Node) -> Bool {
      (one.coordinator ?? "", one.screen) < (other.coordinator ?? "", other.screen)
    }
  }

  /// A transition from one screen to the next, and how often it happened.
  public struct Transition: Sendable, Hashable {
    /// The screen that was active before.
    public let from: Node
    /// The screen that was active next.
    public let to: Node
    /// How often the transition happened, at least once.
    public let count: Int
  }

  /// The screens that were active at some time, sorted by name.
  public let nodes: [Node]
  /// The screens that were active first, in a trace or after all others had left, sorted by name.
  public let starts: [Node]
  /// The transitions, sorted by the names of their screens.
  public let transitions: [Transition]

  /// Creates the diagram of the lines of one or more traces.
  public init(_ lines: some Sequence<TraceLine>) {
    var (starts, counts) = (Set<Node>(), [[Node]: Int]())
    var nodes = Set<Node>()
    var current: (name: TracedName, node: Node)?
    for line in lines {
      guard case .changed(let change) = line else {
        if line != .exitRequested { current = nil }
        continue
      }
      if let screen = change.activated {
        let node = Node(coordinator: screen.coordinator?.type, screen: screen.name.type)
        nodes.insert(node)
        if let current {
          counts[[current.node, node], default: 0] += 1
        } else {
          starts.insert(node)
        }
        current = (screen.name, node)
      } else if let name = current?.name, change.removed.contains(name) {
        current = nil
      }
    }
    self.nodes = nodes.sorted()
    self.starts = starts.sorted()
    transitions = counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { Transition(from: $0.key[0], to: $0.key[1], count: $0.value) }
  }
}

extension FlowDiagram {
  /// The identifier of each node in the diagram's source.
  var identifiers: [Node: String] {
    Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, "s\($0)") })
  }

  /// The nodes grouped by coordinator; those without one are first.
  var groups: [(coordinator: String?, nodes: [Node])] {
    var groups: [(coordinator: String?, nodes: [Node])] = []
    for node in nodes {
      if let last = groups.last, last.coordinator == node.coordinator {
        groups[groups.count - 1].nodes.append(node)
      } else {
        groups.append((node.coordinator, [node]))
      }
    }
    return groups
  }
}
