import Coordinators
import Testing

/// Mistakes of other libraries: what is not loaded yet at the start is lost, or is saved as if it had been closed.
@MainActor
struct `A place that is not there yet` {
  let window = Window()
  let app: NotesApp

  init() throws {
    app = NotesApp(window: window)
    app.expected = [12]
    try window.start(app)
  }

  private static let text = """
    restoration 1
    to 1
      in Editor
        state 3 first
    to 12
      in Editor
        state 3 second
    to 2
      in Editor
        state 3 third

    """

  @Test func `is restored later, with its state and what was above it`() {
    let problems = window.restore(Self.text)
    #expect(problems.isEmpty && app.drafts == ["first"] && window.isRestoring)
    app.editors[0].screen.draft = "changed since"

    #expect(window.continueRestoring().isEmpty && window.isRestoring)
    app.notes.insert(12)
    #expect(window.continueRestoring().isEmpty)

    #expect(!window.isRestoring)
    #expect(app.drafts == ["changed since", "second", "third"])
  }

  @Test func `stays in the saved state until it is there, also over another run`() throws {
    #expect(window.restore(Self.text).isEmpty)
    let saved = window.navigationState

    let other = Window()
    let second = NotesApp(window: other)
    second.expected = [12]
    try other.start(second)
    #expect(other.restore(saved).isEmpty)
    #expect(other.navigationState == saved)
    second.notes.insert(12)
    #expect(other.continueRestoring().isEmpty)

    #expect(second.drafts == ["first", "second", "third"])
    #expect(other.navigationState.hasSuffix(Self.text.dropFirst("restoration 1\n".count)))
    #expect(!other.navigationState.contains("waits"))
  }

  @Test func `is a problem once it will never be there, and leaves the saved state`() {
    #expect(window.restore(Self.text).isEmpty)

    app.expected = []
    let problems = window.continueRestoring()

    #expect(problems.map(\.text) == ["12"] && !window.isRestoring)
    #expect(!window.navigationState.contains("waits"))
  }

  @Test func `leaves the saved state when the program gives it up`() {
    #expect(window.restore(Self.text).isEmpty)

    window.endRestoring()

    #expect(!window.isRestoring && window.continueRestoring().isEmpty)
    #expect(!window.navigationState.contains("12"))
  }

  @Test func `is not mistaken for an earlier one with the same name`() {
    #expect(
      window.restore(
        """
        restoration 1
        to 1
          in Editor
            state 3 a
        to 12
        to 1
          in Editor
            state 3 b

        """
      ).isEmpty)
    app.notes.insert(12)

    #expect(window.continueRestoring().isEmpty)

    #expect(app.editors.map(\.note) == [1, 12, 1] && app.drafts == ["a", "", "b"])
  }

  @Test func `waits on if a guard refuses what its restoration does`() {
    #expect(window.restore(Self.text).isEmpty)
    let draft = Draft()
    app.stack.show(draft)
    app.notes.insert(12)
    app.willOpen = { app.stack.popToRoot() }
    let saved = window.navigationState

    #expect(window.continueRestoring().isEmpty && window.isRestoring)
    #expect(draft.refusals == 1 && window.navigationState == saved)
    draft.leaveDecision = .allowed
    #expect(window.continueRestoring().isEmpty)

    #expect(!window.isRestoring && app.editors.map(\.note) == [2])
  }

  @Test func `waits once however often the same state is restored`() {
    let text = "restoration 1\nto 12\n"

    for _ in 0..<3 { #expect(window.restore(text).isEmpty) }

    #expect(window.navigationState.split(separator: "\n").count { $0 == "waits" } == 1)
  }

  @Test func `does not wait after a transaction that fails`() {
    let before = window.navigationState

    #expect(throws: Failure.self) {
      try window.transaction {
        #expect(window.restore(Self.text).isEmpty)
        throw Failure()
      }
    }

    #expect(!window.isRestoring && window.navigationState == before)
  }

  @Test func `waits on after a transaction that fails restored it`() {
    #expect(window.restore(Self.text).isEmpty)
    app.notes.insert(12)
    let saved = window.navigationState

    #expect(throws: Failure.self) {
      try window.transaction {
        #expect(window.continueRestoring().isEmpty)
        throw Failure()
      }
    }

    #expect(window.isRestoring && window.navigationState == saved)
    window.continueRestoring()
    #expect(app.drafts == ["first", "second", "third"])
  }

  private struct Failure: Error {}

  @Test func `is forgotten when the window closes`() {
    #expect(window.restore(Self.text).isEmpty)

    window.close()

    #expect(!window.isRestoring && window.navigationState == "restoration 1\n")
  }

  @Test func `behind a guard is a problem that waits for its permission`() {
    app.isLocked = true
    let problems = window.restore("restoration 1\nto 1\n  in Editor\n    state 3 secret\n")
    #expect(problems.map(\.reason) == [.notAllowed] && window.isRestoring)
    #expect(window.navigationState.contains("secret"))

    app.isLocked = false
    #expect(window.continueRestoring().isEmpty)

    #expect(app.drafts == ["secret"])
  }

  @Test(arguments: [
    "\u{301}first", "\u{20E3}", "\u{1F3FD}", "\u{FE0F}x", "\u{93F}", "a\u{301}", "\u{200D}",
    "\r\n\u{301}",
  ])
  func `has its state although that begins with a combining character`(draft: String) throws {
    app.open(1, draft: draft)
    let other = Window()
    let second = NotesApp(window: other)
    try other.start(second)

    #expect(other.restore(window.navigationState).isEmpty)

    #expect(second.drafts.map { Array($0.unicodeScalars) } == [Array(draft.unicodeScalars)])
  }
}
