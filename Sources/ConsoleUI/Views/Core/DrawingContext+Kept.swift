extension DrawingContext {
  /// Draws an element, or copies what it drew in an earlier frame.
  ///
  /// Only what nothing but its cells depends on is copied, and only where nothing is drawn yet.
  mutating func drawKept(_ kept: KeptElement, in rect: Rect) {
    guard observer == nil, reachesNothing, !rect.isEmpty, clip.intersection(rect) == rect
    else { return kept.element.draw(in: rect, of: &self) }
    // Else something is beside it, such as another list.
    let isAlone = canvas.isUntouched(rect.rows)
    guard isAlone || canvas.isBlank(rect) else {
      return kept.element.draw(in: rect, of: &self)
    }
    noteDrawing(in: rect)
    let setting = KeptElement.Setting(size: rect.size, style: style, surface: surface)
    if let drawn = kept.drawn, drawn.setting == setting {
      return canvas.put(drawn.cells, at: rect.origin, isAlone: isAlone)
    }
    let effects = effectCount
    let (wasAnimated, cursor) = beginRecording()
    clipped(to: rect) { kept.element.draw(in: rect, of: &$0) }
    let isOnlyDrawn = effects == effectCount && !isAnimated && canvas.cursor == nil
    endRecording(wasAnimated, cursor)
    guard isOnlyDrawn, let cells = CanvasPiece(of: rect, from: canvas) else { return }
    if isAlone { canvas.mark(cells, at: rect.origin) }
    kept.drawn = (setting, cells)
  }

  /// How often elements did more than to draw.
  private var effectCount: Int {
    commits.count + reports.count + mouseTargets.count + (popUp == nil ? 0 : 1)
  }
}
