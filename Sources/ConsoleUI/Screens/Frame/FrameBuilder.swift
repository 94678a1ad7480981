internal import Coordinators

/// What a window is drawn from, beside the states of its screens.
@MainActor final class FrameInput {
  let window: Window
  let overlay: Overlay?
  let theme: Theme
  let strings: ConsoleStrings
  let commands: [KeyCommand]
  let statusLine: (([KeyHint]) -> any View)?
  let wasInterrupted: Bool
  let hasPalette: Bool
  /// The number of animation steps so far.
  let step: Int

  init(
    _ window: Window, _ overlay: Overlay?, theme: Theme, strings: ConsoleStrings,
    commands: [KeyCommand], statusLine: (([KeyHint]) -> any View)?, wasInterrupted: Bool,
    hasPalette: Bool, step: Int
  ) {
    // One by one: a tuple would copy the texts once more.
    self.window = window
    self.overlay = overlay
    self.theme = theme
    self.strings = strings
    self.commands = commands
    self.statusLine = statusLine
    self.wasInterrupted = wasInterrupted
    self.hasPalette = hasPalette
    self.step = step
  }
}

extension Console {
  /// What the next frame is drawn from.
  func frameInput(in theme: Theme) -> FrameInput {
    FrameInput(
      window, overlay, theme: theme, strings: strings(), commands: commands(),
      statusLine: statusLine, wasInterrupted: closing.wasInterrupted, hasPalette: hasPalette,
      step: frames.animationStep)
  }
}

/// Builds the frames of a console; the states of screens are what it keeps from one to the next.
@MainActor final class FrameBuilder {
  let states = ScreenStates()
  private let terminal: any Terminal
  private let isLinear: Bool
  private let queue: EventQueue
  private let observationTracker = ObservationTracker()
  /// The colours of the last frame.
  private(set) var palette = ThemePalette()
  private var hasDrawn = false
  /// The number of frames that have reused parts of others since one did not.
  private var reusingFrames = 0
  /// Whether the last frame belongs to the epoch of the frame before it.
  private var continuesEpoch = false

  /// A model may have a registration for each of these frames.
  private static let maxReusingFrames = 64
  /// A printed frame grows by estimates, seldom more than ten times; this ends the growth of content that is never complete.
  private static let maxGrowthCount = 200

  init(for terminal: any Terminal, _ queue: EventQueue) {
    (self.terminal, self.queue) = (terminal, queue)
    states.basis.clock = queue.clock
    isLinear = terminal is any LinearTextTerminal
  }

  /// Draws the window, and stores what the drawing found out in the states of views.
  ///
  /// What `input` reads of models is tracked as what the drawing reads.
  func frame(reusing reuse: FrameReuse, of input: () -> FrameInput) -> Frame {
    let pending = pendingChange
    states.basis.reuse = mayReuse && pending != .anything ? reuse : .none
    // Only what has read a model is built again.
    if pending == .models, states.basis.reuse == .allViews { states.basis.reuse = .equalViews }
    if states.basis.reuse == .none { states.basis.generation += 1 }
    continuesEpoch = states.basis.reuse != .none && pending == nil
    reusingFrames = continuesEpoch ? reusingFrames + 1 : 0
    let changes = DrawingChanges(queue)
    var frame = tracking(changes) {
      states.basis.epoch = observationTracker.epochOfFrame(reusing: continuesEpoch)
      let input = input()
      usePalette(of: input.theme)
      return draw(input, states, palette)
    }
    frame.changingScreens = changes.screens
    return frame
  }

  /// Draws the focused control again after a change of its states, on the cells of the frame.
  ///
  /// - Returns: What the control has to report, and whether the frame shows the window then; if not, it must be drawn, reusing
  ///   what is returned as well.
  func redrawFocusedControl(
    of frame: inout Frame, step: Int
  ) -> (reports: [() -> Void], isDone: Bool, reuse: FrameReuse) {
    guard let drawing = frame.focusedDrawing, frame.active?.focused === drawing.node,
      frame.canvas?.size == terminal.size
    else { return ([], false, .allViews) }
    guard mayReuse, pendingChange == nil else { return ([], false, .allViews) }
    reusingFrames += 1
    (states.basis.reuse, continuesEpoch) = (.allViews, true)
    var reports: [() -> Void] = []
    let changes = DrawingChanges(queue)
    let isDone = tracking(changes) { redraw(drawing, of: &frame, step, &reports) }
    // What was read before a change must be built again.
    if !changes.screens.isEmpty { return (reports, false, .none) }
    return (reports, isDone && reports.isEmpty, reports.isEmpty ? .allViews : .equalViews)
  }

  /// The window drawn from nothing, with no effect on the states of views and without a call of what screens report through.
  func spareFrame(
    of input: FrameInput, observedBy observer: (any DrawingObserver)? = nil
  ) -> Frame {
    let colors = terminal.capabilities.colors
    let isSame = palette.isPalette(of: input.theme, colors: colors)
    let changes = DrawingChanges(queue)
    var frame = withTerminalWidths {
      changes.collect {
        draw(
          input, states.forSpareDrawing(),
          isSame ? palette : ThemePalette(input.theme, colors: colors), observedBy: observer)
      }
    }
    frame.changingScreens = changes.screens
    return frame
  }

  /// Draws and presents a frame again, in more rows each time, until no view leaves any out.
  func printedFrame(
    _ frame: Frame, in terminal: FinalScreenTerminal, of input: () -> FrameInput
  ) -> Frame {
    var frame = frame
    for _ in 1...Self.maxGrowthCount {
      guard frame.hiddenRows > 0, terminal.grow(by: frame.hiddenRows) else { break }
      buildNextFrame()
      frame = self.frame(reusing: .none, of: input)
      if let canvas = frame.canvas { terminal.present(canvas) }
    }
    terminal.leavesOutRows = frame.hiddenRows > 0
    return frame
  }

  /// Runs `body` with text measured as the terminal draws it.
  func withTerminalWidths<Result>(_ body: () -> Result) -> Result {
    AmbiguousWidth.$current.withValue(terminal.capabilities.ambiguousWidth, operation: body)
  }

  /// Lets the next frame build everything: changes that come while nothing is drawn leave no trace.
  func buildNextFrame() { reusingFrames = Self.maxReusingFrames }

  /// Whether the last frame has reused parts of the one before.
  var hasReused: Bool { states.basis.reuse != .none }

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

  /// Ends all tracking, and forgets the screens.
  func end() {
    observationTracker.end()
    states.removeAll()
  }

  /// Whether the next frame may reuse parts of the last one: not too many frames are tracked together.
  private var mayReuse: Bool { reusingFrames < Self.maxReusingFrames }

  /// What a change that waits to be drawn concerns.
  private enum PendingChange {
    /// What has read models, which the main actor has changed.
    case models
    case anything
  }

  /// The change that waits to be drawn; `nil` if none does.
  private var pendingChange: PendingChange? {
    guard hasPendingChange else { return nil }
    let isAnything = queue.containsChange { item in
      if case .modelWillChange(let report) = item { !report.isOfMainActor } else { isChange(item) }
    }
    return isAnything ? .anything : .models
  }

  private func tracking<Result>(_ changes: DrawingChanges, _ draw: () -> Result) -> Result {
    let queue = queue
    return withTerminalWidths {
      changes.collect {
        observationTracker.track(reusing: continuesEpoch, draw) { report in
          if !DrawingChanges.note(in: queue) { queue.add(.modelWillChange(report)) }
        }
      }
    }
  }

  private func usePalette(of theme: Theme) {
    let colors = terminal.capabilities.colors
    if !palette.isPalette(of: theme, colors: colors) {
      palette = ThemePalette(theme, colors: colors)
      // What is kept was drawn in other colours, also that of screens that are covered in this frame.
      states.basis.reuse = .none
      if hasDrawn { buildNextFrame() }
    }
    hasDrawn = true
  }

  private func draw(
    _ input: FrameInput, _ states: ScreenStates, _ palette: ThemePalette,
    observedBy observer: (any DrawingObserver)? = nil
  ) -> Frame {
    var renderer = WindowRenderer(
      states,
      context: DrawingContext(size: terminal.size, palette: palette, step: input.step),
      terminal.capabilities, hasPalette: input.hasPalette && !isLinear, isLinear: isLinear)
    renderer.context.observer = observer
    renderer.draw(input)
    return renderer.finished(input, waitsForScreens: terminal.waitsForScreens)
  }

  /// Changes the canvas of a frame to show the control as its states are now.
  ///
  /// - Returns: Whether that is all; if not, other views may be concerned.
  private func redraw(
    _ drawing: FocusedDrawing, of frame: inout Frame, _ step: Int, _ reports: inout [() -> Void]
  ) -> Bool {
    var update = ControlUpdate(basis: states.basis)
    let redrawing = drawing.node.redrawing(&update)
    // Moved, not copied: nothing else holds its cells.
    guard redrawing != .screen, let canvas = frame.canvas.take() else { return false }
    var context = DrawingContext(canvas: consume canvas, palette: palette, step: step)
    drawing.draw(redrawing, into: &context)
    for views in update.resumed { views.endFrame() }
    for store in context.commits { store() }
    reports = context.reports
    context.canvas.markRows()
    frame.redrawing = redrawing
    frame.canvas = context.canvas
    frame.isAnimated = context.isAnimated
    // Controls inside this one are where the mouse finds them only after a frame of the whole window.
    return context.popUp == nil && context.mouseTargets.isEmpty && drawing.answersAsRecorded
  }
}
