import Coordinators
import Testing

/// What the sentences about a mistake name: the object, the call, and what to write instead.
@MainActor
struct `The sentence about a mistake` {
  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `names the new coordinator if the start of a replacement fails`() {
    struct Refused: Error {}
    let old = fixture.push("A")

    let sentences = sentences {
      fixture.app.replace(old, with: Signup("B", in: fixture.stack) { _ in throw Refused() })
    }

    #expect(sentences.map { $0.prefix(21) } == ["`start()` of `Signup`"])
  }

  @Test func `says that a tab coordinator has left out super.start()`() {
    final class Unshown: TabCoordinator {
      override func start() {
        addTab { Flow("A", in: $0) { $0.show(Page("a")) } }
      }
    }
    fixture.app.start(child: Unshown(presenter: fixture.stack))

    let sentences = sentences { fixture.window?.reportFilledContainers() }

    #expect(
      sentences == [
        "`Unshown` filled its `tabs`, but never showed them: call `super.start()` first in its `start()`"
      ])
  }

  @Test func `says that a coordinator is the child of another parent`() {
    let other = fixture.push("A")
    let child = fixture.push("B", under: other)

    let sentences = sentences {
      fixture.app.replace(child, with: Signup("C", in: fixture.stack))
      fixture.app.remove(child: child)
    }

    #expect(
      sentences.map { $0.split(separator: ":")[0] } == [
        "`replace(_", "`remove(child",
      ])
    #expect(sentences.allSatisfy { $0.contains("of `App` was called with `Flow`, which is not") })
    #expect(other.children.count == 1)
  }

  @Test func `says that the replaced coordinator had left`() {
    let old = fixture.push("A")
    fixture.stack.pop()

    let sentences = sentences {
      fixture.app.replace(old, with: Signup("B", in: fixture.stack))
    }

    #expect(
      sentences.map { $0.prefix(47) } == ["`replace(_:with:)` was dropped, since `Flow` ha"])
  }

  @Test func `names the call that was made`() {
    let (removed, added) = (fixture.push("A"), fixture.push("B"))
    let window = fixture.window
    added.finish()
    fixture.stack.popToRoot()

    let sentences = sentences {
      removed.remove(child: fixture.app)
      removed.removeAll()
      fixture.app.add(child: fixture.app)
      try? window?.start(fixture.app)
      window?.close()
      window?.show(Page("late"))
      fixture.stack.show(Page("late"), for: removed)
    }

    #expect(sentences.count == 5)
    #expect(sentences[0].hasPrefix("`Flow` called `remove(child:)` after it had left"))
    #expect(sentences[1].hasPrefix("`Flow` called `removeAll()` after it had left"))
    #expect(sentences[2].hasPrefix("`App` would contain itself"))
    #expect(sentences[3].hasPrefix("`show(_:)` for `Page` was called after the window was closed"))
  }

  @Test func `says that awaiting an outcome adds and starts the coordinator itself`() async {
    let login = Flow("Login", in: fixture.stack) { $0.show(Page("login")) }
    var sentences: [String] = []
    fixture.window?.didReport = { sentences.append($0.description) }
    fixture.app.add(child: login)

    let outcome = await fixture.app.outcome(of: login, \.done)

    #expect(outcome == nil)
    #expect(
      sentences == [
        """
        `Flow` was already added or started: leave that out, since `outcome(of:_:)` adds and starts \
        the coordinator itself
        """
      ])
  }
}

/// A flow of a type of its own, to distinguish its name from that of another one.
private final class Signup: Flow {}
