import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// A window with everything that is drawn around screens, for the snapshots of the sweep.
@MainActor enum SweptWindow: String, CaseIterable {
  case stack, busy, tabs, split, sidebar, sheet, stackInSheet, boxedStack, alert, help, palette
  case toasts, form

  func console(columns: Int, rows: Int, theme: Theme) -> HeadlessConsole {
    let window = Window()
    show(in: window)
    let console = HeadlessConsole(window, columns: columns, rows: rows, theme: { theme })
    switch self {
    case .help: console.press("?")
    case .palette:
      console.press("f1")
      console.type("o")
      console.press("down")
    case .toasts:
      window.toast("Saved")
      window.toast("Two feeds are no longer there, and the third one has moved", kind: .error)
    default: break
    }
    return console
  }

  private func show(in window: Window) {
    if self == .split || self == .sidebar { return showShelf(in: window) }
    let stack = NavigationController()
    let page = SweptPage("Storks", isBusy: self == .busy)
    if self == .tabs {
      let tabs = TabBarController()
      window.show(tabs)
      tabs.show(stack)
      tabs.show(SweptPage("World news"))
      tabs.show(SweptPage("More"))
    } else {
      window.show(stack)
    }
    stack.show(SweptPage("Articles"))
    stack.show(page)
    switch self {
    case .sheet: Modal(over: stack).show(SweptPage("New feed", .sheet))
    case .stackInSheet, .boxedStack:
      let inner = NavigationController()
      let presentation = self == .boxedStack ? Presentation.box : .sheet
      Modal(over: stack).show(inner)
      inner.show(SweptPage("Feeds", presentation))
      inner.show(SweptPage("A feed", presentation))
    case .alert:
      AlertScreen(
        title: "Remove the feed?", message: "Its articles are lost, the saved ones too.",
        kind: .warning,
        actions: [AlertAction("Cancel", role: .cancel), AlertAction("Remove", role: .destructive)]
      )
      .show(over: stack)
    case .form:
      stack.show(
        SampleScreen("Form") {
          Form {
            TextField("Address", text: "htp:/example").validationError("Wrong scheme")
            Button("Save") {}
          }
        })
    default: break
    }
  }

  private func showShelf(in window: Window) {
    let split = SplitViewController(hasSidebar: self == .sidebar)
    window.show(split)
    split.sidebar?.show(SweptPage("Library"))
    split.list.show(SweptPage("Shelf"))
    split.detail.show(SweptPage("Book"))
  }
}

/// A screen with a list, commands, a status and, on request, an activity.
private final class SweptPage: Screen {
  let title: String
  let presentation: Presentation
  private let isBusy: Bool

  init(_ title: String, _ presentation: Presentation = .full, isBusy: Bool = false) {
    (self.title, self.presentation, self.isBusy) = (title, presentation, isBusy)
  }

  var status: StyledText { "12 unread, 3 saved" }

  var commands: [KeyCommand] {
    [
      KeyCommand(.character("s"), "save") {}, KeyCommand(.character("o"), "open") {},
      KeyCommand(.character("m"), "mark all as read") {},
    ]
  }

  var activity: some View { if isBusy { ProgressBar(0.5, label: "1 of 2") } }

  var body: some View {
    List(Array(1...6)) {
      Text("row \($0) of \(self.title)")
    } didSelect: { _ in
    }
  }
}
