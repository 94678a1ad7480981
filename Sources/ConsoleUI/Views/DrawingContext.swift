/// A canvas being drawn on, with what the elements inside inherit: a clip, a style, the focus.
@MainActor public struct DrawingContext {
  public private(set) var canvas: Canvas
  /// Nothing is drawn outside of this.
  public private(set) var clip: Rect
  /// What the text inside looks like, unless it says otherwise.
  public private(set) var style: Style = .plain
  /// How the parts of the screen look.
  public let theme: Theme
  /// What the console itself says, in the reader's language.
  var words = ConsoleStrings()
  /// How many steps of the animations have passed.
  private let step: Int
  /// Whether something drawn here looks otherwise at the next step.
  private(set) var isAnimated = false
  /// Whether something drawn here has more to do than fits in a turn.
  private(set) var isUnfinished = false
  private(set) var focus: ViewPath?
  /// Where the controls of the screen that has the focus were drawn.
  private(set) var controlRects: [ViewPath: Rect] = [:]
  /// What the mouse can reach on that screen, from the back to the front.
  private(set) var mouseTargets: [MouseTarget] = []

  init(size: Size, theme: Theme = .standard, step: Int = 0) {
    canvas = Canvas(size: size)
    self.theme = theme
    self.step = step
    clip = Rect(origin: .zero, size: size)
  }

  var bounds: Rect { Rect(origin: .zero, size: canvas.size) }

  /// Writes text, cut at the clip.
  public mutating func write(_ text: String, at point: Point, style: Style = .plain) {
    canvas.write(text, at: point, style: style.laid(over: self.style), clip: clip)
  }

  /// Writes text, cut at the clip.
  public mutating func write(_ text: Substring, at point: Point, style: Style = .plain) {
    canvas.write(text, at: point, style: style.laid(over: self.style), clip: clip)
  }

  /// Fills what is visible of a rectangle.
  public mutating func fill(
    _ rect: Rect, with character: Character = " ", style: Style = .plain
  ) {
    canvas.fill(rect.intersection(clip), with: character, style: style.laid(over: self.style))
  }

  /// Changes how a rectangle looks that was drawn before.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    canvas.restyle(rect.intersection(clip), change)
  }

  /// Draws an element, unless nothing of it would be seen.
  public mutating func draw(_ element: any Element, in rect: Rect) {
    guard !rect.intersection(clip).isEmpty else { return }
    element.draw(in: rect, of: &self)
  }

  /// Draws with a smaller clip.
  public mutating func clipped(to rect: Rect, _ draw: (inout DrawingContext) -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    draw(&self)
    clip = outer
  }

  /// Draws with a style that everything inside inherits.
  public mutating func styled(_ style: Style, _ draw: (inout DrawingContext) -> Void) {
    let outer = self.style
    self.style = style.laid(over: outer)
    draw(&self)
    self.style = outer
  }

  /// Draws a screen whose control at this path has the focus.
  mutating func focused(on path: ViewPath?, _ draw: (inout DrawingContext) -> Void) {
    let outer = focus
    focus = path
    draw(&self)
    focus = outer
  }

  /// Whether the control that draws itself here has the focus.
  mutating func isFocused(_ path: ViewPath, in rect: Rect) -> Bool {
    guard let focus else { return false }
    controlRects[path] = rect
    return focus == path
  }

  /// Which of so many pictures in turn is to be drawn now; asks to be drawn again at the next step.
  mutating func frame(of count: Int) -> Int {
    isAnimated = true
    return step % count
  }

  /// Asks to be drawn again as soon as what came meanwhile was handled.
  mutating func drawAgain() { isUnfinished = true }

  /// Notes that a click or the wheel in this rectangle, as far as it is seen, means that control.
  mutating func takesMouse(_ control: any Control, in rect: Rect) {
    guard focus != nil else { return }
    mouseTargets.append(
      MouseTarget(control: control, rect: rect, visible: rect.intersection(clip)))
  }

  /// Where the focus would be if this were drawn on a canvas of its own, with nothing hidden.
  ///
  /// Nil when the focus is not inside the view at `path`.
  func focusRect(of element: any Element, at path: ViewPath, size: Size) -> Rect? {
    guard let focus, focus != path, focus.steps.starts(with: path.steps) else { return nil }
    var trial = DrawingContext(size: size, theme: theme)
    trial.focused(on: focus) { $0.draw(element, in: $0.bounds) }
    return trial.controlRects[focus]
  }

  /// Shows the terminal's cursor here, if that is visible.
  mutating func placeCursor(at point: Point) {
    if clip.contains(point) { canvas.cursor = point }
  }

  mutating func hideCursor() {
    canvas.cursor = nil
  }
}
