import ConsoleTesting
import ConsoleWidgets
import Coordinators
import TestCases
import Testing

@testable import ConsoleUI

/// No number that a program passes to layout stops the program.
@Suite @MainActor struct ExtremeLayoutTests {
  private nonisolated static let numbers = [
    Int.min, Int.min + 1, -(1 << 40), -1, 0, 1, 3, 1 << 30, 1 << 31, 1 << 62, Int.max - 1, Int.max,
  ]

  private nonisolated static let modifiers = [
    "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "padding rows",
    "padding columns", "spacing", "row spacing", "spacer", "line limit",
  ]

  @Test(arguments: modifiers, Cases.few(3, of: numbers))
  func `a modifier takes any number, in any container`(modifier: String, number: Int) {
    for container in Cases.few(2, of: Self.containers) {
      let console = show(30, 8) {
        contained(in: container) { modified(modifier, by: number) }
      }
      use(console)
    }
  }

  @Test(arguments: modifiers)
  func `modifiers in one another take any numbers`(modifier: String) {
    for outer in Cases.few(2, of: Self.modifiers) {
      for (number, other) in [(Int.min, 3), (3, .max), (.max, 1 << 30), (1 << 62, .max)] {
        let console = show(30, 8) {
          HStack { modified(outer, by: other) { modified(modifier, by: number) } }
          ScrollView { modified(outer, by: number) { modified(modifier, by: number) } }
        }
        use(console)
      }
    }
  }

  @Test(arguments: ["width", "maxWidth", "minWidth", "height", "maxHeight", "line limit"])
  func `a maximum length shows the text`(modifier: String) {
    for rows in [0, 1] {
      let console = show(30, 8) { modified(modifier, by: .max).padding(rows: rows, columns: 2) }

      #expect(console.screen.contains("  one"))
    }
  }

  @Test func `an unlimited width leaves its neighbours their cells`() {
    let console = show(30, 4) {
      HStack {
        Text("one").frame(width: .max)
        Text("two")
      }
    }

    #expect(console.screen.hasPrefix("one                        two\n"))
  }

  @Test(arguments: numbers) func `controls take any position and selection`(number: Int) {
    let console = show(30, 20) {
      List(1...50) { Text("\($0)") }.initialHighlight(number)
      Table(1...50, columns: [TableColumn("T", priority: number) { "\($0)" }])
        .initialHighlight(number)
      ScrollView { Text(String(repeating: "line\n", count: 50)) }.initialOffset(number)
      Picker("P", ["a", "b"], selection: number) { _ in }
      Tabs(["a", "b"], selection: number)
      ProgressBar(Double(number), label: "\(number)")
    }
    use(console)
  }

  @Test func `lists and tables of as many rows as there are integers are used like others`() {
    let console = show(30, 12) {
      List(0..<Int.max) { Text("row \($0)") }
      Table(0..<Int.max, columns: [TableColumn("No") { "\($0)" }])
    }

    for _ in 1...2 {
      console.press("end pagedown down pageup pagedown up end / 7 down up enter n N escape home")
      console.press("/ 9 escape end")
      #expect(console.screen.contains("> ") && console.screen.contains("\(Int.max - 1)"))
      for row in 0..<12 {
        console.send(.mouse(MouseEvent(.press(.left), at: Point(column: 29, row: row))))
        console.send(.mouse(MouseEvent(.drag(.left), at: Point(column: 29, row: row + 1))))
        console.send(.mouse(MouseEvent(.release(.left), at: Point(column: 29, row: row))))
      }
      console.press("end tab")
    }
    #expect(console.linearText.contains("of 9,223,372,036,854,775,807, focused"))
  }

  @Test func `sections may have more rows together than there are integers`() {
    let console = show(30, 8) {
      List(sections: [1, 2], rows: { _ in 0..<Int.max }) {
        Text("section \($0)")
      } row: {
        Text("row \($0)")
      }
    }

    console.press("end pageup pagedown home")

    #expect(console.screen.hasPrefix("section 1 ") && console.screen.contains("\n> row 0"))
  }

  /// An element of a program that requests and draws any lengths.
  private struct Greedy: View {
    let number: Int

    func addElements(to tree: inout ElementTree) { tree.add(GreedyElement(number: number)) }
  }

  private struct GreedyElement: Element {
    let number: Int

    var semantics: Semantics {
      Semantics(.list, position: Semantics.Position(index: number, count: number))
    }

    func extent(along axis: Axis, in room: Size) -> Extent {
      var extent = Extent(minimum: number, ideal: number, growth: .follows)
      extent.ideal = room[axis]
      extent.minimum = number
      return extent
    }

    func draw(in rect: Rect, of context: inout DrawingContext) {
      let point = Point(column: number, row: number)
      let far = Rect(origin: point, size: Size(columns: number, rows: number))
      context.write("text", at: point)
      context.write("zażółć 日本", at: Point(column: number, row: 0))
      context.fill(far, with: "x")
      context.restyle(far.inset(by: number)) { $0.attributes.insert(.bold) }
      context.clipped(to: rect.inset(top: number, left: number, bottom: number, right: number)) {
        $0.draw(DividerElement(axis: .horizontal), in: far)
      }
    }
  }

  @Test(arguments: Cases.few(4, of: numbers))
  func `an element of a program may request and draw anything`(
    number: Int
  ) {
    for container in Self.containers {
      use(show(30, 8) { contained(in: container) { Greedy(number: number) } })
    }
  }

  @Test(arguments: numbers, numbers) func `sizes and rectangles take any numbers`(
    _ a: Int, _ b: Int
  ) {
    var rect = Rect(column: a, row: b, columns: b, rows: a)
    rect.origin.column += b.clampedPosition
    rect.size.columns += a.clampedLength
    let other = rect.inset(top: a, left: b, bottom: b, right: a).inset(by: a)

    #expect(rect.columns.count == rect.size.columns && rect.rows.count == rect.size.rows)
    #expect(rect.intersection(other).isEmpty || rect.columns.overlaps(other.columns))
    #expect(Extent(minimum: a, ideal: b).adding(Extent(minimum: b, ideal: a).ideal).ideal >= 0)
    for axis in [Axis.horizontal, .vertical] { #expect(rect.size[axis] >= 0) }
  }

  private static let containers = ["", "HStack", "VStack", "ScrollView", "Box", "Form", "List"]

  @ViewBuilder private func contained(
    in container: String, @ViewBuilder _ content: @escaping () -> Views
  ) -> Views {
    switch container {
    case "HStack":
      HStack {
        content()
        content()
        Text("beside")
      }
    case "VStack":
      VStack(alignment: .center) {
        content()
        content()
        Button("below") {}
      }
    case "ScrollView":
      ScrollView {
        content()
        Button("below") {}
        content()
      }
    case "Box": Box("title") { content() }
    case "Form": Form { content().validationError("wrong") }
    case "List": List([1, 2]) { _ in content() }
    default: content()
    }
  }

  @ViewBuilder private func modified(
    _ modifier: String, by number: Int,
    @ViewBuilder _ content: () -> Views = { Views.sample }
  ) -> Views {
    let content = content()
    switch modifier {
    case "width": content.frame(width: number, alignment: .trailing).frame(width: number)
    case "height": content.frame(height: number, alignment: .center)
    case "minWidth": content.frame(minWidth: number)
    case "maxWidth": content.frame(maxWidth: number, alignment: .leading)
    case "minHeight": content.frame(minHeight: number)
    case "maxHeight": content.frame(maxHeight: number)
    case "padding rows": content.padding(rows: number)
    case "padding columns": content.padding(columns: number)
    case "spacing":
      HStack(alignment: .center, spacing: number) {
        content
        Text("two")
        content
      }
    case "row spacing":
      VStack(alignment: .trailing, spacing: number) {
        content
        Text("two")
        content
      }
    case "spacer":
      Spacer(minimum: number)
      content
      Spacer(minimum: number)
    default:
      Text("one two three").lineLimit(number)
      content
    }
  }

  private func use(_ console: HeadlessConsole) {
    console.press("down tab end pagedown home escape")
    console.scroll(by: 2, column: 1, row: 1)
    _ = (console.outline, console.linearText)
    console.resize(columns: 3, rows: 2)
    #expect(console.outcome == nil)
  }
}

extension Views {
  @MainActor fileprivate static var sample: Views { ViewBuilder.buildExpression(Text("one two")) }
}
