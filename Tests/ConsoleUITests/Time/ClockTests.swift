import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Observation
import Testing

@testable import ConsoleDriver
@testable import ConsoleUI

/// Timers of screens and frames on the clock that tests move.
@Suite @MainActor struct ClockTests {
  @Observable final class Model {
    var count = 0
  }

  /// Shows how often each of its timers has fired.
  final class TimerScreen: Screen {
    private(set) var log: [String] = []
    var body: some View { Text(log.joined(separator: " ")) }

    init(_ intervals: [Duration] = []) {
      for (index, interval) in intervals.enumerated() {
        every(interval) { $0.log.append("\(index)") }
      }
    }

    func record(_ text: String) { log.append(text) }
  }

  @Test func `timers fire in the order of their deadlines, equal ones in that of their start`() {
    let window = Window()
    let screen = TimerScreen([.seconds(3), .seconds(2), .seconds(1)])
    window.show(screen)
    let console = HeadlessConsole(window, columns: 30, rows: 4)

    console.advance(by: .milliseconds(2_999))
    #expect(screen.log == ["2", "1", "2"])
    console.advance(by: .milliseconds(1))

    #expect(screen.log == ["2", "1", "2", "0", "2"])
    #expect(console.screen.hasPrefix("2 1 2 0 2"))
  }

  @Test func `a timer begins when a console shows the screen`() {
    let window = Window()
    let console = HeadlessConsole(window)
    let screen = TimerScreen([.seconds(1)])
    console.advance(by: .seconds(5))
    window.show(screen)

    console.advance(by: .seconds(1))
    #expect(screen.log == ["0"])
    screen.every(.milliseconds(300)) { $0.record("late") }
    console.advance(by: .seconds(1))

    #expect(screen.log == ["0", "late", "late", "late", "0"])
  }

  @Test func `a timer goes on under another screen and ends when its screen leaves`() {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen { Text("root") })
    let screen = TimerScreen([.seconds(1)])
    stack.show(screen)
    let console = HeadlessConsole(window)

    stack.show(SampleScreen { Text("cover") })
    console.advance(by: .seconds(2))
    #expect(screen.log.count == 2)
    // The screen is held, so that its timer does not end because it is released.
    stack.popToRoot()
    let reported = reportedDiagnostics { console.advance(by: .seconds(5)) }

    #expect(reported.map(\.kind) == [.leaked])
    #expect(screen.log.count == 2)
  }

  @Test func `a timer can cancel itself`() {
    let window = Window()
    let screen = TimerScreen()
    var timer: ScreenTask?
    timer = screen.every(.seconds(1)) { screen in
      screen.record("tick")
      if screen.log.count == 2 { timer?.cancel() }
    }
    window.show(screen)

    HeadlessConsole(window).advance(by: .seconds(60))

    #expect(screen.log.count == 2)
  }

  @Test func `the clock wakes the event loop once for each deadline`() {
    let queue = EventQueue(clock: .movedByHand())
    _ = queue.schedule(after: .seconds(10)) {}

    // A wake-up for a timer that was cancelled comes too early.
    for _ in 1...3 { queue.fireDueTimers() }
    let end = queue.clock.now.advanced(by: .seconds(10))
    while queue.clock.manualTime.advanceToNextWakeUp(until: end.time) != nil {}

    var count = 0
    while queue.takeNext() != nil { count += 1 }
    #expect(count == 1)
  }

  @Test func `a timer without an interval does not stop the program`() {
    let window = Window()
    let screen = TimerScreen([.zero])
    window.show(screen)

    HeadlessConsole(window).advance(by: .milliseconds(10))

    #expect(screen.log.count == 10)
  }

  @Test func `a model that changes without pause is drawn sixty times a second`() {
    let model = Model()
    let console = show(20, 4) { Text("count \(model.count)") }
    let before = console.frameCount

    for _ in 1...1_000 {
      model.count += 1
      console.advance(by: .milliseconds(1))
    }

    #expect(console.frameCount - before == 60)
    console.advance(by: .milliseconds(20))
    #expect(console.terminal.canvas?.text.hasPrefix("count 1000") == true)
  }

  @Test func `frames that answer input are not limited, nor is the change that follows`() {
    let model = Model()
    var isOn = false
    let console = show(20, 4) { Toggle("count \(model.count)", isOn: isOn) { isOn = $0 } }
    let before = console.frameCount

    for _ in 1...100 {
      console.press("space")
      model.count += 1
      console.advance(by: .zero)
    }

    #expect(console.frameCount - before == 200)
  }

  @Test func `a change soon after another is drawn when the time has come`() {
    let model = Model()
    let console = show(20, 4) { Text("count \(model.count)") }
    model.count = 1
    console.advance(by: .zero)

    model.count = 2
    console.advance(by: .milliseconds(16))
    #expect(console.terminal.canvas?.text.hasPrefix("count 1") == true)
    console.advance(by: .milliseconds(1))

    #expect(console.terminal.canvas?.text.hasPrefix("count 2") == true)
  }

  @Test func `a key acts on the change that is not drawn yet`() {
    let model = Model()
    var pressed: [Int] = []
    let window = Window()
    let screen = SampleScreen {
      Button("count \(model.count)") { [count = model.count] in pressed.append(count) }
    }
    window.show(screen)
    let console = HeadlessConsole(window, columns: 20, rows: 4)
    for count in 1...2 {
      model.count = count
      console.advance(by: .zero)
    }
    #expect(console.terminal.canvas?.text.contains("count 1") == true)

    // Unlike `press`, this draws no frame before.
    console.console.handle(.key(.enter))

    #expect(pressed == [2])
  }

  @Test func `a change that a key has shown is not drawn again`() {
    let model = Model()
    let console = show(20, 4) { Text("count \(model.count)") }
    var drawings = 0
    let draw = console.console.frames.draw
    console.console.frames.draw = {
      drawings += 1
      draw()
    }
    model.count = 1
    console.advance(by: .zero)
    model.count = 2
    console.advance(by: .zero)
    let before = drawings

    console.press("space")
    console.advance(by: .milliseconds(17))

    #expect(console.screen.hasPrefix("count 2"))
    #expect(drawings == before)
  }

  @Test func `time drives animations`() {
    let console = show(20, 4) { Spinner() }

    console.advance(by: .seconds(1))

    #expect(console.frameCount == 1 + 8)
  }
}
