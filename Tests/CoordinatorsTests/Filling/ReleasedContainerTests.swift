import Coordinators
import Testing

/// Containers in no window that nothing holds but what waits in them.
@MainActor
struct `A container that only its own screens would hold` {
  let app: App
  let window = Window()

  init() throws {
    app = App(window: window)
    try window.start(app)
  }

  enum Covering: CaseIterable {
    case modal, detail, detailOfModal, modalOverDetail, detailOfDetail

    @MainActor func presenter(of stack: NavigationController) -> any Presenter {
      switch self {
      case .modal: Modal(over: stack)
      case .detail: Detail(of: stack)
      case .detailOfModal: Detail(of: Modal(over: stack))
      case .modalOverDetail: Modal(over: Detail(of: stack))
      case .detailOfDetail: Detail(of: Detail(of: stack))
      }
    }
  }

  @Test(arguments: Covering.allCases)
  func `is released and reported`(covering: Covering) {
    weak var stack: NavigationController?
    weak var page: Page?
    let reported = diagnostics {
      let (newStack, newPage) = (NavigationController(), Page("a"))
      (stack, page) = (newStack, newPage)
      covering.presenter(of: newStack).show(newPage)
    }

    #expect(stack == nil && page == nil)
    #expect(reported == [.neverShown])
  }

  @Test func `is released with the columns of its split view`() {
    weak var split: SplitViewController?
    let reported = diagnostics {
      let newSplit = SplitViewController()
      split = newSplit
      newSplit.show(Page("row"))
      let stack = NavigationController()
      newSplit.show(stack)
      Detail(of: stack).show(Page("detail"))
    }

    #expect(split == nil)
    #expect(reported == [.neverShown])
  }

  @Test(arguments: Covering.allCases)
  func `is held by the coordinator of the screens`(covering: Covering) {
    weak var stack: NavigationController?
    var flow: Flow?
    let reported = diagnostics {
      let newStack = NavigationController()
      stack = newStack
      let newFlow = Flow("flow", in: covering.presenter(of: newStack)) { $0.show(Page("a")) }
      flow = newFlow
      app.start(child: newFlow)
    }
    #expect(stack != nil && flow?.isActive == true && reported.isEmpty)

    flow?.finish()
    flow = nil

    #expect(stack == nil)
  }

  @Test(arguments: Covering.allCases)
  func `is shown with what a presenter has shown in it`(covering: Covering) {
    let stack = NavigationController()
    covering.presenter(of: stack).show(Page("a"))

    app.stack.show(stack)

    #expect((window.activeScreen as? Page)?.name == "a")
  }

  @Test(arguments: Covering.allCases)
  func `is not held by a presenter without a coordinator`(covering: Covering) {
    weak var stack: NavigationController?
    let presenter: any Presenter = {
      let newStack = NavigationController()
      stack = newStack
      return covering.presenter(of: newStack)
    }()

    let reported = diagnostics { presenter.show(Page("late")) }

    #expect(stack == nil)
    #expect(reported == [.presenterNotInWindow])
  }
}
