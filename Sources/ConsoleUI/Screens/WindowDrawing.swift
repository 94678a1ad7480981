internal import Coordinators

/// One picture of a window while it is being drawn: its screens with the bars around them.
@MainActor struct WindowDrawing {
  let memories: ScreenMemories
  private(set) var picture: Picture
  /// The screen that takes keys.
  private(set) var active: ActiveScreen?
  /// The innermost tabs around it.
  private var tabs: TabBarController?
  /// The bar of those tabs.
  private(set) var tabBar: DrawnTabs?
  /// Where that screen is.
  private(set) var place = ShownPlace()

  private static let widestBox = 64

  init(memories: ScreenMemories, picture: Picture) {
    self.memories = memories
    self.picture = picture
  }

  /// The tabs that a key may switch: none while a box waits for an answer.
  var switchableTabs: TabBarController? {
    active?.screen.presentation == .box ? nil : tabs
  }

  /// What was drawn, in lines.
  func linearText(canGoBack: Bool, words: Vocabulary) -> LinearText {
    LinearText(active, in: place, canGoBack: canGoBack, words: words)
  }

  mutating func draw(_ window: Window, help: HelpScreen?, words: Vocabulary) {
    var room = picture.bounds
    let status = room.size.rows >= Bars.leastRowsWithStatus ? room.takeLastRow() : nil
    draw(window.rootScreen, with: window.modals, in: room, isFront: true, isNamed: false)
    if let help { drawBox(help, in: room, isFront: true) }
    if let status {
      let hints = StatusHints(window: window, active: active, tabs: switchableTabs).hints(words)
      picture.draw(StatusLine(hints: hints), in: status)
    }
  }

  /// Draws a place: what it shows, then the modals over that.
  private mutating func draw(
    _ content: (any Presentable)?, with modals: [any Presentable], in rect: Rect, isFront: Bool,
    isNamed: Bool
  ) {
    let firstSeen = modals.lastIndex { !isBox($0) }
    if firstSeen == nil, let content {
      draw(content, in: rect, isFront: isFront && modals.isEmpty, isNamed: isNamed)
    }
    for index in (firstSeen ?? 0)..<modals.count {
      let isTop = isFront && index == modals.count - 1
      if let screen = modals[index] as? any Screen, screen.presentation == .box {
        drawBox(screen, in: rect, isFront: isTop)
      } else {
        draw(modals[index], in: rect, isFront: isTop, isNamed: false)
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
      if !isNamed { Bars.drawTitle([screen.title], in: &room, of: &picture) }
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
      Bars.drawTitle(screens.suffix(2).map(\.shownTitle), in: &room, of: &picture)
    }
    draw(screens.last, with: stack.modals, in: room, isFront: isFront, isNamed: true)
  }

  private mutating func drawTabs(_ tabs: TabBarController, in rect: Rect, isFront: Bool) {
    var room = rect
    let all = tabs.tabs
    let selection = all.firstIndex { $0 === tabs.selected } ?? 0
    let bar = TabsElement(titles: all.map(\.shownTitle), selection: selection)
    let barRect = Bars.drawTabs(bar, in: &room, of: &picture)
    if isFront, tabs.modals.isEmpty {
      self.tabs = tabs
      place.tabs = bar
      tabBar = barRect.map { DrawnTabs(element: bar, rect: $0) }
    }
    if !hasTitleBar(tabs.selected) { Bars.drawRule(in: &room, of: &picture) }
    draw(tabs.selected, with: tabs.modals, in: room, isFront: isFront, isNamed: true)
  }

  private mutating func drawBody(of screen: any Screen, in rect: Rect, isFront: Bool) {
    let element = element(of: screen, isFront: isFront)
    picture.focused(on: isFront ? active?.memory.focus : nil) { picture in
      picture.clipped(to: rect) { $0.draw(element, in: rect) }
    }
  }

  private mutating func drawBox(_ screen: any Screen, in rect: Rect, isFront: Bool) {
    let box = BoxElement(title: screen.title, content: element(of: screen, isFront: isFront))
    picture.restyle(rect) { $0.attributes.insert(.dim) }
    var size = Size(columns: min(rect.size.columns, Self.widestBox), rows: rect.size.rows)
    size.columns = min(size.columns, box.extent(along: .horizontal, in: size).ideal)
    size.rows = min(size.rows, box.extent(along: .vertical, in: size).ideal)
    let place = Rect(
      column: rect.origin.column
        + Alignment.center.offset(of: size.columns, in: rect.size.columns),
      row: rect.origin.row + Alignment.center.offset(of: size.rows, in: rect.size.rows),
      columns: size.columns, rows: size.rows)
    picture.hideCursor()
    picture.fill(place)
    picture.focused(on: isFront ? active?.memory.focus : nil) { $0.draw(box, in: place) }
  }

  /// Resolves the body of a screen, and notes its controls if it is the one that takes keys.
  private mutating func element(of screen: any Screen, isFront: Bool) -> any Element {
    let memory = memories.memory(of: screen)
    var tree = ElementTree(memory: memory.views)
    let element = screen.element(in: &tree)
    memory.views.forgetUnasked()
    memory.settleFocus(
      among: tree.controls, first: tree.firstFocus, wanted: tree.wantedFocus)
    if isFront {
      active = ActiveScreen(
        screen: screen, memory: memory, element: element, controls: tree.controls,
        commands: screen.commands)
    }
    return element
  }

  /// Whether a tab shows more than its first screen, which the tab is named after.
  private func hasTitleBar(_ tab: (any Presentable)?) -> Bool {
    guard let stack = tab as? NavigationController else { return false }
    return stack.screens.count > 1
  }

  private func isBox(_ modal: any Presentable) -> Bool {
    (modal as? any Screen)?.presentation == .box
  }
}

extension Screen {
  fileprivate func element(in tree: inout ElementTree) -> any Element {
    tree.element(of: body)
  }
}
