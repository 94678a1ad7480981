import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

@Suite @MainActor struct LeakDetectorTests {
  private final class Node {
    var next: Node?
  }

  @Test func `a freed object is not a leak`() {
    expectNoLeaks { detector in
      let object = detector(Node())
      object.next = Node()
    }
  }

  @Test func `an object that retains itself is reported by name`() {
    var leak: Node?
    withKnownIssue {
      expectNoLeaks { detector in
        let object = detector(Node())
        object.next = object
        leak = object
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("leaked: Node") }
    }
    leak?.next = nil
  }

  @Test func `a flow that watches nothing is an issue`() {
    withKnownIssue {
      expectNoLeaks { _ in }
    }
  }

  @Test func `a screen of a watched window that is still alive is reported`() {
    var kept: (any Presentable)?
    withKnownIssue {
      expectNoLeaks { detector in
        let window = Window()
        detector.watch(window)
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
