/// The screens that readers were on, by type, and the ways that they took between them.
///
/// It is made from a trace, or from several after each other, and says the same however long that is:
/// the order is that of the names. The program `sternik-diagram` does it with files.
///
/// ```swift
/// print(FlowDiagram(try TraceLine.lines(of: text)).mermaid)
/// ```
public struct FlowDiagram: Sendable, Hashable {
  /// A type of screen, with the type of the coordinator that shows it.
  public struct Node: Sendable, Hashable, Comparable {
    /// The type of the coordinator; `nil` for a screen that none showed.
    public let coordinator: String?
    /// The type of the screen.
    public let screen: String

    public static func < (one: Node, other: Node) -> Bool {
      (one.coordinator ?? "", one.screen) < (other.coordinator ?? "", other.screen)
    }
  }

  /// A way from one screen to the next, and how often it was taken.
  public struct Transition: Sendable, Hashable {
    /// The screen that took keys before.
    public let from: Node
    /// The screen that took keys after it.
    public let to: Node
    /// How often, at least once.
    public let count: Int
  }

  /// The screens that took keys at some time.
  public let nodes: [Node]
  /// The screens that came first, in a trace or after everything had left.
  public let starts: [Node]
  /// The ways that were taken, by the names of their ends.
  public let transitions: [Transition]

  /// Makes the diagram of what was traced.
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
  /// What stands for each node in a picture.
  var identifiers: [Node: String] {
    Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, "s\($0)") })
  }

  /// The nodes by coordinator; those without one come first.
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
