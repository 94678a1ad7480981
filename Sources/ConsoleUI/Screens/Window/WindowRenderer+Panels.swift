internal import Coordinators

/// Panels that float over a screen: boxes in the middle, and sheets at the bottom.
extension WindowRenderer {
  /// A window with fewer columns or rows has boxes of the full width at the bottom.
  private static let minRoom = Size(columns: 60, rows: 16)
  private static let minRowsForPadding = 12
  /// A narrower window has one column of padding, so that less is cut.
  private static let minColumnsForPadding = 30

  mutating func drawBox(
    _ screen: any Screen, in rect: Rect, isFront: Bool,
    after titles: [String] = [], at placement: Overlay.Placement = Overlay.Placement()
  ) {
    cover(rect, isFront: isFront)
    let alert = screen as? AlertScreen
    var box = BoxElement(
      title: boxTitle(titles + [screen.title], in: rect),
      content: element(of: screen, in: rect.size, isFront: isFront, isInPanel: true),
      padding: placement.padding ?? boxPadding,
      edge: Style(foreground: alert?.isDestructive == true ? .error : .border))
    box.sign = alert?.sign
    var placement = placement
    if alert != nil {
      if windowSize.columns >= AlertScreen.minColumnsForWidest {
        placement.maxColumns = AlertScreen.maxColumns
      }
      let widest = isNarrow ? rect.size.columns : min(rect.size.columns, placement.maxColumns)
      let headed = box.withTitleInContent
      let columns = isNarrow ? widest : columns(ofAlert: headed, upTo: widest, in: rect.size)
      let room = Size(columns: columns, rows: rect.size.rows)
      let rows = headed.extent(along: .vertical, in: room).minimum
      if box.columnsOfTitle > widest, rows <= room.rows { box = headed }
      placement.columns = self.columns(ofAlert: box, upTo: widest, in: rect.size)
    }
    let boxRect = boxRect(of: box, at: placement, in: rect)
    if isFront {
      disableCovered()
      frame.frontRect = boxRect
    }
    let focus = isFront ? frame.active?.state.focus : nil
    context.onScreen(screenStates.state(of: screen).number) { context in
      context.on(.raised, filling: boxRect) { context in
        context.focused(on: focus) { $0.draw(box, in: boxRect) }
      }
    }
    storeAfterDrawing()
    frame.screenRects.append((screen, boxRect))
  }

  /// The width of the box of an alert, which its title and in a wide window its content widen.
  private func columns(ofAlert box: BoxElement, upTo widest: Int, in room: Size) -> Int {
    let content =
      windowSize.columns >= AlertScreen.minColumnsForWidest
      ? box.extent(along: .horizontal, in: room).ideal : 0
    return max(AlertScreen.columns, min(max(box.columnsOfTitle, content), widest))
  }

  /// Draws the screen on top of a stack in a box, and the modals over it.
  mutating func drawBox(of stack: NavigationController?, in rect: Rect, isFront: Bool) {
    guard let stack else { return }
    guard let screen = stack.topScreen as? any Screen else {
      // What is no screen, such as tabs, does not fit into a box.
      return drawStack(
        stack, titles: stack.topScreens.map(\.displayTitle), in: rect, isFront: isFront,
        hasTitle: false)
    }
    let previous = stack.topScreens.dropLast().map(\.displayTitle)
    drawBox(
      screen, in: rect, isFront: isFront && stack.modals.isEmpty, after: Array(previous))
    draw(nil, with: stack.modals, in: rect, isFront: isFront, hasTitle: true)
  }

  /// All titles in one line, or the last one if they do not fit.
  private func boxTitle(_ titles: [String], in rect: Rect) -> String {
    let all = titles.filter { !$0.isEmpty }.joined(separator: WindowBars.arrow)
    let room = min(rect.size.columns, Overlay.Placement().maxColumns) - BoxElement.titleColumns
    return all.columns <= room ? all : titles.last ?? ""
  }

  private var windowSize: Size { context.bounds.size }

  /// Whether boxes have the full width.
  private var isNarrow: Bool {
    windowSize.columns < Self.minRoom.columns || windowSize.rows < Self.minRoom.rows
  }

  private var boxPadding: Size {
    guard windowSize.rows >= Self.minRowsForPadding else { return Size(columns: 1, rows: 0) }
    return Size(columns: windowSize.columns < Self.minColumnsForPadding ? 1 : 3, rows: 1)
  }

  private func boxRect(
    of box: BoxElement, at placement: Overlay.Placement, in rect: Rect
  ) -> Rect {
    var size = rect.size
    if !isNarrow {
      size.columns = min(size.columns, placement.columns ?? placement.maxColumns)
      if placement.columns == nil {
        size.columns = min(size.columns, box.extent(along: .horizontal, in: size).ideal)
      }
    }
    size.rows = min(size.rows, box.extent(along: .vertical, in: size).ideal)
    let below = rect.size.rows - size.rows
    let middle = Alignment.center.offset(of: size.rows, in: rect.size.rows)
    let row = isNarrow ? below : min(below, placement.row.map { $0 - rect.origin.row } ?? middle)
    return Rect(
      column: rect.origin.column
        + Alignment.center.offset(of: size.columns, in: rect.size.columns),
      row: rect.origin.row + max(0, row), columns: size.columns, rows: size.rows)
  }

  /// The box or the sheet in front of all else, inside of a presenter with modals; `nil` if the screen in front is neither.
  func panelInFront(
    of content: (any Presentable)?, _ modals: [any Presentable]
  ) -> (any Presentable)? {
    if let modal = modals.last {
      let inner = panelInFront(of: modal, [])
      return inner ?? (modal.effectivePresentation == .full ? nil : modal)
    }
    switch content {
    case let stack as NavigationController:
      return panelInFront(of: stack.topScreen, stack.modals)
    case let tabs as TabBarController: return panelInFront(of: tabs.selected, tabs.modals)
    case let split as SplitViewController:
      return split.columns.lazy.compactMap { panelInFront(of: $0, []) }.first
    default: return nil
    }
  }

  /// Draws a box or a sheet that is printed, with nothing around it.
  mutating func drawPrinted(_ panel: any Presentable, in rect: Rect) {
    guard let alert = panel as? AlertScreen else {
      return draw(panel, with: [], in: rect, isFront: true, hasTitle: false)
    }
    // It makes the alert the active screen.
    _ = element(of: alert, in: rect.size, isFront: true)
    let lines = ElementTree.standalone(VStack { alert.printedBody })
    draw(lines, of: alert, in: rect, isFront: true)
    frame.screenRects.append((alert, rect))
  }

  mutating func drawSheet(_ content: any Presentable, in rect: Rect, isFront: Bool) {
    cover(rect, isFront: isFront)
    if isFront { disableCovered() }
    guard let screen = content as? any Screen else {
      return drawSheet(of: content as? NavigationController, in: rect, isFront: isFront)
    }
    let size = Size(
      columns: SheetBorder.contentColumns(in: rect.size.columns), rows: rect.size.rows)
    let element = element(of: screen, in: size, isFront: isFront, isInPanel: true)
    let extent = element.extent(along: .vertical, in: size)
    let sheet = sheetRect(in: rect, rows: extent.growth == .fills ? .max : extent.ideal)
    if isFront { frame.frontRect = sheet }
    raised(sheet) { renderer in
      var room = sheet
      _ = SheetBorder.draw([screen.title], in: &room, of: &renderer.context)
      renderer.draw(element, of: screen, in: room, isFront: isFront)
      renderer.frame.screenRects.append((screen, room))
    }
  }

  private mutating func drawSheet(
    of stack: NavigationController?, in rect: Rect, isFront: Bool
  ) {
    guard let stack else { return }
    let sheet = sheetRect(in: rect, rows: .max)
    if isFront { frame.frontRect = sheet }
    raised(sheet) { renderer in
      var room = sheet
      let screens = stack.topScreens
      let back = SheetBorder.draw(
        screens.map(\.displayTitle), in: &room, of: &renderer.context)
      if isFront, stack.modals.isEmpty { renderer.addBackTarget(back) }
      renderer.draw(
        screens.last, with: stack.modals, in: room, isFront: isFront, hasTitle: true)
    }
  }

  /// Lets what is below a panel step back; the panel in front takes all keys, so the bars do so, too.
  private mutating func cover(_ rect: Rect, isFront: Bool) {
    let statusLine = windowSize.rows >= WindowBars.minRowsForStatusLine ? 1 : 0
    context.cover(isFront ? context.bounds.inset(bottom: statusLine) : rect)
  }

  private mutating func raised(_ rect: Rect, _ draw: (inout WindowRenderer) -> Void) {
    let outer = context.beginSurface(.raised, filling: rect)
    draw(&self)
    context.endSurface(outer)
  }

  /// The rectangle of a sheet for content of this many rows.
  private func sheetRect(in rect: Rect, rows: Int) -> Rect {
    rect.inset(top: rect.size.rows - SheetBorder.rows(for: rows, in: rect.size.rows))
  }
}
