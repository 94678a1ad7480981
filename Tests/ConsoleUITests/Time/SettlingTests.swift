import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Observation
import Testing

@testable import ConsoleUI

/// A frame is drawn until what it reports, and the focus that it moves, leave it as it is; only then is it shown.
@Suite @MainActor struct SettlingTests {
  @Observable final class Model {
    var count = 0
  }

  /// Counts its drawings in a model that it shows.
  final class CountingScreen: Screen {
    let model = Model()

    var body: some View {
      model.count += 1
      return Text("drawn \(model.count) times")
    }
  }

  /// Counts its drawings in a plain property that it shows.
  final class PlainScreen: Screen {
    private(set) var count = 0

    var body: some View {
      count += 1
      return Text("drawn \(count) times")
    }
  }

  /// Reports the number of its drawing, as long as it is below a limit.
  private struct Reporter: View {
    let limit: Int
    let number: Int
    let didDraw: () -> Void

    func addElements(to tree: inout ElementTree) {
      Text("number \(number)").addElements(to: &tree)
      if number < limit { tree.report(didDraw) }
    }
  }

  final class ReportingScreen: Screen {
    let limit: Int
    private(set) var number = 0

    init(limit: Int) { self.limit = limit }

    var body: some View {
      Reporter(limit: limit, number: number) { self.number += 1 }
    }
  }

  private func console(_ screen: some Screen) -> HeadlessConsole {
    let window = Window()
    window.show(screen)
    return HeadlessConsole(window, columns: 30, rows: 4)
  }

  @Test func `a body that changes the model that it shows is reported, and not drawn for ever`() {
    let screen = CountingScreen()
    let diagnostics = reportedDiagnostics {
      let console = console(screen)
      console.press(.down)
      console.advance(by: .seconds(3_600))
      console.press(.down)
    }

    #expect(diagnostics.map(\.kind) == [.bodyChanges])
    #expect(diagnostics.map(\.subject) == ["CountingScreen"])
    #expect(screen.model.count < 60)
  }

  @Test func `a change of the same model by another window's drawing is drawn`() {
    let screen = CountingScreen()
    let other = console(SampleScreen { Text("other \(screen.model.count)") })
    let diagnostics = reportedDiagnostics {
      let console = console(screen)
      console.press(.down)
    }

    other.advance(by: .milliseconds(100))

    #expect(other.terminal.canvas?.text.hasPrefix("other \(screen.model.count)") == true)
    #expect(diagnostics.allSatisfy { $0.subject == "CountingScreen" })
  }

  #if DEBUG
  @Test func `a body that changes a plain property that it shows is reported as such`() {
    let screen = PlainScreen()
    let diagnostics = reportedDiagnostics {
      let console = console(screen)
      console.advance(by: .seconds(3_600))
    }

    #expect(diagnostics.map(\.kind) == [.bodyChanges])
    #expect(diagnostics.map(\.subject) == ["PlainScreen"])
    #expect(screen.count < 60)
  }
  #endif

  @Test func `what a drawing reports is shown with that drawing`() {
    let console = console(ReportingScreen(limit: 2))

    #expect(console.terminal.canvas?.text.hasPrefix("number 2") == true)
    #expect(console.frameCount == 1)
  }

  @Test func `a view that reports at each drawing is a diagnostic`() {
    let screen = ReportingScreen(limit: .max)
    let diagnostics = reportedDiagnostics {
      let console = console(screen)
      console.advance(by: .seconds(3_600))
    }

    #expect(diagnostics.map(\.kind).contains(.neverSettles))
    #expect(screen.number < 100)
  }

  @Test func `a call that takes long is named, with the key that made it`() {
    let screen = SampleScreen { Button("Work") {} }
    let console = console(screen)
    ProgramCall.longestDuration = .zero
    defer { ProgramCall.longestDuration = .seconds(1) }

    let diagnostics = reportedDiagnostics { console.sendOnLastFrame(.key(.enter)) }

    #expect(diagnostics.map(\.kind) == [.hung])
    #expect(
      diagnostics.first?.description.hasPrefix("`SampleScreen") == true
        && diagnostics.first?.description.contains("what the key enter calls took 0 s") == true)
  }
}
