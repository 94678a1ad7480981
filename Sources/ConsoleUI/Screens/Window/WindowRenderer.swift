internal import Coordinators

/// Draws one frame of a window, and collects what the console needs to handle the next event.
@MainActor struct WindowRenderer {
  let screenStates: ScreenStates
  var context: DrawingContext
  /// What is drawn so far.
  var frame = Frame()
  /// Whether the mouse reaches what is drawn now although it is not in front.
  var isBesideReachable = false
  /// Whether the tab bar, or the row below it, shows what the screens in columns are doing.
  private var hasActivityAboveColumns = false
  /// Whether what is drawn now is below a tab bar, or would be in a higher window.
  private var isInTab = false
  private let capabilities: Capabilities
  /// Whether the console has a command palette.
  private let hasPalette: Bool
  /// Whether the frame is for the linear form, which has one column.
  let isLinear: Bool

  init(
    _ states: ScreenStates, context: DrawingContext, _ capabilities: Capabilities,
    hasPalette: Bool, isLinear: Bool
  ) {
    screenStates = states
    self.context = context
    self.context.isPrinted = capabilities.printsAllRows
    self.capabilities = capabilities
    self.hasPalette = hasPalette
    self.isLinear = isLinear
  }

  /// Whether a later frame can show what a message covers.
  private var isRedrawn: Bool { capabilities.movesCursor }

  /// The responders to keys in what was drawn so far.
  private mutating func chain(of window: Window) -> ResponderChain {
    frame.controlRects = context.controlRects
    var chain = frame.chain(of: window)
    // What a key does is not asked here.
    if hasPalette { chain.actions.showPalette = {} }
    return chain
  }

  /// The frame, once all is drawn.
  mutating func finished(_ input: FrameInput, waitsForScreens: Bool) -> Frame {
    frame.controlRects = context.controlRects
    frame.mouseTargets = context.mouseTargets
    frame.focusedDrawing = context.focusedDrawing
    frame.isAnimated = context.isAnimated
    frame.hiddenRows = context.hiddenRows
    if isLinear { frame.linearText = frame.linearText(of: input.window, strings: input.strings) }
    if waitsForScreens { frame.isLoading = isLoading }
    context.canvas.markRows()
    frame.canvas = context.canvas
    return frame
  }

  private var isLoading: Bool {
    if let active = frame.active, active.screen.presentation != .full {
      return active.screen.isLoading
    }
    return frame.screenRects.contains { $0.screen.isLoading }
  }

  mutating func draw(_ input: FrameInput) {
    let (window, overlay) = (input.window, input.overlay)
    context.strings = input.strings
    frame.windowCommands = input.commands.filter(\.isEnabled)
    var room = context.bounds
    let statusRect =
      capabilities.takesKeys && room.size.rows >= WindowBars.minRowsForStatusLine
      ? room.takeLastRow() : nil
    let toasts = ToastElement(messages: window.attached.toasts.messages)
    var drawnToasts =
      isRedrawn || context.isPrinted ? nil : toasts.draw(in: room, of: &context)
    room = room.inset(bottom: drawnToasts?.rect.size.rows ?? 0)
    if context.isPrinted, let panel = panelInFront(of: window.rootScreen, window.modals) {
      drawPrinted(panel, in: room)
    } else {
      draw(window.rootScreen, with: window.modals, in: room, isFront: true, hasTitle: false)
    }
    drawPopUp()
    if let overlay {
      // The screen below is the active one until the box is drawn.
      let chain = chain(of: window)
      frame.chainBelowOverlay = chain
      overlay.update(AvailableKeys(chain: chain), input.strings)
      context.removeMouseTargets()
      frame.columnsBeside = []
      drawBox(overlay.screen, in: room, isFront: true, at: overlay.placement)
      drawPopUp()
    }
    // A question keeps its key hints.
    let isInStatusLine =
      isRedrawn && frame.active?.screen.presentation == .full
      && statusRect.map { toasts.drawLine(in: $0, of: &context) } ?? false
    if isRedrawn, !isInStatusLine {
      let focus = frame.active?.focused.flatMap { context.controlRects[$0.path] }
      drawnToasts = toasts.draw(
        in: room, avoiding: focus, and: frame.frontRect, of: &context)
    }
    frame.toastCount = isInStatusLine ? 1 : drawnToasts?.count ?? 0
    // Messages leave and move with frames of the whole window.
    if frame.toastCount > 0 || isLinear { context.focusedDrawing = nil }
    if let statusRect, !isInStatusLine { drawStatusLine(in: statusRect, input) }
  }

  /// Draws the last row of the window: the keys that work now, or what the program shows in its place.
  private mutating func drawStatusLine(in rect: Rect, _ input: FrameInput) {
    var chain = chain(of: input.window)
    chain.overlay = input.overlay
    chain.wasInterrupted = input.wasInterrupted
    var hints: [KeyHint] = []
    let disabled =
      input.overlay == nil
      ? (frame.active?.disabledCommands ?? []) + input.commands.filter { !$0.isEnabled } : []
    let ask = {
      let keys = AvailableKeys(chain: chain)
      hints =
        input.statusLine == nil
        ? keys.statusLineHints(input.strings)
        : keys.ownStatusLineHints(input.strings, disabled: disabled)
    }
    if let focused = chain.focused {
      focused.recordAnswers(input.strings, to: ask)
    } else {
      ask()
    }
    let place = input.overlay == nil ? frame.active?.place ?? "" : ""
    let offersHelp = input.overlay == nil && frame.active?.screen.presentation != .box
    let own = input.statusLine.map { ElementTree.standalone($0(hints)) }
    // Its own part of the window: nothing in it has the focus, and all of it reacts to clicks.
    context.focused(on: nil) { context in
      guard let own else {
        return StatusLine(hints: hints, place: place, offersHelp: offersHelp).draw(
          in: rect, of: &context)
      }
      context.on(.bar, filling: rect) { context in
        context.clipped(to: rect) { $0.draw(own, in: rect) }
      }
    }
    takeBarTargets()
  }

  private mutating func takeBarTargets() {
    frame.barTargets += context.barTargets
    context.barTargets = []
  }

  /// Draws the content of a presenter, then the modals over it.
  ///
  /// `isFront` is true for the branch of the tree with the active screen. `hasTitle` is true if a bar around the
  /// content shows its title already.
  mutating func draw(
    _ content: (any Presentable)?, with modals: [any Presentable], in rect: Rect, isFront: Bool,
    hasTitle: Bool
  ) {
    let firstVisible = modals.lastIndex { $0.effectivePresentation == .full }
    if firstVisible == nil, let content {
      draw(content, in: rect, isFront: isFront && modals.isEmpty, hasTitle: hasTitle)
    }
    for index in (firstVisible ?? 0)..<modals.count {
      let isTop = isFront && index == modals.count - 1
      switch modals[index].effectivePresentation {
      case .full: draw(modals[index], in: rect, isFront: isTop, hasTitle: false)
      case .sheet: drawSheet(modals[index], in: rect, isFront: isTop)
      case .box:
        if let screen = modals[index] as? any Screen {
          drawBox(screen, in: rect, isFront: isTop)
        } else {
          drawBox(of: modals[index] as? NavigationController, in: rect, isFront: isTop)
        }
      }
    }
  }

  private mutating func draw(
    _ content: any Presentable, in rect: Rect, isFront: Bool, hasTitle: Bool
  ) {
    switch content {
    case let stack as NavigationController:
      let titles = stack.topScreens.map(\.displayTitle)
      drawStack(
        stack, titles: titles, in: rect, isFront: isFront, hasTitle: hasTitle && titles.count < 2)
    case let tabs as TabBarController: drawTabs(tabs, in: rect, isFront: isFront)
    case let split as SplitViewController:
      drawSplit(split, in: rect, isFront: isFront, hasTitle: hasTitle)
    case let screen as any Screen:
      var room = rect
      if !hasTitle {
        WindowBars.drawTitleBar(
          [screen.title], BarContent(screen), isSecond: isInTab, in: &room, of: &context)
      }
      drawBody(of: screen, in: room, isFront: isFront)
    default: break
    }
  }

  mutating func drawStack(
    _ stack: NavigationController, titles: [String], in rect: Rect, isFront: Bool, hasTitle: Bool,
    mark: WindowBars.ColumnMark? = nil
  ) {
    var room = rect
    if !hasTitle {
      let content = BarContent(stack.topScreen)
      let back =
        if let mark {
          WindowBars.drawTitle(
            of: mark, titles, content, hasActivity: !hasActivityAboveColumns, in: &room,
            of: &context)
        } else {
          WindowBars.drawTitleBar(
            titles, content, isSecond: isInTab, in: &room, of: &context)
        }
      if isFront, stack.modals.isEmpty {
        frame.breadcrumbs.titles = titles
        addBackTarget(back)
      }
    }
    draw(stack.topScreen, with: stack.modals, in: room, isFront: isFront, hasTitle: true)
  }

  private mutating func drawTabs(_ tabs: TabBarController, in rect: Rect, isFront: Bool) {
    var room = rect
    let all = tabs.tabs
    let selection = all.firstIndex { $0 === tabs.selected } ?? 0
    let bar = TabStripElement(titles: all.map(\.titleInTabBar), selection: selection)
    let hasColumns = hasColumns(tabs.selected, in: room)
    let hasTitleBar = hasColumns || hasTitleBar(tabs.selected, in: room)
    let content = contentOfTabBar(
      tabs.selected, hasColumns: hasColumns, hasTitleBar: hasTitleBar, in: room)
    let barRect = WindowBars.drawTabBar(bar, content, in: &room, of: &context)
    if barRect == nil { WindowBars.drawActivityWithoutBar(content, in: &room, of: &context) }
    if isFront, tabs.modals.isEmpty {
      frame.tabs = tabs
      frame.breadcrumbs.tabs = bar
      if let barRect {
        frame.barTargets += bar.visibleTabRects(in: barRect).enumerated().map { index, rect in
          BarClickTarget(rect: rect, action: .tab(index))
        }
      }
    }
    if hasColumns || !hasTitleBar { WindowBars.drawGap(content, in: &room, of: &context) }
    let outer = (hasActivityAboveColumns, isInTab)
    (hasActivityAboveColumns, isInTab) = (hasColumns && barRect != nil, true)
    draw(tabs.selected, with: tabs.modals, in: room, isFront: isFront, hasTitle: true)
    (hasActivityAboveColumns, isInTab) = outer
  }

  /// The state and the activity in the tab bar: those that no title bar below it shows.
  private func contentOfTabBar(
    _ tab: (any Presentable)?, hasColumns: Bool, hasTitleBar: Bool, in rect: Rect
  ) -> BarContent {
    if hasColumns {
      var content = BarContent(busyColumn(of: tab, in: rect))
      content.status = (tab?.firstScreen as? any Screen)?.tabStatus ?? ""
      return content
    }
    if !hasTitleBar { return BarContent(tab?.firstScreen) }
    return WindowBars.hasSecondBar(context) ? BarContent() : BarContent(tab?.screenOnTop)
  }

  private mutating func drawBody(of screen: any Screen, in rect: Rect, isFront: Bool) {
    draw(
      element(of: screen, in: rect.size, isFront: isFront), of: screen, in: rect, isFront: isFront)
    frame.screenRects.append((screen, rect))
  }

  mutating func draw(
    _ element: any Element, of screen: any Screen, in rect: Rect, isFront: Bool
  ) {
    if context.isPrinted {
      // What a stack is not high enough for, whether it scrolls or not.
      let rows = element.extent(along: .vertical, in: rect.size).ideal
      context.noteHidden(rows: rows - rect.size.rows)
    }
    let (focus, isBesideReachable) = (frame.active?.state.focus, isBesideReachable)
    let state = screenStates.state(of: screen)
    let idleFocus = state.focus
    // Rows are built as they are drawn. No closure is around it, which would copy the cells.
    let outer = ProgramCall.begin(.drawing, of: type(of: screen))
    context.onScreen(state.number) { context in
      context.clipped(to: rect) { context in
        if isFront, !context.isPrinted {
          context.focused(on: focus) { $0.draw(element, in: rect) }
        } else if isBesideReachable, !context.isPrinted {
          context.beside(idleFocus: idleFocus) { $0.draw(element, in: rect) }
        } else {
          context.withoutFocus { $0.draw(element, in: rect) }
        }
      }
    }
    ProgramCall.end(resuming: outer)
    storeAfterDrawing()
  }

  /// Draws what a control of the screen in front has asked for to pop up, over all but the status line.
  mutating func drawPopUp() {
    let hasStatusLine = context.bounds.size.rows >= WindowBars.minRowsForStatusLine
    let rect = context.drawPopUp(in: context.bounds.inset(bottom: hasStatusLine ? 1 : 0))
    frame.frontRect = rect ?? frame.frontRect
    storeAfterDrawing()
  }

  /// Changes the states of the views of the screen that was drawn, before the status line asks for its keys.
  mutating func storeAfterDrawing() {
    if !screenStates.isSpare {
      for store in context.commits { store() }
      frame.reports += context.reports
    }
    (context.commits, context.reports) = ([], [])
    takeBarTargets()
  }

  /// Disables the cursor, the tabs and the bars that were drawn before a box or a sheet covers them.
  mutating func disableCovered() {
    context.hideCursor()
    (frame.tabs, frame.columns) = (nil, nil)
    frame.barTargets = []
  }

  mutating func addBackTarget(_ rect: Rect?) {
    if let rect { frame.barTargets.append(BarClickTarget(rect: rect, action: .back)) }
  }

  /// Resolves the body of a screen into an element; if the screen is in front, it becomes the active one.
  mutating func element(
    of screen: any Screen, in room: Size, isFront: Bool, isInPanel: Bool = false
  ) -> any Element {
    let state = screenStates.state(of: screen)
    state.views.basis = screenStates.basis
    var tree = ElementTree(states: state.views, room: room)
    tree.isInPanel = isInPanel
    tree.copy = { [weak screen] in screen?.copy($0) ?? false }
    let element = ProgramCall.run(.body, of: type(of: screen)) { screen.element(in: &tree) }
    state.views.discardUnused()
    context.commits = tree.commits
    if let identity = tree.repeatedIdentity { frame.repeatedIdentities.append((screen, identity)) }
    let submission = state.views.submission
    let invalid = submission.focusTarget(among: tree.invalidControls)
    state.updateFocus(
      among: tree.controls, initial: tree.initialFocus, requested: tree.requestedFocus ?? invalid)
    if !screenStates.isSpare, !state.bindFocus(tree.focusBindings) { frame.hasReadOldFocus = true }
    guard isFront || isBesideReachable else { return element }
    frame.reports += tree.reports
    let commands = ProgramCall.run(.commands, of: type(of: screen)) { screen.commands }
    let drawn = ActiveScreen(
      screen: screen, state: state, element: element, controls: tree.controls,
      scrollables: tree.scrollables,
      commands: commands.filter(\.isEnabled).map { $0.submitting(to: submission) },
      disabledCommands: commands.filter { !$0.isEnabled })
    if isFront { frame.active = drawn } else { frame.screensBeside[state.number] = drawn }
    return element
  }

  /// Whether a tab shows a title bar: not for its root screen, whose title is in the tab bar.
  private func hasTitleBar(_ tab: (any Presentable)?, in rect: Rect) -> Bool {
    switch tab {
    case let stack as NavigationController: stack.topScreens.count > 1
    case let split as SplitViewController: hasTitleBar(split, in: rect)
    default: false
    }
  }
}

extension Presentable {
  /// The first screen, whose state is in the bar with the tabs.
  fileprivate var firstScreen: (any Presentable)? {
    switch self {
    case let stack as NavigationController: stack.rootScreen
    case let split as SplitViewController: split.columns.first?.rootScreen
    default: self
    }
  }
}

extension Presentable {
  /// The screen in front, in a tab.
  @MainActor fileprivate var screenOnTop: (any Presentable)? {
    switch self {
    case let stack as NavigationController: stack.topScreen
    case let split as SplitViewController: split.columnInFront.topScreen
    default: self
    }
  }
}

extension Screen {
  fileprivate func element(in tree: inout ElementTree) -> any Element {
    tree.element(of: body)
  }
}
