/// The canvas that elements draw on, with the clip, the style and the focus that they inherit.
@MainActor public struct DrawingContext {
  /// A control that the mouse can reach: its rectangle, and the part of it that is visible.
  struct MouseTarget {
    let control: ControlNode
    let rect: Rect
    let visible: Rect
    /// The number of the state of the screen that the control is on.
    let screen: Int?
    /// Whether something of the control pops up, so that it gets all mouse events.
    var isPopUp = false

    /// The control on its screen.
    struct ID: Equatable {
      let path: ViewPath
      let screen: Int?
    }

    @MainActor var id: ID { ID(path: control.path, screen: screen) }

    /// Converts a point of the canvas to one relative to the control's top left corner.
    func inside(_ point: Point) -> Point {
      Point(column: point.column - rect.origin.column, row: point.row - rect.origin.row)
    }
  }

  /// Who reaches the controls of what is drawn.
  enum Reach {
    case nobody
    /// The mouse: the screen is beside the one with the keys.
    case mouse
    /// The mouse and the keys.
    case mouseAndKeys
  }

  /// The cells drawn so far.
  public internal(set) var canvas: Canvas
  /// The rectangle outside of which nothing is drawn.
  public internal(set) var clip: Rect
  /// The style of text, except for what the text sets itself.
  public internal(set) var style: Style = .plain
  /// What the drawing lies on.
  public internal(set) var surface = Surface.page
  /// The rows of the selected row of the control with the focus, if it was drawn.
  private(set) var selectionRows: Range<Int>?
  let palette: ThemePalette
  /// The texts of the console itself.
  public internal(set) var strings = ConsoleStrings()
  /// The number of animation steps so far.
  private let step: Int
  /// Whether an element drawn so far changes at the next animation step.
  private(set) var isAnimated = false
  /// What to store as soon as the screen is drawn.
  var commits: [() -> Void] = []
  var reports: [() -> Void] = []
  var focus: ViewPath?
  /// The control that is drawn now.
  var control: ViewPath?
  /// The control that gets the focus as soon as the column of its screen is selected.
  private var idleFocus: ViewPath?
  /// Who reaches the controls that are drawn now.
  var reach = Reach.nobody
  /// The number of the state of the screen that is drawn now.
  var screen: Int?
  /// The drawing of the focused control, if it can be drawn again by itself.
  var focusedDrawing: FocusedDrawing?
  /// Whether the control that is drawn shows what it drew in the last frame, so that it may draw what has changed only.
  ///
  /// Then ``RedrawableControl/redrawing(_:)`` has returned ``ControlRedrawing/changes``.
  package internal(set) var showsLastDrawing = false
  /// The rectangles of the controls of the screen that has the focus.
  private(set) var controlRects: [ViewPath: Rect] = [:]
  private(set) var popUp: PopUp?
  /// Records what is drawn, for a test.
  var observer: (any DrawingObserver)?
  /// Whether what is drawn is printed: it takes no input, and nothing is marked.
  var isPrinted = false
  /// The most rows that a view has left out for lack of room; an estimate, which another drawing with more room corrects.
  var hiddenRows = 0
  /// Whether what is left or right of the clip can be scrolled into sight.
  package internal(set) var isScrolledHorizontally = false
  /// Whether what is above or below the clip can be scrolled into sight, or belongs to a control that decides what it
  /// shows.
  package internal(set) var isScrolledVertically = false
  /// Whether rows of what is drawn are missing until the user scrolls.
  package internal(set) var isPartlyVisible = false
  /// The part of the focused control that must be visible.
  private var focusPart: Rect?
  /// The rectangle of the note below the focused control, such as its validation error.
  private var focusNote: Rect?
  /// The controls that the mouse can reach, from back to front: those of that screen, and of the columns beside it.
  private(set) var mouseTargets: [MouseTarget] = []
  /// What else reacts to clicks, drawn since this was taken last.
  var barTargets: [BarClickTarget] = []

  /// Makes a context that draws on the page of the theme.
  init(size: Size, palette: ThemePalette = ThemePalette(), step: Int = 0) {
    self.init(
      canvas: Canvas(size: size, style: palette.resolve(.plain, on: .page)), palette: palette,
      step: step)
  }

  /// Makes a context that draws over a canvas.
  init(canvas: Canvas, palette: ThemePalette, step: Int = 0) {
    self.canvas = canvas
    self.palette = palette
    self.step = step
    clip = canvas.bounds
  }

  var bounds: Rect { Rect(origin: .zero, size: canvas.size) }

  /// Whether every cell is painted with colours of the theme, so that a blank with a background is a mark; else views
  /// draw characters.
  public var isPainted: Bool { palette.isPainted }

  /// The characters for frames, lines and signs in this terminal.
  public var characters: Characters {
    Characters(width: .current, isPainted: isPainted)
  }

  /// Draws an element, unless its rectangle lies outside the clip.
  public mutating func draw(_ element: any Element, in rect: Rect) {
    guard !rect.intersection(clip).isEmpty else {
      observer?.skip(element, in: rect, self)
      return
    }
    element.draw(in: rect, of: &self)
  }

  /// Draws with the clip reduced to a rectangle.
  public mutating func clipped(to rect: Rect, _ draw: (inout DrawingContext) -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    draw(&self)
    clip = outer
  }

  /// Draws on a surface; the rectangle is filled with it, which erases what is there.
  ///
  /// On a selected row, parts keep bold and underlined text, and the theme chooses all colours, so that the row is one
  /// even bar.
  public mutating func on(
    _ surface: Surface, filling rect: Rect, _ draw: (inout DrawingContext) -> Void
  ) {
    let outer = beginSurface(surface, filling: rect)
    draw(&self)
    endSurface(outer)
  }

  /// Begins to draw on a surface, and returns the one before.
  mutating func beginSurface(_ surface: Surface, filling rect: Rect)
    -> Surface
  {
    let outer = self.surface
    self.surface = surface
    if surface == .selection { selectionRows = rect.rows }
    if isPainted || surface == .raised || surface == .selection { fill(rect) }
    return outer
  }

  mutating func endSurface(_ outer: Surface) { surface = outer }

  /// Draws with a style that all content inherits.
  public mutating func styled(_ style: Style, _ draw: (inout DrawingContext) -> Void) {
    let outer = self.style
    self.style = style.laid(over: outer)
    draw(&self)
    self.style = outer
  }

  /// Draws the screen with the keys, whose focus is at a path, or nowhere if it has no control.
  mutating func focused(on path: ViewPath?, _ draw: (inout DrawingContext) -> Void) {
    reached(by: .mouseAndKeys, focus: path, draw)
  }

  /// Draws a screen beside the one with the keys; the mouse reaches its controls.
  mutating func beside(
    idleFocus: ViewPath?, _ draw: (inout DrawingContext) -> Void
  ) {
    reached(by: .mouse, idleFocus: idleFocus, draw)
  }

  private mutating func reached(
    by reach: Reach, focus: ViewPath? = nil, idleFocus: ViewPath? = nil,
    _ draw: (inout DrawingContext) -> Void
  ) {
    let outer = (self.focus, self.idleFocus, self.reach)
    (self.focus, self.idleFocus, self.reach) = (focus, idleFocus, reach)
    draw(&self)
    (self.focus, self.idleFocus, self.reach) = outer
  }

  /// Draws the screen whose state has this number.
  mutating func onScreen(_ number: Int, _ draw: (inout DrawingContext) -> Void) {
    let outer = screen
    screen = number
    draw(&self)
    screen = outer
  }

  /// Draws a control, and records where the mouse and the focus reach it.
  mutating func drawingControl(
    _ node: ControlNode, in rect: Rect, _ draw: (inout DrawingContext) -> Void
  ) {
    if reach != .nobody {
      mouseTargets.append(
        MouseTarget(control: node, rect: rect, visible: rect.intersection(clip), screen: screen))
    }
    if reach == .mouseAndKeys { controlRects[node.path] = rect }
    let outer = (control, clip)
    control = node.path
    let before = outer.0 == nil && isFocused ? FocusedDrawing(of: node, in: rect, self) : nil
    // What a control draws outside would stay when it is drawn again by itself.
    clip = clip.intersection(rect)
    // A control inside of the one that shows its last drawing is on erased cells.
    let outerShowsLastDrawing = showsLastDrawing
    let outerIsScrolled = isScrolledVertically
    (showsLastDrawing, isScrolledVertically) = (false, true)
    if let observer { observer.record(node, in: rect, &self, draw) } else { draw(&self) }
    ((control, clip), showsLastDrawing) = (outer, outerShowsLastDrawing)
    isScrolledVertically = outerIsScrolled
    if let before, popUp == nil, !isAnimated { focusedDrawing = before }
  }

  /// Whether the control that is drawn has the focus.
  public var isFocused: Bool { focus != nil && focus == control }

  /// Whether the screen that is drawn is beside the one with the keys.
  var isBeside: Bool { reach == .mouse }

  /// Whether the control that is drawn gets the focus as soon as the column of its screen is selected.
  public var isIdle: Bool { idleFocus != nil && idleFocus == control }

  /// Names the part of the control that must be visible while the control has the focus, such as a highlighted row.
  ///
  /// A scroll view around the control scrolls there whenever the part changes. Without a part it shows as much of the
  /// control as fits, from the top.
  public mutating func keepVisible(_ rect: Rect) {
    if isFocused { focusPart = rect }
  }

  /// Draws content whose controls get neither the focus nor the mouse, such as the rows of a list.
  public mutating func withoutFocus(_ draw: (inout DrawingContext) -> Void) {
    reached(by: .nobody, draw)
  }

  /// Whether neither the focus nor the mouse reach what is drawn.
  var reachesNothing: Bool { reach == .nobody }

  /// Forgets the cursor and the animation, to find out whether an element asks for them; returns them.
  mutating func beginRecording() -> (isAnimated: Bool, cursor: Point?) {
    defer { (isAnimated, canvas.cursor) = (false, nil) }
    return (isAnimated, canvas.cursor)
  }

  /// Adds what was recorded to what was there before.
  mutating func endRecording(_ wasAnimated: Bool, _ cursor: Point?) {
    isAnimated = isAnimated || wasAnimated
    canvas.cursor = canvas.cursor ?? cursor
  }

  /// Draws a panel with a frame over the rest of the screen as soon as that is drawn, such as the items of a menu, while
  /// the control has the focus.
  ///
  /// - Parameters:
  ///   - anchor: The part of the control that the panel belongs to, with the same coordinates as the rectangle of the
  ///     control. The panel begins below it, or ends above it where there is more room.
  ///   - size: The wanted size of the content. In a small window there is less, so let it scroll; without room for a
  ///     frame there is none.
  ///   - draw: Draws the content into its rectangle, which has the same coordinates, too. Meanwhile all clicks in the
  ///     window reach the control, with points relative to it: store the rectangle by ``afterDrawing(_:)`` to know what
  ///     was clicked.
  public mutating func popUp(
    beside anchor: Rect, size: Size, _ draw: @escaping (inout DrawingContext, Rect) -> Void
  ) {
    guard isFocused, let focus else { return }
    let target = mouseTargets.last { $0.control.path == focus && $0.screen == screen }
    popUp = PopUp(anchor: anchor, size: size, focus: focus, target: target, draw: draw)
  }

  /// Draws what a control of the screen has asked for to pop up, and returns where.
  mutating func drawPopUp(in room: Rect) -> Rect? {
    guard let popUp = popUp.take() else { return nil }
    let outer = (clip, focus, control)
    (clip, focus, control) = (room, popUp.focus, popUp.focus)
    canvas.cursor = nil
    let panel = popUp.panel
    let rect = popUp.rect(for: panel, in: room)
    observer?.cover(rect, isFault: false)
    on(.raised, filling: rect) { $0.draw(panel, in: rect) }
    if let target = popUp.target {
      mouseTargets.append(
        MouseTarget(
          control: target.control, rect: target.rect, visible: room, screen: target.screen,
          isPopUp: true))
    }
    (clip, focus, control) = outer
    return rect
  }

  /// Stores what the drawing found out, such as the number of visible rows, as soon as the screen is drawn.
  ///
  /// The closure changes states of views only. It is not called if the drawing is a trial.
  public mutating func afterDrawing(_ store: @escaping () -> Void) { commits.append(store) }

  /// Calls a closure of the program before the frame is shown, and draws what that has changed.
  ///
  /// Report only what has changed: a screen that reports at each of three drawings is a diagnostic. It is not called if the
  /// drawing is a trial.
  public mutating func report(_ call: @escaping () -> Void) { reports.append(call) }

  /// Makes a rectangle below a control visible whenever the control is scrolled into view.
  mutating func addNote(in rect: Rect, toControlAt path: ViewPath) {
    if focus == path { focusNote = rect }
  }

  /// The index of the animation frame to draw, out of `count`; requests another drawing at the next step.
  public mutating func animationFrame(of count: Int) -> Int {
    isAnimated = true
    return step % count
  }

  /// Notes how many rows a view has left out for lack of room; an estimate.
  package mutating func noteHidden(rows: Int) { hiddenRows = max(hiddenRows, rows) }

  /// Adds a place outside of all controls that reacts to clicks, as far as it is visible.
  mutating func addTarget(_ target: BarClickTarget) {
    let visible = target.rect.intersection(clip)
    if reach == .mouseAndKeys, !visible.isEmpty {
      barTargets.append(BarClickTarget(rect: visible, action: target.action))
    }
  }

  /// Keeps the mouse from all controls that were drawn before.
  mutating func removeMouseTargets() { mouseTargets = [] }

  /// What must be visible of the focused control inside an element: the part that the control has named, or else the
  /// control with its note.
  ///
  /// It comes with the terminal's cursor. Draws the element in a rectangle of a canvas of its own, which has this size.
  /// `nil` if the focus is not inside the control that is drawn.
  func focusRect(
    of element: any Element, in rect: Rect, canvas size: Size
  ) -> (rect: Rect, isPart: Bool, cursor: Point?)? {
    guard let focus, let control, focus != control, focus.steps.starts(with: control.steps) else {
      return nil
    }
    var trial = DrawingContext(size: size, palette: palette)
    trial.focused(on: focus) { $0.draw(element, in: rect) }
    if let part = trial.focusPart { return (part, true, nil) }
    guard var rect = trial.controlRects[focus] else { return nil }
    if let note = trial.focusNote {
      rect.size.rows = max(rect.size.rows, note.rows.upperBound - rect.origin.row)
    }
    return (rect, false, trial.canvas.cursor)
  }

  /// Shows the terminal's cursor at a point, if the point is visible.
  public mutating func placeCursor(at point: Point) {
    if clip.contains(point) { canvas.cursor = point }
  }

  /// Hides the terminal's cursor.
  mutating func hideCursor() {
    canvas.cursor = nil
  }
}
