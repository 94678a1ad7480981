import Coordinators
import Testing

/// Who gets a diagnostic, and what it says.
@MainActor
struct `Diagnostics` {
  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `a window collects its diagnostics until somebody receives them`() throws {
    let other = try Fixture()
    fixture.stack.show(fixture.app.root)
    let flow = Flow("B", in: fixture.stack)
    flow.finish()
    var received: [CoordinatorDiagnostic] = []
    #expect(received.isEmpty)

    fixture.window?.didReport = { received.append($0) }
    other.window?.didReport = { _ in Issue.record("another window") }
    fixture.stack.show(fixture.app.root)

    #expect(
      received.map(\.kind) == [
        .screenAlreadyShown, .coordinatorNotStarted, .screenAlreadyShown,
      ])
  }

  @Test func `a diagnostic goes to the window of its presenter, parent or running call`() throws {
    let other = try Fixture()
    var (received, others) = ([CoordinatorDiagnostic.Kind](), [CoordinatorDiagnostic.Kind]())
    fixture.window?.didReport = { received.append($0.kind) }
    other.window?.didReport = { others.append($0.kind) }

    fixture.push("B").start(child: Flow("C", in: other.stack) { $0.show(Page("c")) })
    let removed = fixture.push("D")
    fixture.stack.popToRoot()
    removed.show(Page("late"))
    fixture.window?.handlingEvent {
      let outcome = Flow("E", in: NavigationController())
      outcome.done(1)
      outcome.done(2)
    }

    #expect(received == [.presenterNotInWindow, .coordinatorRemoved, .calledTwice])
    #expect(others.isEmpty)
  }

  @Test func `a window keeps each diagnostic once, with the number of its repetitions`() {
    for _ in 1...3 { fixture.stack.show(fixture.app.root) }
    fixture.stack.show(fixture.stack)

    let entries = fixture.window?.takeDiagnostics() ?? []

    #expect(entries.map(\.count) == [3, 1])
    #expect(fixture.window?.takeDiagnostics().isEmpty == true)
  }

  @Test func `those of a window that is released while another one is notified are kept`() throws {
    let other = try Fixture()
    other.stack.show(other.app.root)
    fixture.push("A").removeCoordinator = { _ in other.window = nil }
    let receiver = DiagnosticsWithoutWindow.receiver
    defer { DiagnosticsWithoutWindow.receiver = receiver }
    var kept: [CoordinatorDiagnostic.Kind] = []
    DiagnosticsWithoutWindow.receiver = {
      kept.append($0.kind)
      return true
    }

    fixture.stack.pop()

    #expect(kept == [.screenAlreadyShown])
    #expect(fixture.window?.takeDiagnostics().isEmpty == true)
  }

  @Test func `a window counts the diagnostics that it does not keep`() throws {
    let window = try #require(fixture.window)
    for number in 1...120 {
      window.report(CoordinatorDiagnostic(.startFailed, subject: "Flow\(number)"))
    }

    let entries = window.takeDiagnostics()

    #expect(entries.count == 101)
    #expect(entries.last?.diagnostic.kind == .suppressed)
    #expect(entries.last?.diagnostic.description.hasPrefix("20 more diagnostics") == true)
  }

  @Test func `the handler replaces the window`() {
    let reported = diagnostics { fixture.stack.show(fixture.app.root) }

    #expect(reported == [.screenAlreadyShown])
    #expect(fixture.window?.takeDiagnostics().isEmpty == true)
  }

  @Test func `each kind says what happened and what to write instead`() {
    let kinds: [CoordinatorDiagnostic.Kind] = [
      .coordinatorRemoved, .coordinatorNotStarted, .neverStarted, .shownEmpty, .cancelled,
      .screenAlreadyShown, .screenNotFound, .presenterNotInWindow, .neverShown, .windowClosed,
      .coordinatorAlreadyAdded, .notAChild, .cycle, .startFailed, .transactionFailed,
      .restorationFailed, .calledTwice, .runaway, .identityRepeated, .keyRepeated, .keyUnreachable,
      .screenOutdated,
      .controlOutdated, .bodyChanges, .neverSettles, .hung, .taskFailed, .nothingShown, .leaked,
      .suppressed,
    ]
    let sentences = kinds.map {
      CoordinatorDiagnostic($0, subject: "Leaf", detail: "show(_:)").description
    }

    #expect(Set(sentences.map { $0.split(separator: ": ").last }).count == kinds.count)
    #expect(sentences.allSatisfy { $0.split(separator: ": ").count == 2 && !$0.hasSuffix(".") })
    #expect(
      sentences[1] == """
        `Leaf` showed a screen before it was started: start it with `start(child:)`, or with \
        `Window.start(_:)`
        """)
  }
}
