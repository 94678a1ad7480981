import Coordinators
import Testing

@MainActor
struct `A screen that guards its leaving` {
  /// A screen whose answer the test decides.
  private final class Draft: Presentable, LeavingGuard {
    var leaving = Leaving.refused
    var refusals = 0
    func didRefuseLeaving() { refusals += 1 }
  }

  private let world: World
  private let draft = Draft()
  private let flow: Flow

  /// Root, then B with the draft.
  init() throws {
    world = try World()
    let draft = draft
    flow = world.start(Flow("B", in: world.stack) { $0.show(draft) })
    world.forget()
  }

  private var isThere: Bool { world.stack.topScreen === draft }

  @Test func `stops back, pop, a swapped root and finish, and is told each time`() {
    var told = 0
    world.window?.back()
    world.stack.pop()
    world.stack.popToRoot()
    world.window?.show(Page("other"))
    flow.finish { told += 1 }

    #expect(isThere && flow.isActive)
    #expect(world.eventCount == 0)
    #expect(draft.refusals == 5)
    #expect(told == 0)
  }

  @Test func `lets everything go when it allows it`() {
    draft.leaving = .allowed
    var told = 0

    flow.finish { told += 1 }

    #expect(world.log == ["removed B"])
    #expect(told == 1)
  }

  @Test func `keeps also what lies above it: all leave or none`() {
    let c = world.push("C")
    world.forget()

    world.stack.popToRoot()

    #expect(c.isActive)
    #expect(world.eventCount == 0)
    #expect(draft.refusals == 1)
  }

  @Test func `is asked after those above it, and before anything has changed`() {
    var asked: [String] = []
    let upper = Draft()
    upper.leaving = .asks { answer in
      asked.append("upper \(self.world.stack.screens.count)")
      answer(true)
    }
    draft.leaving = .asks { answer in
      asked.append("lower \(self.world.stack.screens.count)")
      answer(true)
    }
    world.stack.show(upper, for: world.app)

    world.stack.popToRoot()

    #expect(asked == ["upper 3", "lower 3"])
    #expect(world.pages == ["root"])
  }

  @Test func `asks once while it waits for the answer`() {
    var answers: [(Bool) -> Void] = []
    draft.leaving = .asks { answers.append($0) }

    world.window?.back()
    world.window?.back()
    #expect(answers.count == 1 && isThere)
    answers.first?(false)
    #expect(isThere)
    world.window?.back()
    answers.last?(true)
    answers.last?(true)

    #expect(answers.count == 2)
    #expect(world.log == ["removed B"])
    #expect(world.pages == ["root"])
  }

  @Test func `drops an answer that comes when it has left otherwise`() {
    var answer: ((Bool) -> Void)?
    draft.leaving = .asks { answer = $0 }
    world.window?.back()
    world.window?.withoutGuards { world.stack.popToRoot() }
    world.push("C")

    answer?(true)

    #expect(world.pages == ["root", "c"])
  }

  @Test func `is not asked by force, nor when the window closes`() {
    world.window?.withoutGuards { world.stack.pop() }
    #expect(world.log == ["removed B"])

    let other = Draft()
    world.stack.show(other, for: world.app)
    world.window?.close()

    #expect(other.refusals == 0 && draft.refusals == 0)
    #expect(world.window?.isClosed == true)
  }

  @Test func `inside a start that fails changes nothing`() {
    world.start(
      Flow("C", in: world.stack) { flow in
        self.world.stack.popToRoot()
        flow.show(Page("c"))
      })

    #expect(isThere == false && world.stack.screens.count == 3)
    #expect(draft.refusals == 1)
  }
}
