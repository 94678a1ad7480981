/// What each frame begins with.
extension Console {
  func makeRenderer(_ screenStates: ScreenStates) -> WindowRenderer {
    let (theme, colors) = (theme(), terminal.capabilities.colors)
    if !palette.isPalette(of: theme, colors: colors) {
      palette = ThemePalette(theme, colors: colors)
      // What is kept was drawn in other colours, also that of screens that are covered in this frame.
      screenStates.basis.reuse = .none
      if hasDrawn { buildNextFrame() }
    }
    return makeRenderer(screenStates, palette)
  }

  func makeRenderer(_ screenStates: ScreenStates, _ palette: ThemePalette) -> WindowRenderer {
    WindowRenderer(
      screenStates: screenStates,
      context: DrawingContext(size: terminal.size, palette: palette, step: frames.animationStep),
      isRedrawn: terminal.capabilities.movesCursor,
      hasPalette: commandPalette != nil && linearSession == nil,
      takesKeys: terminal.capabilities.takesKeys,
      isLinear: linearSession != nil)
  }

  /// Whether the next frame may reuse parts of the last one: no change waits, and not too many frames are tracked together.
  var mayReuse: Bool { reusingFrames < Self.maxReusingFrames && !hasPendingChange }

  /// Shows a canvas in the terminal.
  func present(_ canvas: Canvas) {
    // First, so that the observer has all that the user has seen.
    observer?.willPresent(canvas)
    terminal.present(canvas)
  }

  /// Runs `body` with text measured as the terminal draws it.
  func withTerminalWidths<Result>(_ body: () -> Result) -> Result {
    AmbiguousWidth.$current.withValue(terminal.capabilities.ambiguousWidth, operation: body)
  }

  /// Lets the next frame build everything: changes that come while nothing is drawn leave no trace.
  func buildNextFrame() { reusingFrames = Self.maxReusingFrames }

  /// A body that shows other controls wherever the focus is may never settle.
  static let maxRounds = 3

  /// A model may have a registration for each of these frames.
  private static let maxReusingFrames = 64

  /// Whether a change waits to be drawn.
  var hasPendingChange: Bool { queue.containsChange(isChange) }

  /// Whether a change of a model waits that no frame has read yet.
  var hasPendingModelChange: Bool {
    queue.containsChange { item in
      if case .change = item { return false }
      return isChange(item)
    }
  }

  func isChange(_ item: EventQueue.Item) -> Bool {
    switch item {
    case .change: true
    case .modelWillChange(let report): !report.isOld(in: observationTracker)
    case .terminal, .work, .timersAreDue, .waitingInput: false
    }
  }
}
