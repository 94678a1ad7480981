import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// A table can do what a list can.
@Suite @MainActor struct TableParityTests {
  private struct Feed: Identifiable {
    let id: String
    let count: Int
  }

  private static let feeds = [
    Feed(id: "Dziennik", count: 12), Feed(id: "Gazeta", count: 3), Feed(id: "Kurier", count: 40),
  ]
  private static let columns: [TableColumn<Feed>] = [
    TableColumn("Source") { $0.id }, TableColumn("Articles") { "\($0.count)" },
  ]

  @Test func `the program highlights an element, and the user moves on from there`() {
    var requested: String? = "Kurier"
    var reported: [String] = []
    let console = show(30, 6) {
      Table(Self.feeds, columns: Self.columns).highlighted(requested)
        .didHighlight { reported.append($0.id) }
    }
    #expect(console.screen.contains("> Kurier"))

    console.press("up")
    #expect(console.screen.contains("> Gazeta"))
    requested = "Dziennik"

    #expect(console.screen.contains("> Dziennik"))
    #expect(reported == ["Gazeta"])
  }

  @Test func `the status line has the label of the action`() {
    let console = show(50, 6) {
      Table(Self.feeds, columns: Self.columns) { _ in }.actionLabel("choose")
    }

    #expect(console.screen.contains("enter choose"))
  }

  @Test func `rows are found by their search text, or by their cells`() {
    let own = show(30, 6) {
      Table(Self.feeds, columns: Self.columns).searchText { $0.id == "Gazeta" ? "weekly" : "" }
    }
    let cells = show(30, 6) { Table(Self.feeds, columns: Self.columns) }

    own.press("/ w e e k")
    cells.press("/ 4 0")

    #expect(own.screen.contains("> Gazeta") && cells.screen.contains("> Kurier"))
  }

  @Test func `sections have headers, drawn and spoken`() {
    var selected: [String] = []
    let console = show(34, 10) {
      Table(
        sections: [("Daily", [Self.feeds[0], Self.feeds[2]]), ("Weekly", [Self.feeds[1]])],
        rows: \.1, columns: Self.columns
      ) {
        Text($0.0)
      } didSelect: {
        selected.append($0.id)
      }
    }

    console.press("down down enter")

    console.expectSnapshot(named: "sections")
    #expect(selected == ["Gazeta"])
    #expect(console.linearText.contains("Weekly\n3 Source: Gazeta, Articles: 3, selected"))
  }

  @Test func `sections by a key stay at the top while they scroll`() {
    let console = show(30, 6) {
      Table(0..<100, columns: [TableColumn("No") { "\($0)" }])
        .sections(by: { $0 / 10 }) { Text("from \($0 * 10)") }
    }

    console.press("pagedown pagedown pagedown pagedown pagedown")

    #expect(console.screen.hasPrefix("  No"))
    #expect(console.screen.split(separator: "\n")[1].hasPrefix("from "))
    #expect(!console.screen.contains("from 0\n"))
  }
}
