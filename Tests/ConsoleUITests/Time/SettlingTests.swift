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

    func set(_ count: Int) -> Int {
      if self.count != count { self.count = count }
      return count
    }
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

  /// Reports the number of its drawing in a model.
  final class ModelReportingScreen: Screen {
    let model = Model()

    var body: some View {
      Reporter(limit: .max, number: model.count) { self.model.count += 1 }
    }
  }

  /// Loads what it shows when it is drawn first.
  @MainActor @Observable final class LazyModel {
    private(set) var name = "nothing"
    @ObservationIgnored private(set) var task: Task<Void, Never>?

    func nameOnceLoaded() -> String {
      if task == nil {
        task = Task {
          await Task.yield()
          name = "something"
        }
      }
      return name
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
      let console = console(screen).console
      console.redraw()
    }

    other.advance(by: .milliseconds(100))

    #expect(other.terminal.canvas?.text.hasPrefix("other \(screen.model.count)") == true)
    #expect(diagnostics.map(\.kind) == [.bodyChanges])
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

  @Test func `a view that reports at each drawing is a diagnostic, and not drawn for ever`() {
    let (screen, modelScreen) = (ReportingScreen(limit: .max), ModelReportingScreen())
    let diagnostics = reportedDiagnostics {
      for console in [console(screen), console(modelScreen)] {
        console.press(.down)
        console.advance(by: .seconds(3_600))
        #expect(console.terminal.canvas?.text.hasPrefix("number ") == true)
      }
    }

    #expect(diagnostics.map(\.kind) == [.neverSettles, .neverSettles])
    #expect(screen.number < 100 && modelScreen.model.count < 100)
  }

  @Test(arguments: 3...5) func `as many reports as there are views are all shown`(limit: Int) {
    let diagnostics = reportedDiagnostics {
      let console = console(ReportingScreen(limit: limit))
      console.advance(by: .milliseconds(100))
      #expect(console.terminal.canvas?.text.hasPrefix("number \(limit)") == true)
    }

    #expect(diagnostics.map(\.kind) == [.neverSettles])
  }

  @Test func `what a task changes that a drawing has begun is drawn`() async {
    let model = LazyModel()
    let console = console(SampleScreen { Text("loaded \(model.nameOnceLoaded())") })

    await model.task?.value
    await console.advance(by: .milliseconds(50))

    #expect(console.terminal.canvas?.text.hasPrefix("loaded something") == true)
  }

  @Test func `a view that is kept shows what the drawing has changed`() {
    struct Kept: View, @MainActor Equatable {
      let model: Model
      static func == (left: Kept, right: Kept) -> Bool { left.model === right.model }
      var body: some View { Text("kept \(model.count)") }
    }
    let model = Model()
    var newCount = 0
    let console = console(
      SampleScreen {
        Kept(model: model).equatable()
        Text("\(model.set(newCount))")
        Button("Change") { newCount = 7 }
      })

    console.sendOnLastFrame(.key(.enter))

    #expect(console.terminal.canvas?.text.hasPrefix("kept 7") == true)
  }

  @Test func `a call that takes long is named, with the key that made it`() {
    let screen = SampleScreen { Button("Work") {} }
    let console = console(screen)
    let longest = ProgramCall.longestMilliseconds
    ProgramCall.longestMilliseconds = 0
    defer {
      ProgramCall.longestMilliseconds = longest
      _ = ProgramCall.takeLong()
    }

    let diagnostics = reportedDiagnostics { console.sendOnLastFrame(.key(.enter)) }

    #expect(diagnostics.map(\.kind) == [.hung])
    #expect(
      diagnostics.first?.description.hasPrefix("`SampleScreen") == true
        && diagnostics.first?.description.contains("what the key enter calls took 0 s") == true)
  }
}
