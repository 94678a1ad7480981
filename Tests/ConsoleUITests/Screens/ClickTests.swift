import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// Buttons, repeated clicks, and what is clicked without having the focus.
@Suite @MainActor struct ClickTests {
  @Test func `a control knows the button, the count, the modifiers and the place of a click`() {
    let clicks = Clicks()
    let console = show(20, 4) {
      Text("above")
      ClickedView(clicks: clicks, buttons: [.left, .right])
    }

    console.click(column: 3, row: 1)
    console.click(column: 3, row: 1, modifiers: .control)
    console.click(column: 4, row: 1, button: .right, count: 2)
    console.click(column: 4, row: 1, button: .middle)

    let size = Size(columns: 20, rows: 1)
    #expect(
      clicks.all == [
        Click(at: Point(column: 3, row: 0), in: size),
        Click(modifiers: .control, at: Point(column: 3, row: 0), in: size),
        Click(.right, at: Point(column: 4, row: 0), in: size),
        Click(.right, count: 2, at: Point(column: 4, row: 0), in: size),
      ])
  }

  @Test func `a pause, another cell and another button begin a new count`() {
    let clicks = Clicks()
    let console = show(20, 4) { ClickedView(clicks: clicks, buttons: [.left, .right]) }

    console.click(column: 3, row: 0)
    console.advance(by: .milliseconds(501))
    console.click(column: 3, row: 0, count: 3)
    console.click(column: 4, row: 0)
    console.click(column: 4, row: 0, button: .right)

    #expect(clicks.all.map(\.count) == [1, 1, 2, 3, 1, 1])
  }

  @Test func `a click of a button that a control does not take reaches what is around it`() {
    var log: [String] = []
    let console = show(20, 4) {
      Button("Open") { log.append("open") }
        .onClick([.right]) { log.append("menu \($0.point.column)") }
    }

    console.click(column: 4, row: 0, button: .right)
    console.click(column: 4, row: 0)

    #expect(log == ["menu 4", "open"])
  }

  @Test func `what is clicked is no stop of Tab and has no number in the linear form`() {
    var sorted = 0
    let console = show(30, 5) {
      Text("Name").onClick { _ in sorted += 1 }
      Button("Save") {}
    }

    console.press("tab")
    #expect(console.focus == "button \"Save\"")
    console.click(on: "Name")
    #expect(sorted == 1 && console.focus == "button \"Save\"")
    #expect(console.linearText.contains("Name\n") && console.linearText.contains("1 Save"))
  }

  @Test func `a second click that meets another control is none of a double click`() {
    let (clicks, window, stack) = (Clicks(), Window(), NavigationController())
    window.show(stack)
    stack.show(
      SampleScreen {
        Button("Open") {
          stack.show(SampleScreen { ClickedView(clicks: clicks, buttons: [.left]) })
        }
      })
    let console = HeadlessConsole(window, columns: 20, rows: 5)

    console.click(column: 3, row: 0, count: 2)

    #expect(clicks.all.map(\.count) == [1])
  }

  @Test func `in a list that opens on a double click, one click only highlights`() {
    var opened: [String] = []
    let console = show(20, 5) {
      List(["Apples", "Pears"]) {
        Text($0)
      } didSelect: {
        opened.append($0)
      }.opensOnDoubleClick()
    }

    console.click(on: "Apples")
    console.advance(by: .seconds(1))
    console.click(on: "Apples")
    #expect(opened.isEmpty)
    console.click(on: "Pears", count: 2)

    #expect(opened == ["Pears"])
  }

  @Test func `a click on a title of a table sorts by it`() {
    var order = "name"
    let console = show(40, 6) {
      Table(
        [Article(id: 1, title: "Storks"), Article(id: 2, title: "Trains")],
        columns: [
          TableColumn("Title") {
            $0.title
          } didTapTitle: {
            order = "title"
          },
          TableColumn("Number", alignment: .trailing) {
            "\($0.id)"
          } didTapTitle: {
            order = "id"
          },
          TableColumn("Left") { _ in "" },
        ])
    }

    console.click(on: "Number")
    #expect(order == "id")
    console.click(on: "Title")
    #expect(order == "title")
    console.click(on: "Left")
    console.click(on: "Trains")
    #expect(order == "title" && console.screen.contains("> Trains"))
  }
}

@MainActor private final class Clicks { var all: [Click] = [] }

private struct ClickedView: View {
  let clicks: Clicks
  let buttons: Set<MouseEvent.Button>

  func addElements(to tree: inout ElementTree) {
    tree.addControl(ClickedControl(clicks: clicks, buttons: buttons))
  }
}

private struct ClickedControl: MouseControl {
  let clicks: Clicks
  let buttons: Set<MouseEvent.Button>

  var semantics: Semantics { Semantics(.button, label: "clicked") }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : .filling(minimum: 1)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.write("clicked", at: rect.origin)
  }

  func response(to key: KeyPress) -> KeyResponse { .unused }

  func click(_ click: Click) { clicks.all.append(click) }
}
