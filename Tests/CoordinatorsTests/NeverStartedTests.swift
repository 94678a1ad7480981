import Coordinators
import Testing

/// Coordinators that were added and never started.
@MainActor
struct `A coordinator that is never started` {
  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `is reported when the window closes`() {
    let reported = sentences {
      for _ in 1...2 { fixture.app.add(child: Flow("Tab", in: NavigationController())) }
      fixture.window?.close()
    }

    #expect(
      reported == [
        """
        `Flow` was added, but has not shown or started anything: call `start()` after `add(child:)`, or \
        `start(child:)`, which does both, and show screens in `start()` with `show(_:)`
        """, reported.last,
      ])
  }

  @Test(arguments: ["replaced", "left with its parent"])
  func `is reported when it leaves`(way: String) {
    let parent = fixture.push("A")
    let child = Flow("B", in: fixture.stack)
    parent.add(child: child)

    let reported = diagnostics {
      switch way {
      case "replaced":
        parent.replace(child, with: Flow("C", in: fixture.stack) { $0.show(Page("c")) })
      default: fixture.app.removeAll()
      }
    }

    #expect(reported.map(\.rawValue) == ["neverStarted"])
  }

  @Test(arguments: [false, true])
  func `is not one that its parent removes itself`(removesAll: Bool) {
    let child = Flow("B", in: fixture.stack)
    fixture.app.add(child: child)

    let reported = diagnostics {
      if removesAll { fixture.app.removeAll() } else { fixture.app.remove(child: child) }
    }

    #expect(reported.isEmpty)
    #expect(fixture.app.children.isEmpty)
  }

  @Test func `is reported although another parent tried to remove it`() {
    let child = Flow("B", in: fixture.stack)
    fixture.app.add(child: child)

    let reported = diagnostics {
      fixture.push("A").remove(child: child)
      fixture.window?.close()
    }

    #expect(reported == [.notAChild, .neverStarted])
  }

  @Test func `is not one that was started before, after, later or by an outcome`() async {
    let window = fixture.window
    var reported: [CoordinatorDiagnostic] = []
    window?.didReport = { reported.append($0) }
    let flows = (1...4).map { number in
      DirectFlow("\(number)", in: fixture.stack) { $0.show(Page("page")) }
    }

    fixture.app.add(child: flows[0])
    flows[0].start()
    flows[1].start()
    fixture.app.add(child: flows[1])
    fixture.app.add(child: flows[2])
    let task = Task { flows[2].start() }
    await task.value
    let awaiting = Task.immediate { await fixture.app.outcome(of: flows[3], \.done) }
    window?.close()

    #expect(await awaiting.value == nil)
    #expect(reported.isEmpty)
  }

  @Test func `is not one that starts children, or finishes in its start`() {
    let stack = fixture.stack
    let reported = diagnostics {
      let grouping = Flow("A", in: stack)
      fixture.app.add(child: grouping)
      grouping.start(child: Flow("B", in: stack) { $0.show(Page("b")) })
      let ending = DirectFlow("C", in: stack) { $0.finish() }
      fixture.app.add(child: ending)
      ending.start()
      fixture.app.start(child: Flow("D", in: stack))
      fixture.window?.close()
    }

    #expect(reported.isEmpty)
  }

  @Test func `may show its screens in a presenter of another module`() {
    let reported = diagnostics {
      let flow = DirectFlow("A", in: OtherPresenter()) { $0.show(Page("a")) }
      fixture.app.add(child: flow)
      flow.start()
      fixture.window?.close()
    }

    #expect(reported.isEmpty)
  }
}

/// A presenter that is not built in.
@MainActor
private final class OtherPresenter: Presenter {
  func show(_ screen: any Presentable, for coordinator: Coordinator?) {}
}
