import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

@Suite @MainActor struct ReleaseTests {
  private final class Leaky {
    var keepMe: Leaky?
  }

  @Test func `what is freed is not reported`() {
    expectReleased { probe in
      let object = probe(Leaky())
      object.keepMe = Leaky()
    }
  }

  @Test func `what keeps itself alive is named`() {
    var leak: Leaky?
    withKnownIssue {
      expectReleased { probe in
        let object = probe(Leaky())
        object.keepMe = object
        leak = object
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("still alive: Leaky") }
    }
    leak?.keepMe = nil
  }

  @Test func `a probe that saw nothing is a mistake`() {
    withKnownIssue {
      expectReleased { _ in }
    }
  }

  @Test func `every screen that a watched window showed must be freed`() {
    var kept: (any Presentable)?
    withKnownIssue {
      expectReleased { probe in
        let window = Window()
        probe.watch(window)
        let screen = AlertScreen(title: "kept", actions: [])
        window.show(screen)
        kept = screen
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("AlertScreen") }
    }
    kept = nil
    #expect(kept == nil)
  }
}
