import ConsoleTesting
import ConsoleUI
import Coordinators
import Observation
import Testing

/// Asynchronous work that is bound to the life of a screen.
@Suite @MainActor struct ScreenTaskTests {
  struct NoNetwork: Error {}

  /// Reports what its work does.
  @Observable final class WorkScreen: Screen {
    var log: [String] = []
    var body: some View { Text(log.joined(separator: " ")) }
  }

  private func makeStack(_ screen: WorkScreen) -> (Window, NavigationController) {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Root") { Text("root") })
    stack.show(screen)
    return (window, stack)
  }

  @Test func `work that was given before begins with the screen and is drawn when it ends`() async {
    let screen = WorkScreen()
    screen.task { $0.log.append("began") }
    await Task.yield()
    #expect(screen.log.isEmpty)
    let (window, _) = makeStack(screen)
    let console = HeadlessConsole(window, columns: 20, rows: 4)

    // Not at once: another test may have all consoles redrawn, which delays the next change.
    await console.advance(by: .milliseconds(100))

    #expect(screen.log == ["began"])
    #expect(console.terminal.canvas?.text.contains("began") == true)
  }

  @Test func `work sleeps on the console's clock`() async {
    let screen = WorkScreen()
    let (window, _) = makeStack(screen)
    let console = HeadlessConsole(window)
    screen.task { screen in
      for second in 1...3 {
        try await screen.clock.sleep(for: .seconds(1))
        screen.log.append("\(second)")
      }
    }
    screen.every(.milliseconds(1_500)) { $0.log.append("tick") }

    await console.advance(by: .milliseconds(2_500))
    #expect(screen.log == ["1", "tick", "2"])
    await console.advance(by: .milliseconds(500))

    #expect(screen.log == ["1", "tick", "2", "tick", "3"])
  }

  @Test func `a library that takes any clock runs on the console's`() async {
    func count(to end: Int, on clock: any Clock<Duration>, _ report: (Int) -> Void) async throws {
      for number in 1...end {
        try await clock.sleep(for: .milliseconds(100))
        report(number)
      }
    }
    let screen = WorkScreen()
    let (window, _) = makeStack(screen)
    let console = HeadlessConsole(window)
    screen.task { screen in
      try await count(to: 20, on: window.clock) { screen.log.append("\($0)") }
    }

    await console.advance(by: .seconds(1))
    #expect(screen.log.count == 10)
    await console.advance(by: .seconds(1))

    #expect(screen.log.last == "20")
  }

  @Test func `an error is reported to the screen`() async {
    let screen = WorkScreen()
    let (window, _) = makeStack(screen)
    screen.task { _ in
      throw NoNetwork()
    } didFail: {
      $0.log.append("\($1)")
    }

    await HeadlessConsole(window).advance(by: .zero)

    #expect(screen.log == ["NoNetwork()"])
  }

  @Test func `an error that nobody handles is an issue`() async {
    let screen = WorkScreen()
    let (window, _) = makeStack(screen)
    screen.task { _ in throw NoNetwork() }

    await withKnownIssue {
      await HeadlessConsole(window).advance(by: .zero)
    } matching: {
      $0.comments.contains {
        $0.rawValue.contains("WorkScreen") && $0.rawValue.contains("NoNetwork")
      }
    }
  }

  @Test func `a cancellation that the work itself throws is an error`() async {
    let screen = WorkScreen()
    let (window, _) = makeStack(screen)
    screen.task { _ in
      throw CancellationError()
    } didFail: {
      $0.log.append("\($1)")
    }

    await HeadlessConsole(window).advance(by: .zero)

    #expect(screen.log == ["CancellationError()"])
  }

  @Test(arguments: [true, false])
  func `leaving cancels the work, and its later error is not reported`(closes: Bool) async {
    let screen = WorkScreen()
    let (window, stack) = makeStack(screen)
    let console = HeadlessConsole(window)
    screen.task { screen in
      do {
        try await screen.clock.sleep(for: .seconds(1))
      } catch {
        screen.log.append("cancelled")
        throw NoNetwork()
      }
    } didFail: { screen, _ in
      screen.log.append("failed")
    }
    await console.advance(by: .zero)
    stack.show(SampleScreen { Text("cover") })
    await console.advance(by: .milliseconds(500))
    #expect(screen.log.isEmpty)

    if closes { window.close() } else { stack.popToRoot() }
    await console.advance(by: .zero)

    #expect(screen.log == ["cancelled"])
  }

  @Test func `work of a screen that leaves before it begins never begins`() async {
    let screen = WorkScreen()
    let (window, stack) = makeStack(screen)
    // The screen is held, so that its work cannot fail to begin because it is released.
    window.didReport = { #expect($0.kind == .leaked) }
    let console = HeadlessConsole(window)
    screen.task { $0.log.append("began") }

    stack.popToRoot()
    await console.advance(by: .zero)

    #expect(screen.log.isEmpty)
  }

  @Test func `a handle cancels work before it begins and while it runs`() async {
    let screen = WorkScreen()
    let first = screen.task { $0.log.append("first") }
    first.cancel()
    let (window, _) = makeStack(screen)
    let console = HeadlessConsole(window)
    let second = screen.task { screen in
      try await screen.clock.sleep(for: .seconds(1))
      screen.log.append("second")
    }
    await console.advance(by: .milliseconds(10))

    second.cancel()
    await console.advance(by: .seconds(5))

    #expect(screen.log.isEmpty)
  }

  @Test func `everything is released when the screen has left`() async {
    await expectNoLeaks { detector in
      let screen = detector(WorkScreen())
      let (window, stack) = makeStack(screen)
      detector.watch(window)
      let console = detector(HeadlessConsole(window))
      detector(screen.task { try await $0.clock.sleep(for: .seconds(9)) })
      detector(screen.every(.seconds(1)) { $0.log.append("tick") })
      detector(
        screen.task { screen in
          screen.log.append("done")
        } didFail: { screen, _ in
          screen.log = []
        })
      await console.advance(by: .seconds(2))
      #expect(screen.log == ["done", "tick", "tick"])

      stack.popToRoot()
      await console.advance(by: .zero)
    }
  }

  @Test func `work that has ended is released when more is given, and other work is not`() async {
    let screen = WorkScreen()
    let (window, _) = makeStack(screen)
    let console = HeadlessConsole(window)
    weak let ended = screen.task { $0.log.append("done") }
    weak let cancelled = screen.every(.seconds(1)) { $0.log.append("never") }
    weak let waiting = screen.task { try await $0.clock.sleep(for: .seconds(9)) }
    weak let repeated = screen.every(.seconds(1)) { $0.log.append("tick") }
    cancelled?.cancel()
    await console.advance(by: .milliseconds(10))

    screen.task { $0.log.append("more") }

    #expect(ended == nil && cancelled == nil)
    #expect(waiting != nil && repeated != nil)
    await console.advance(by: .seconds(1))
    #expect(screen.log == ["done", "more", "tick"])
  }

  @Test func `work given in init does not keep a screen that is never shown`() {
    final class Weather: Screen {
      private var degrees = 0
      var body: some View { Text("\(degrees)") }

      init(_ load: @escaping () throws -> Int) {
        task {
          $0.degrees = try load()
        } didFail: { screen, _ in
          screen.degrees = 0
        }
        every(.seconds(1)) { $0.degrees += 1 }
      }
    }
    final class Station { var degrees = 21 }

    expectNoLeaks { detector in
      let station = detector(Station())
      detector(Weather { station.degrees })
      // The next frame drops the work.
      _ = HeadlessConsole(Window(), columns: 20, rows: 4).screen
    }
  }

  @Test func `work is released with a window that no console shows`() {
    expectNoLeaks { detector in
      let screen = detector(WorkScreen())
      let (window, _) = makeStack(screen)
      detector.watch(window)
      screen.task { $0.log.append("began") }
      screen.every(.seconds(1)) { $0.log.append("tick") }
    }
  }

  @Test func `a console that is dropped cancels nothing that its window still has`() async {
    await expectNoLeaks { detector in
      let screen = detector(WorkScreen())
      let (window, _) = makeStack(screen)
      detector.watch(window)
      screen.task { try await $0.clock.sleep(for: .seconds(9)) }
      await HeadlessConsole(window).advance(by: .seconds(1))

      window.close()
      for _ in 1...10 { await Task.yield() }
    }
  }

  /// Held by its own task alone.
  final class EndingScreen: Screen {
    let body = Text("ending")

    init() {
      task { screen in
        try? await screen.clock.sleep(for: .seconds(9))
        await Task.yield()
      }
    }
  }

  /// Ignores its cancellation.
  final class EndlessScreen: Screen {
    let body = Text("endless")

    init(_ end: AsyncStream<Void>) {
      task { screen in
        await Task { for await _ in end {} }.value
        screen.setNeedsRedraw()
      }
    }
  }

  @Test func `a cancelled task that is ending is not a leak, one that does not end is`() async {
    var leaks: Set<String> = []
    let window = Window()
    window.didReport = { if $0.kind == .leaked { leaks.insert($0.subject) } }
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen { Text("root") })
    window.didReport = { if $0.kind == .leaked { leaks.insert($0.subject) } }
    let (end, sink) = AsyncStream<Void>.makeStream()
    stack.show(EndingScreen())
    stack.show(EndlessScreen(end))
    let console = HeadlessConsole(window)
    await console.advance(by: .zero)

    stack.popToRoot()
    _ = console.screen
    await console.advance(by: .milliseconds(999))
    #expect(leaks.isDisjoint(with: ["EndingScreen", "EndlessScreen"]))
    await console.advance(by: .milliseconds(1))

    #expect(leaks.contains("EndlessScreen"))
    #expect(!leaks.contains("EndingScreen"))
    sink.finish()
  }
}
