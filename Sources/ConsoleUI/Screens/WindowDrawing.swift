internal import Coordinators

/// One picture of a window while it is being drawn: its screens with the bars around them.
@MainActor struct WindowDrawing {
  let memories: ScreenMemories
  private(set) var context: DrawingContext
  /// The screen that takes keys.
  private(set) var active: ActiveScreen?
  /// The innermost tabs around it that can be switched: none while a box or sheet asks something.
  private(set) var tabs: TabBarController?
  /// What of the bars a click reaches.
  private(set) var barTargets: [BarTarget] = []
  /// Where that screen is.
  private(set) var place = ShownPlace()

  private static let widestBox = 64

  init(memories: ScreenMemories, context: DrawingContext) {
    self.memories = memories
    self.context = context
  }

  /// What was drawn, in lines.
  func linearText(canGoBack: Bool, words: ConsoleStrings) -> LinearText {
    LinearText(active, in: place, canGoBack: canGoBack, words: words)
  }

  mutating func draw(_ window: Window, help: HelpScreen?, words: ConsoleStrings) {
    context.strings = words
    var room = context.bounds
    let status = room.size.rows >= Bars.leastRowsWithStatus ? room.takeLastRow() : nil
    draw(window.rootScreen, with: window.modals, in: room, isFront: true, isNamed: false)
    if let help { drawBox(help, in: room, isFront: true) }
    if let status {
      let hints = StatusHints(window: window, active: active, tabs: tabs).hints(words)
      let line = StatusLine(hints: hints)
      context.draw(line, in: status)
      barTargets += line.placed(in: status).compactMap { hint, place in
        hint.key.map { BarTarget(rect: place, action: .key($0)) }
      }
    }
  }

  /// Draws a place: what it shows, then the modals over that.
  private mutating func draw(
    _ content: (any Presentable)?, with modals: [any Presentable], in rect: Rect, isFront: Bool,
    isNamed: Bool
  ) {
    let firstSeen = modals.lastIndex { $0.shownPresentation == .full }
    if firstSeen == nil, let content {
      draw(content, in: rect, isFront: isFront && modals.isEmpty, isNamed: isNamed)
    }
    for index in (firstSeen ?? 0)..<modals.count {
      let isTop = isFront && index == modals.count - 1
      switch modals[index].shownPresentation {
      case .full: draw(modals[index], in: rect, isFront: isTop, isNamed: false)
      case .sheet: drawSheet(modals[index], in: rect, isFront: isTop)
      case .box:
        if let screen = modals[index] as? any Screen {
          drawBox(screen, in: rect, isFront: isTop)
        }
      }
    }
  }

  private mutating func draw(
    _ content: any Presentable, in rect: Rect, isFront: Bool, isNamed: Bool
  ) {
    switch content {
    case let stack as NavigationController:
      drawStack(stack, in: rect, isFront: isFront, isNamed: isNamed)
    case let tabs as TabBarController: drawTabs(tabs, in: rect, isFront: isFront)
    case let screen as any Screen:
      var room = rect
      if !isNamed { Bars.drawTitle([screen.title], in: &room, of: &context) }
      drawBody(of: screen, in: room, isFront: isFront)
    default: break
    }
  }

  private mutating func drawStack(
    _ stack: NavigationController, in rect: Rect, isFront: Bool, isNamed: Bool
  ) {
    var room = rect
    let screens = stack.screens
    if isFront, stack.modals.isEmpty { place.way = screens.map(\.shownTitle) }
    if screens.count > 1 || !isNamed {
      let way = Bars.drawTitle(screens.suffix(2).map(\.shownTitle), in: &room, of: &context)
      if isFront, stack.modals.isEmpty { takeClicks(goingBack: way) }
    }
    draw(screens.last, with: stack.modals, in: room, isFront: isFront, isNamed: true)
  }

  private mutating func drawTabs(_ tabs: TabBarController, in rect: Rect, isFront: Bool) {
    var room = rect
    let all = tabs.tabs
    let selection = all.firstIndex { $0 === tabs.selected } ?? 0
    let bar = TabStripElement(titles: all.map(\.shownTitle), selection: selection)
    let barRect = Bars.drawTabs(bar, in: &room, of: &context)
    if isFront, tabs.modals.isEmpty {
      self.tabs = tabs
      place.tabs = bar
      if let barRect {
        barTargets += bar.visibleTabRects(in: barRect).enumerated().map { index, tab in
          BarTarget(rect: tab, action: .tab(index))
        }
      }
    }
    if !hasTitleBar(tabs.selected) { Bars.drawRule(in: &room, of: &context) }
    draw(tabs.selected, with: tabs.modals, in: room, isFront: isFront, isNamed: true)
  }

  private mutating func drawBody(of screen: any Screen, in rect: Rect, isFront: Bool) {
    draw(element(of: screen, isFront: isFront), in: rect, isFront: isFront)
  }

  private mutating func draw(_ element: any Element, in rect: Rect, isFront: Bool) {
    context.focused(on: isFront ? active?.memory.focus : nil) { context in
      context.clipped(to: rect) { $0.draw(element, in: rect) }
    }
  }

  private mutating func drawBox(_ screen: any Screen, in rect: Rect, isFront: Bool) {
    let box = BoxElement(title: screen.title, content: element(of: screen, isFront: isFront))
    context.restyle(rect) { $0.attributes.insert(.dim) }
    var size = Size(columns: min(rect.size.columns, Self.widestBox), rows: rect.size.rows)
    size.columns = min(size.columns, box.extent(along: .horizontal, in: size).ideal)
    size.rows = min(size.rows, box.extent(along: .vertical, in: size).ideal)
    let place = Rect(
      column: rect.origin.column
        + Alignment.center.offset(of: size.columns, in: rect.size.columns),
      row: rect.origin.row + Alignment.center.offset(of: size.rows, in: rect.size.rows),
      columns: size.columns, rows: size.rows)
    if isFront { leaveBehind() }
    context.fill(place)
    context.focused(on: isFront ? active?.memory.focus : nil) { $0.draw(box, in: place) }
  }

  private mutating func drawSheet(_ content: any Presentable, in rect: Rect, isFront: Bool) {
    context.restyle(rect) { $0.attributes.insert(.dim) }
    if isFront { leaveBehind() }
    guard let screen = content as? any Screen else {
      return drawSheet(of: content as? NavigationController, in: rect, isFront: isFront)
    }
    let element = element(of: screen, isFront: isFront)
    let size = Size(columns: SheetFrame.inside(rect.size.columns), rows: rect.size.rows)
    let wish = element.extent(along: .vertical, in: size)
    var room = sheet(in: rect, rows: wish.growth == .fills ? .max : wish.ideal)
    _ = SheetFrame.draw([screen.title], in: &room, of: &context)
    draw(element, in: room, isFront: isFront)
  }

  private mutating func drawSheet(
    of stack: NavigationController?, in rect: Rect, isFront: Bool
  ) {
    guard let stack else { return }
    var room = sheet(in: rect, rows: .max)
    let titles = stack.screens.suffix(2).map(\.shownTitle)
    let way = SheetFrame.draw(titles, in: &room, of: &context)
    if isFront, stack.modals.isEmpty { takeClicks(goingBack: way) }
    draw(stack.screens.last, with: stack.modals, in: room, isFront: isFront, isNamed: true)
  }

  /// The part of a room that a panel takes for content of so many rows.
  private func sheet(in rect: Rect, rows: Int) -> Rect {
    rect.inset(top: rect.size.rows - SheetFrame.rows(for: rows, in: rect.size.rows))
  }

  /// Lets nothing that was drawn until now be reached: it lies behind what asks something.
  private mutating func leaveBehind() {
    context.hideCursor()
    tabs = nil
    barTargets = []
  }

  private mutating func takeClicks(goingBack rect: Rect?) {
    if let rect { barTargets.append(BarTarget(rect: rect, action: .back)) }
  }

  /// Resolves the body of a screen, and notes its controls if it is the one that takes keys.
  private mutating func element(of screen: any Screen, isFront: Bool) -> any Element {
    let memory = memories.memory(of: screen)
    var tree = ElementTree(states: memory.views)
    let element = screen.element(in: &tree)
    memory.views.discardUnused()
    memory.settleFocus(
      among: tree.controls, first: tree.initialFocus, wanted: tree.requestedFocus)
    if isFront {
      active = ActiveScreen(
        screen: screen, memory: memory, element: element, controls: tree.controls,
        scrollables: tree.scrollables, commands: screen.commands)
    }
    return element
  }

  /// Whether a tab shows more than its first screen, which the tab is named after.
  private func hasTitleBar(_ tab: (any Presentable)?) -> Bool {
    guard let stack = tab as? NavigationController else { return false }
    return stack.screens.count > 1
  }
}

extension Screen {
  fileprivate func element(in tree: inout ElementTree) -> any Element {
    tree.element(of: body)
  }
}
