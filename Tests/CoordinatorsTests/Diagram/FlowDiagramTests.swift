import Coordinators
import Testing

struct `Flow diagrams` {
  private let walk = Self.lines(
    """
    opened
    changed shown=Bar#1@App#2,List#3@News#4 activated=List#3@News#4
    changed shown=Article#5@Reading#6 activated=Article#5@Reading#6
    changed removed=Article#5 removed-coordinators=Reading#6 activated=List#3@News#4
    changed shown=Article#7@Reading#8 activated=Article#7@Reading#8
    changed shown=Alert#9 activated=Alert#9
    closed
    """)

  @Test
  func `a Mermaid diagram shows coordinators as boxes with transitions between their screens`() {
    #expect(
      FlowDiagram(walk).mermaid == """
        flowchart LR
          s0["Alert"]
          subgraph c1["News"]
            s1["List"]
          end
          subgraph c2["Reading"]
            s2["Article"]
          end
          begin(( ))
          begin --> s1
          s1 -->|2| s2
          s2 -->|1| s0
          s2 -->|1| s1

        """)
  }

  @Test func `a DOT diagram shows the same`() {
    #expect(
      FlowDiagram(walk).dot == """
        digraph {
          rankdir=LR
          node [shape=box]
          s0 [label="Alert"]
          subgraph cluster_1 {
            label="News"
            s1 [label="List"]
          }
          subgraph cluster_2 {
            label="Reading"
            s2 [label="Article"]
          }
          begin [shape=point]
          begin -> s1
          s1 -> s2 [label="2"]
          s2 -> s0 [label="1"]
          s2 -> s1 [label="1"]
        }

        """)
  }

  @Test func `a second trace starts anew even if the first was cut off`() {
    let diagram = FlowDiagram(walk.dropLast() + walk)

    #expect(diagram.starts.map(\.screen) == ["List"])
    #expect(diagram.transitions.map(\.count) == [4, 2, 2])
    #expect(!diagram.transitions.contains { $0.from.screen == "Alert" })
  }

  @Test func `there is no transition from a screen that has left`() {
    let diagram = FlowDiagram(
      Self.lines(
        """
        opened
        changed shown=A#1 activated=A#1
        exit-requested
        changed removed=A#1
        changed shown=B#2 activated=B#2
        """))

    #expect(diagram.transitions.isEmpty)
    #expect(diagram.starts.map(\.screen) == ["A", "B"])
  }

  @Test func `characters with a meaning in Mermaid or DOT are escaped`() {
    let name = TracedName(type: "A\"];\\<x>\n`#", number: 1)
    let screen = TracedScreen(name, coordinator: name)
    let diagram = FlowDiagram([.changed(TracedChange(activated: screen))])

    #expect(diagram.mermaid.contains(#"s0["A#34;#93;#59;#92;#60;x#62;#10;#96;#35;"]"#))
    #expect(diagram.dot.contains(#"s0 [label="A\"];\\<x>\n`#"]"#))
  }

  @Test func `invisible characters become entities, and entities in names are escaped`() {
    let screen = TracedScreen(TracedName(type: "A&amp;\u{1B}[31m\u{202E}", number: 1))
    let diagram = FlowDiagram([.changed(TracedChange(activated: screen))])

    #expect(diagram.dot.contains("s0 [label=\"A&amp;amp;&#27;[31m&#8238;\"]"))
    #expect(diagram.mermaid.contains("s0[\"A#38;amp#59;#27;#91;31m#8238;\"]"))
  }

  @Test func `an empty trace is an empty diagram`() {
    #expect(FlowDiagram([]).mermaid == "flowchart LR\n")
    #expect(FlowDiagram([]).nodes.isEmpty)
  }

  private static func lines(_ text: String) -> [TraceLine] {
    text.split(separator: "\n").compactMap { TraceLine(String($0)) }
  }
}
