extension DrawingContext {
  /// Draws content of which the user can scroll other parts into sight, so that a test of texts that do not fit does not
  /// take what is cut off along the axis for a mistake.
  ///
  /// Inside of a control, the vertical axis needs no call.
  public mutating func scrollable(along axis: Axis, _ draw: (inout DrawingContext) -> Void) {
    let outer = (isScrolledHorizontally, isScrolledVertically)
    if axis == .horizontal { isScrolledHorizontally = true } else { isScrolledVertically = true }
    draw(&self)
    (isScrolledHorizontally, isScrolledVertically) = outer
  }

  /// Draws content in fewer rows than it needs because the user can scroll the rest into sight, such as the last row of a list, so
  /// that a test of texts that do not fit does not take the missing rows for a mistake.
  public mutating func partlyVisible(_ draw: (inout DrawingContext) -> Void) {
    let outer = isPartlyVisible
    isPartlyVisible = true
    noteHidden(rows: 1)
    draw(&self)
    isPartlyVisible = outer
  }
}
