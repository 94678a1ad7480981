package import Coordinators

/// What one drawing of a window gave: what the terminal shows, and all that handles the next event.
///
/// A console holds the frame that the user sees and nothing else of it: the next one replaces it as a whole, and none is left
/// once the console has ended. Where a part of a frame is drawn again, or parts of the last one are reused, the frame is the
/// same as one that was drawn from nothing; debug builds compare them.
@MainActor package struct Frame {
  /// The cells; `nil` while a control is drawn on them by itself.
  package internal(set) var canvas: Canvas?
  /// How the focused control was drawn, if it can be drawn again by itself.
  var focusedDrawing: FocusedDrawing?
  /// The screen that receives keys.
  var active: ActiveScreen?
  /// The innermost tab bar controller around the active screen; `nil` while a box or a sheet covers it.
  var tabs: TabBarController?
  /// The innermost split view around the active screen; `nil` while a modal or a sheet covers it.
  var columns: ColumnNavigation?
  /// The drawn columns beside the one with the keys that the mouse reaches.
  var columnsBeside: [ColumnBeside] = []
  /// The screens in those columns, by the number of their state.
  var screensBeside: [Int: ActiveScreen] = [:]
  /// The window-wide commands.
  var windowCommands: [KeyCommand] = []
  /// Where each control of the active screen was drawn.
  var controlRects: [ViewPath: Rect] = [:]
  /// The controls that the mouse reaches, from back to front.
  var mouseTargets: [DrawingContext.MouseTarget] = []
  var barTargets: [BarClickTarget] = []
  /// The panel in front: what has popped up, a box or a sheet; `nil` if the whole window is in front.
  var frontRect: Rect?
  /// The path to the active screen.
  var breadcrumbs = Breadcrumbs()
  /// The responders to keys before the overlay was drawn; `nil` without one.
  var chainBelowOverlay: ResponderChain?
  /// The window in the linear form, if that is what the terminal shows.
  var linearText: LinearText?
  /// The screens and where they were drawn, from back to front.
  var screenRects: [(screen: any Screen, rect: Rect)] = []
  /// The number of messages that were drawn, which are the newest.
  var toastCount = 0
  var isAnimated = false
  /// The most rows that a view has left out for lack of room; an estimate.
  var hiddenRows = 0
  /// True while a screen in front is loading and the terminal waits for it; behind a box or a sheet it does not matter.
  var isLoading = false
  /// How much of the frame was drawn again.
  package internal(set) var redrawing = ControlRedrawing.screen
  /// The screens with an identity that several elements of a ``ForEach`` have.
  var repeatedIdentities: [(screen: any Screen, identity: AnyHashable)] = []
  /// Whether the frame has moved the focus after a title or a body has asked where it is.
  var hasReadOldFocus = false
  /// The screens that have changed, while they were drawn, what is drawn.
  var changingScreens: [Any.Type] = []
  /// What views have to report to the program before the frame is shown.
  var reports: [() -> Void] = []

  /// The type of the screen whose closures an event calls.
  var subject: Any.Type {
    guard let screen = active?.screen else { return Window.self }
    return type(of: screen)
  }

  /// Whether the frame shows the window as it is once all has been reported.
  var isSettled: Bool { !hasReadOldFocus && changingScreens.isEmpty && reports.isEmpty }

  /// Forgets what only the end of drawing needs, and what must not keep screens alive that leave.
  mutating func forgetDrawing() { (screenRects, repeatedIdentities, reports) = ([], [], []) }

  /// The responders to keys.
  func chain(of window: Window) -> ResponderChain {
    ResponderChain(
      window: window, active: active, tabs: tabs, columns: columns, commands: windowCommands,
      controlRects: controlRects)
  }

  /// The window in the linear form.
  package func linearText(of window: Window, strings: ConsoleStrings) -> LinearText {
    LinearText(
      active, at: breadcrumbs, columns: columns,
      windowCommands: chain(of: window).typedWindowCommands, canGoBack: window.canGoBack,
      toasts: window.attached.toasts.texts, strings: strings)
  }
}

/// What tests and debug builds ask a frame.
extension Frame {
  /// The active screen as text: its elements with their roles, one per line.
  package var outline: String { active?.outline.joined(separator: "\n") ?? "" }

  /// The control with the focus as a line of the outline; `nil` if there is none.
  package var focus: String? { active?.focused?.semantics.description }

  /// Whether a click on a cell reaches what is drawn there, and not a panel over it.
  package func isInFront(_ point: Point) -> Bool {
    frontRect?.contains(point) ?? true || barTargets.contains { $0.rect.contains(point) }
  }

  /// Whether a click on a cell reaches a control that is more than a text that scrolls, or a part of a bar.
  package func reactsToClick(on point: Point) -> Bool {
    if barTargets.contains(where: { $0.rect.contains(point) }) { return true }
    guard let target = mouseTargets.last(where: { $0.visible.contains(point) }) else {
      return false
    }
    return target.isPopUp || !(target.control.control is ScrollElement)
  }

  /// Whether a cell is in a column that a click selects.
  package func isInColumnBeside(_ point: Point) -> Bool {
    columnsBeside.contains { $0.rect.contains(point) }
  }

  /// The title of the screen with the keys.
  package var activeTitle: String { active?.screen.title ?? "" }

  /// The type of the screen with the keys, such as `ArticleScreen`; empty if there is none.
  package var activeScreenType: String { active.map { "\(type(of: $0.screen))" } ?? "" }

  /// The semantics of the controls of the active screen, in reading order.
  package var controlSemantics: [Semantics] { active?.controls.map(\.semantics) ?? [] }

  /// Whether a frame from nothing shows something else, or has other commands.
  func isOutdated(by fresh: Frame) -> Bool {
    guard let canvas, let freshCanvas = fresh.canvas, canvas == freshCanvas,
      linearText == fresh.linearText, active?.screen === fresh.active?.screen
    else { return true }
    return !hasCommands(like: fresh)
  }

  private func hasCommands(like other: Frame) -> Bool {
    let commands = (active?.commands ?? []) + windowCommands
    let others = (other.active?.commands ?? []) + other.windowCommands
    return commands.elementsEqual(others) { $0.keys == $1.keys && $0.label == $1.label }
  }

  /// Whether the cells or the cursor differ from those of another frame of the same size.
  func looksDifferent(from other: Frame) -> Bool {
    guard let canvas, let fresh = other.canvas, canvas.size == fresh.size else { return false }
    return canvas != fresh
  }

  /// The first cell that looks different in a frame of the same size, or its cursor.
  func firstDifference(from other: Frame) -> Point? {
    guard let canvas, let fresh = other.canvas else { return nil }
    for (index, cells) in zip(canvas.cells, fresh.cells).enumerated()
    where !canvas.looksEqual(cells.0, cells.1, of: fresh) {
      return Point(column: index % canvas.size.columns, row: index / canvas.size.columns)
    }
    return fresh.cursor ?? canvas.cursor
  }
}
