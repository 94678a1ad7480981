import ConsoleTesting
import ConsoleUI
import Coordinators
import Foundation
import Testing

/// Alerts in windows that are too small for them.
@Suite @MainActor struct AlertTests {
  @MainActor private final class AlertSample {
    let window = Window()
    var answers: [String] = []

    init(_ message: String, _ labels: [String]) {
      window.show(SampleScreen("Home") { Text("home") })
      let actions = labels.map { label in
        AlertAction(label) { self.answers.append(label) }
      }
      AlertScreen(title: "Remove the article?", message: message, actions: actions)
        .show(over: window)
    }
  }

  private static let message = "It cannot be brought back, nor can what was noted in it."

  @Test func `in 20 by 6 cells the buttons are visible and the message scrolls`() {
    let sample = AlertSample(Self.message, ["Cancel", "Remove"])
    let console = HeadlessConsole(sample.window, columns: 20, rows: 6)

    #expect(console.screen.contains("> [ Cancel ]") && console.screen.contains("[ Remove ]"))
    var seen = ""
    for _ in 0..<8 {
      seen += console.screen.split(separator: "\n").dropFirst().prefix(1).joined()
      console.press("pagedown")
    }
    for word in Self.message.split(separator: " ") { #expect(seen.contains(word), "\(word)") }

    console.press("down enter")
    #expect(sample.answers == ["Remove"])
  }

  @Test(arguments: [
    (Toast.Kind.information, "─ Done? ─"), (.success, "─ ✓ Done? ─"), (.warning, "─ ! Done? ─"),
    (.error, "─ ✗ Done? ─"),
  ])
  func `the title has the sign of its kind`(kind: Toast.Kind, title: String) {
    let window = Window()
    window.show(SampleScreen("Home") { Text("home") })
    let alert = AlertScreen(title: "Done?", kind: kind, actions: [AlertAction("Yes")])
    alert.show(over: window)

    let console = HeadlessConsole(window, columns: 40, rows: 12)

    #expect(console.screen.contains(title))
    console.resize(columns: 12, rows: 12)
    #expect(console.screen.contains(kind == .information ? "─ Done? ─" : "│ Done?    │"))
    console.resize(columns: 12, rows: 4)
    #expect(console.screen.contains(kind == .information ? "─ Done? ─" : "Don… ─"))
  }

  @Test func `what happens on a choice can be set after the alert is shown`() {
    let window = Window()
    window.show(SampleScreen("Home") { Text("home") })
    let alert = AlertScreen(title: "Done?", actions: [AlertAction("Yes")])
    alert.show(over: window)
    var answers: [String] = []
    alert.didChoose = { answers.append($0.label) }
    let console = HeadlessConsole(window, columns: 40, rows: 12)

    console.press("enter")

    #expect(answers == ["Yes"])
    #expect(console.screen.contains("home") && !console.screen.contains("Done?"))
  }

  @Test func `a title that does not fit wraps above a message that scrolls`() {
    let title = "Remove each of the articles of this feed?"
    let message = (1...300).map { "word \($0)" }.joined(separator: " ")
    let window = Window()
    window.show(SampleScreen("Home") { Text("home") })
    AlertScreen(title: title, message: message, actions: [AlertAction("Yes")]).show(over: window)

    let console = HeadlessConsole(window, columns: 30, rows: 12)

    let lines = console.screen.split(separator: "\n")
    #expect(lines.contains { $0.contains("Remove each of the") }, "\(console.screen)")
    #expect(lines.contains { $0.contains("of this feed?") })
    #expect(lines.contains { $0.contains("word 1") } && lines.contains { $0.contains("[ Yes ]") })
  }

  @Test(arguments: [(80, 50), (200, 76)])
  func `a box is no wider than others, however long its title is`(columns: Int, width: Int) {
    let window = Window()
    window.show(SampleScreen("Home") { Text("home") })
    let title = Array(repeating: "articles", count: 12).joined(separator: " ")
    AlertScreen(title: title, actions: [AlertAction("Yes")]).show(over: window)

    let console = HeadlessConsole(window, columns: columns, rows: 24)

    let edge = console.screen.split(separator: "\n").first { $0.contains("┌") }
    #expect(edge?.trimmingCharacters(in: .whitespaces).count == width)
    #expect(console.screen.contains("  articles articles"))
  }

  @Test(arguments: ["", "It cannot be brought back."])
  func `the buttons have as many rows as they need`(message: String) {
    let pictures = (2...12).map { rows in
      let sample = AlertSample(message, ["Cancel", "Remove", "Archive", "Do nothing"])
      let console = HeadlessConsole(sample.window, columns: 22, rows: rows)
      return "\(rows) rows\n\(console.screen)"
    }

    expectSnapshot(
      of: pictures.joined(separator: "\n"), named: message.isEmpty ? "buttons" : "message")
  }

  @Test(arguments: [(20, 6), (40, 20), (80, 24)])
  func `a message longer than the window scrolls to its end`(columns: Int, rows: Int) {
    let message = (1...300).map { "word \($0)" }.joined(separator: " ")
    let sample = AlertSample(message, ["Cancel"])
    let console = HeadlessConsole(sample.window, columns: columns, rows: rows)
    #expect(!console.screen.contains("300"))

    console.press("end")

    #expect(console.screen.contains("300"))
  }

  @Test func `arrow keys scroll the message when the focus cannot move further`() {
    let sample = AlertSample(Self.message, ["Cancel", "Remove"])
    let console = HeadlessConsole(sample.window, columns: 20, rows: 6)
    let top = console.screen

    console.press("down down down")
    #expect(console.screen.contains("> [ Remove ]"))
    #expect(!console.screen.contains("It cannot"))

    console.press("up up up up")
    #expect(console.screen == top)
  }

  @Test func `more buttons than rows scroll to the focused one`() {
    let labels = (1...9).map { "Answer \($0)" }
    let sample = AlertSample("Which?", labels)
    let console = HeadlessConsole(sample.window, columns: 20, rows: 6)

    for label in labels {
      #expect(console.screen.contains("> [ \(label) ]"))
      #expect(console.screen.contains("Which?"))
      console.press("down")
    }
    console.press("enter")
    #expect(sample.answers == ["Answer 9"])
  }

  @Test(arguments: [(12, 3), (8, 2), (6, 1), (30, 4), (64, 5), (16, 9)])
  func `the focused button is visible in any window`(columns: Int, rows: Int) {
    let sample = AlertSample(Self.message, ["Cancel", "Remove", "Keep"])
    let console = HeadlessConsole(sample.window, columns: columns, rows: rows)

    for label in ["Cancel", "Remove", "Keep"] {
      let seen = "> [ \(label) ]".truncated(to: min(columns, rows > 3 ? columns - 4 : columns))
      #expect(
        console.screen.contains(seen.prefix(rows == 1 ? 3 : 5)), "\(label) in\n\(console.screen)")
      console.press("tab")
    }
  }

  @Test func `the mouse wheel scrolls the message`() {
    let sample = AlertSample(Self.message, ["Cancel", "Remove"])
    let console = HeadlessConsole(sample.window, columns: 20, rows: 6)

    console.scroll(by: 1, column: 4, row: 1)

    #expect(!console.screen.contains("It cannot"))
  }

  @Test func `a destructive button is bold, and another one has the focus`() throws {
    let window = Window()
    window.show(SampleScreen("Home") { Text("home") })
    AlertScreen(
      title: "Remove?",
      actions: [AlertAction("Remove", role: .destructive), AlertAction("Keep", role: .cancel)]
    ).show(over: window)
    let console = HeadlessConsole(window, columns: 40, rows: 8)

    #expect(try style(of: "Remove ]", on: console) == Style(attributes: .bold))
    #expect(try style(of: "Keep ]", on: console) == Style(attributes: [.bold, .inverse]))
    console.press("left")

    #expect(try style(of: "Remove ]", on: console) == Style(attributes: [.bold, .inverse]))
  }

  private func style(of text: String, on console: HeadlessConsole) throws -> Style {
    let canvas = try #require(console.terminal.canvas)
    for (row, line) in canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let range = line.range(of: text) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      return canvas.style(at: Point(column: column, row: row))
    }
    throw Missing(text: text)
  }

  private struct Missing: Error {
    let text: String
  }

  @Test func `in a wide window a long text has a wider box`() {
    let window = Window()
    window.show(SampleScreen("Files") { Text("a") })
    AlertScreen(
      title: "Replace?",
      message: "The folder on the right has a file with this name, which is newer than this one.",
      actions: ["Replace", "Keep both", "Skip", "Cancel"].map { AlertAction($0) }
    ).show(over: window)

    HeadlessConsole(window, columns: 100, rows: 24).expectSnapshot(named: "wide")
    let console = HeadlessConsole(window, columns: 80, rows: 24)
    let edge = console.screen.split(whereSeparator: \.isNewline).first { $0.contains("Replace?") }
    #expect(edge?.drop { $0 == " " }.count == 50)
  }
}
