import Coordinators
import Testing

/// Links to what is still being loaded.
@MainActor
struct `Links to what is not there yet` {
  let window = Window()
  let app: NotesApp
  let links: LinkOpener

  init() throws {
    app = NotesApp(window: window, notes: [1])
    app.expected = [3]
    links = LinkOpener(window)
    try window.start(app)
  }

  @Test func `a link shows what leads to the place, and is followed once it is there`() throws {
    try links.open(DeepLink("3"))
    #expect(links.waiting == DeepLink("3"))
    #expect(app.editors.isEmpty && window.activeScreen === app.list)

    app.notes.insert(3)
    try links.resume()

    #expect(app.editors.map(\.note) == [3])
    #expect(window.location == DeepLink("3"))
    #expect(links.waiting == nil)
  }

  @Test func `a link that waits is no error, and its outcome says so`() async throws {
    let outcome = try await links.outcome(of: DeepLink("3"))

    #expect(outcome == .waits)
  }

  @Test func `what covers that is removed`() throws {
    app.open(1)

    try links.open(DeepLink("3"))

    #expect(app.editors.isEmpty && window.activeScreen === app.list)
  }

  @Test func `a place that does not come is no such place then`() throws {
    try links.open(DeepLink("3"))
    app.expected = []

    #expect(throws: LinkError.self) { try links.resume() }

    #expect(links.waiting == nil && window.activeScreen === app.list)
  }

  @Test func `what its route has shown before is rolled back`() throws {
    app.willThrow = { [app] in
      app.stack.show(Page("half"), for: app)
      Modal(over: app.stack).show(Page("alert"))
    }

    try links.open(DeepLink("3"))

    #expect(app.stack.screens.count == 1 && window.activeScreen === app.list)
    #expect(links.waiting == DeepLink("3"))
  }

  @Test func `a newer link replaces one that waits`() throws {
    try links.open(DeepLink("3"))

    try links.open(DeepLink("1"))

    #expect(links.waiting == nil)
    #expect(app.editors.map(\.note) == [1])
  }
}
