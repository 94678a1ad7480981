package import Coordinators

/// Shows a window in a terminal and passes the user's input to it.
///
/// ```swift
/// import Sternik
///
/// final class HelloScreen: Screen {
///   var body: some View { Text("Hello, world") }
/// }
///
/// let window = Window()
/// window.show(HelloScreen())
/// try await Console(window).run()
/// ```
///
/// A real terminal, a pipe and a test run the same code: the console handles an event, draws the window once,
/// and the terminal writes what has changed.
@MainActor public final class Console {
  /// Returns the texts of the console itself; called for each frame so that they follow a change of language.
  public var strings: () -> ConsoleStrings

  /// Returns the theme of the screens for each frame; ``Theme/automatic`` by default.
  public var theme: () -> Theme = { .automatic }

  /// Whether a program that a signal asked to end dies by that signal when it exits with status 0, and one whose output
  /// could not be written reports that and exits with status 1; true by default.
  ///
  /// Shells expect that. On Darwin and with Musl it replaces every status. A program that handles both sets it to false.
  public var setsExitStatus = true

  /// Returns the commands that work on every screen; called for each frame so that labels follow a change of language.
  ///
  /// ```swift
  /// console.commands = {
  ///   [KeyCommand(.function(2), "keys.settings".localize) { app.showSettings() }]
  /// }
  /// ```
  ///
  /// A key goes to them after the focused control, the screen and the keys of the console itself, so `q`, `?` and a
  /// key that the screen uses keep their meaning. While the user types text, characters are text. A box, such as an
  /// alert, waits for an answer: there only function keys and keys with Control work. The help lists them, and in the
  /// linear form the user types the key or the label. See <doc:Keys>.
  public var commands: () -> [KeyCommand] = { [] }

  /// Makes the view that lists all commands, which F1 and Ctrl-Space show in a box; `nil` for none.
  ///
  /// The module `Sternik` sets `CommandPalette`.
  public var commandPalette: ((PaletteCommands) -> any View)?

  /// Receives the diagnostics as lines without a line feed.
  package var writeDiagnostic: (String) -> Void = Console.writeToStandardError
  /// Removes and returns what else to print with the diagnostics, such as missing texts.
  package var takeIssues: () -> [String] = { [] }

  package let window: Window
  package let terminal: any Terminal
  /// Why the console has ended; `nil` while it runs.
  package private(set) var outcome: ConsoleOutcome?
  private(set) var hasDrawn = false
  private(set) var active: ActiveScreen?
  private(set) var tabs: TabBarController?
  private(set) var columns: ColumnNavigation?
  private(set) var columnsBeside: [ColumnBeside] = []
  private(set) var screensBeside: [Int: ActiveScreen] = [:]
  /// The window-wide commands of the last frame.
  private(set) var windowCommands: [KeyCommand] = []
  private(set) var controlRects: [ViewPath: Rect] = [:]
  private(set) var mouseTargets: [DrawingContext.MouseTarget] = []
  private(set) var barTargets: [BarClickTarget] = []
  /// The panel in front; `nil` if the whole window is in front.
  private(set) var frontRect: Rect?
  /// The control on which the mouse button was pressed, until the button is released.
  var draggedControl: DrawingContext.MouseTarget.ID?
  /// The path to the active screen.
  private(set) var breadcrumbs = Breadcrumbs()
  /// The help or the command palette, while it covers the window.
  var overlay: Overlay? {
    didSet {
      if let oldValue, oldValue !== overlay { screenStates.remove([oldValue.screen]) }
    }
  }
  /// The responders to keys below the overlay, as they were drawn last.
  private(set) var chainBelowOverlay: ResponderChain?
  /// The input that waits for screens that are loading.
  var waitingInput = WaitingInput()
  /// Whether the user's last key was Ctrl-C.
  var wasInterrupted = false
  /// The screen that `quit` leaves once its guard agrees.
  weak var screenToQuit: (any Screen)?
  /// The outcome of the console once the window is closed.
  var outcomeOfClosing = ConsoleOutcome.closed
  /// The dialogue with the user of a linear terminal; `nil` for other terminals.
  let linearSession: LinearSession?
  /// What the event loop handles.
  package let queue: EventQueue
  let frames: FrameScheduler
  /// What the tasks of screens and coordinators prefer to run on outside of the main actor; tests set it.
  package var taskExecutor: (any TaskExecutor)?
  var cancelledTasks = CancelledTasks()
  /// The numbers of the tasks that run, with the names of their screens and coordinators.
  package internal(set) var runningTasks: [Int: String] = [:]
  let screenStates = ScreenStates()
  var stateSaver: NavigationStateSaver?
  /// Follows what the console handles and shows.
  package var observer: (any ConsoleObserver)?
  /// The types of screens whose mistakes were reported already.
  var reportedMistakes: [CoordinatorDiagnostic.Kind: Set<ObjectIdentifier>] = [:]
  /// The canvas on the screen.
  package internal(set) var drawnCanvas: Canvas?
  /// How the focused control was drawn there, if it can be drawn again by itself.
  var focusedDrawing: FocusedDrawing?
  /// What the last frame drew again.
  package internal(set) var lastRedrawing = ControlRedrawing.screen
  /// The colours of the last frame.
  var palette = ThemePalette()
  let observationTracker = ObservationTracker()
  private var windowObservation: WindowObservation?
  private var isHandlingEvent = false
  /// The number of frames that have reused parts of others since one did not.
  var reusingFrames = 0
  /// Whether the window has changed since the last frame.
  private(set) var isStale = false
  /// Whether a frame was requested since then.
  private var needsRedraw = false
  /// Whether something has changed since the last frame, as far as is known.
  var isOutdated: Bool { isStale || needsRedraw || frames.isFrameDue || hasPendingModelChange }

  /// Creates a console that runs on a clock; the public initializer is in `Sternik`, which knows the issues of texts.
  package init(
    _ window: Window, terminal: any Terminal, clock: ConsoleClock,
    strings: @escaping () -> ConsoleStrings
  ) {
    self.window = window
    self.strings = strings
    self.terminal = terminal
    linearSession = (terminal as? any LinearTextTerminal).map(LinearSession.init)
    queue = EventQueue(clock: clock)
    frames = FrameScheduler(queue)
    linearSession?.didAnnounce = { [weak self] in self?.observer?.didAnnounce($0) }
    frames.draw = { [weak self] in self?.redraw() }
    #if DEBUG
    frames.didIdle = { [weak self] in self?.reportUnannouncedChange() }
    #endif
  }

  /// Requests a redraw; needed only after changes of values that are not `@Observable`.
  public func setNeedsRedraw() {
    needsRedraw = true
    queue.add(.change)
  }

  /// Requests a redraw of the windows of all running consoles.
  public static func setAllNeedRedraw() {
    for console in RunningConsoles.all { console.setNeedsRedraw() }
  }

  /// Sets up the terminal and draws the first frame.
  ///
  /// - Throws: ``TerminalError`` if the terminal cannot be set up.
  package func begin() throws {
    RunningConsoles.add(self)
    window.attached.console = self
    window.taskHost = self
    windowObservation = window.observe { [weak self] event in self?.windowDidChange(event) }
    do {
      try terminal.begin()
    } catch {
      stop(.closed)
      throw error
    }
    redraw()
  }

  /// One turn: handles an event, then draws the result.
  package func handle(_ event: TerminalEvent) {
    let removesToasts = event.isUserInput && window.attached.toasts.didReceiveInput()
    // In the linear form, the event may ask to read the window again.
    if isOutdated || removesToasts && linearSession != nil { redraw() }
    guard outcome == nil else { return }
    if removesToasts { isStale = true }
    if let observer { observer.willHandle(event, visible: visibleLength(of: event)) }
    if event.isUserInput, active == nil { window.reportEmptyContainer() }
    perform { dispatch(event) }
    if outcome == nil { linearSession?.respondIfSilent(strings()) }
  }

  /// Continues the work that controls have left, such as a search, for one turn.
  ///
  /// - Returns: Whether there was any.
  @discardableResult package func continueWork() -> Bool {
    if isOutdated { redraw() }
    guard let busy = active?.controls.filter({ $0.isSearching }), !busy.isEmpty else {
      return false
    }
    perform {
      for control in busy { control.continueSearch() }
      endFinishedSearch()
      return .anything
    }
    if outcome == nil { linearSession?.respondIfSilent(strings()) }
    return true
  }

  /// Calls what may change the window, then draws the result; `body` returns what it may have changed.
  private func perform(_ body: () -> EventEffect) {
    isHandlingEvent = true
    var effect = EventEffect.anything
    window.handlingEvent {
      withTerminalWidths {
        effect = body()
        continueQuitting()
      }
    }
    isHandlingEvent = false
    frames.didHandleEvent()
    switch effect {
    case .nothing: if !presentAgain() { redraw(.equalViews) }
    case .anything: redraw(.equalViews)
    case .viewStates: redraw(.allViews)
    case .focusedControl: if let reuse = redrawFocusedControl() { redraw(reuse) }
    }
  }

  private func dispatch(_ event: TerminalEvent) -> EventEffect {
    if event.isUserInput { active?.state.views.submission.end() }
    let isInterrupt = event == .key(.control("c"))
    if event.isUserInput, !isInterrupt, wasInterrupted {
      // The status line has another hint then.
      (wasInterrupted, isStale) = (false, true)
    }
    defer { if event.isUserInput, !isInterrupt { forgetInterrupt() } }
    switch event {
    case .key(let key): return press(key)
    case .paste(let text): active?.focused?.paste(text)
    case .mouse(let mouse): handleMouse(mouse)
    case .line(let line): handleLine(line)
    case .focus(true): linearSession?.announceLocation()
    case .resize, .focus: break
    case .endOfInput: stop(.endOfInput)
    case .signal(let signal): stop(.signal(signal))
    }
    return .anything
  }

  /// Draws a frame of the window and presents it in the terminal.
  ///
  /// If it answers an event, what the event leaves as it was is not built again. Any other frame is drawn because
  /// something has changed, which may be anything.
  package func redraw(_ reuse: FrameReuse = .none) { redraw(reuse, round: 1, wasRejected: false) }

  /// Draws again where the frame itself moves a focus that it has read before, perhaps to a validation error.
  private func redraw(_ reuse: FrameReuse, round: Int, wasRejected: Bool) {
    guard outcome == nil else { return }
    if !window.isClosed { window.attached.guards?.recheckIfChanged() }
    guard !window.isClosed else { return stop(outcomeOfClosing) }
    ScreenTasks.begin(in: self)
    guard terminal.isShown else { return buildNextFrame() }
    (isStale, needsRedraw) = (false, false)
    screenStates.basis.reuse = mayReuse ? reuse : .none
    reusingFrames = screenStates.basis.reuse == .none ? 0 : reusingFrames + 1
    lastRedrawing = .screen
    let queue = queue
    var (renderer, isLoading, linearText) = withTerminalWidths {
      observationTracker.track(reusing: screenStates.basis.reuse != .none) {
        screenStates.basis.epoch = observationTracker.epoch
        var renderer = makeRenderer(screenStates)
        let strings = strings()
        renderer.draw(
          window, overlay: overlay, strings: strings, commands: commands(),
          wasInterrupted: wasInterrupted
        )
        let isLinear = linearSession != nil
        return (
          renderer, terminal.waitsForScreens && renderer.isLoading,
          isLinear ? renderer.linearText(of: window, strings: strings) : nil
        )
      } willChange: { report in
        queue.add(.modelWillChange(report))
      }
    }
    if closeOverlay(over: renderer.chainBelowOverlay?.active?.screen) { return redraw() }
    let wasRejected = wasRejected || renderer.active?.state.views.submission.wasRejected == true
    if renderer.hasReadOldFocus, round < Self.maxRounds {
      for report in renderer.reports { report() }
      return redraw(
        reuse == .allViews ? .equalViews : reuse, round: round + 1, wasRejected: wasRejected)
    }
    hasDrawn = true
    waitingInput.isLoading = isLoading
    active = renderer.active
    tabs = renderer.tabs
    columns = renderer.columns
    columnsBeside = renderer.columnsBeside
    screensBeside = renderer.screensBeside
    windowCommands = renderer.windowCommands
    chainBelowOverlay = renderer.chainBelowOverlay
    (barTargets, frontRect) = (renderer.barTargets, renderer.frontRect)
    breadcrumbs = renderer.breadcrumbs
    controlRects = renderer.context.controlRects
    mouseTargets = renderer.context.mouseTargets
    report(renderer.repeatedIdentities)
    reportRepeatedKeys()
    if let linearText {
      linearSession?.present(
        linearText, repeatingErrorsAndFocus: wasRejected ? strings().linear.focused : nil)
    }
    renderer.context.canvas.markRows()
    present(renderer.context.canvas)
    drawnCanvas = renderer.context.canvas
    focusedDrawing = renderer.context.focusedDrawing
    let toasts = window.attached.toasts
    toasts.startTimers(
      ofNewest: linearSession == nil ? renderer.toastCount : toasts.count, in: queue)
    let controls = ([active].compactMap(\.self) + screensBeside.values).flatMap(\.controls)
    for report in renderer.reports { report() }
    if !renderer.reports.isEmpty { setNeedsRedraw() }
    frames.didDraw(isAnimated: renderer.context.isAnimated && linearSession == nil)
    if controls.contains(where: { $0.isSearching }) { queue.addWork() }
    stateSaver?.didDraw()
    reportLeaks()
  }

  /// Ends the console once: closes the window without asking guards, and restores the terminal.
  package func stop(_ outcome: ConsoleOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    presentLastToasts()
    RunningConsoles.remove(self)
    window.attached.console = nil
    window.taskHost = nil
    if hasDrawn, active == nil { reportEmptyWindow() }
    window.withoutGuards { window.close() }
    window.attached.toasts.removeAll()
    windowObservation?.cancel()
    (active, tabs, columns) = (nil, nil, nil)
    (columnsBeside, screensBeside) = ([], [:])
    (barTargets, mouseTargets) = ([], [])
    observationTracker.end()
    queue.close()
    stateSaver = nil
    (overlay, chainBelowOverlay, focusedDrawing) = (nil, nil, nil)
    screenStates.removeAll()
    terminal.end()
    if let line = observer?.didEnd() { writeDiagnostic(line) }
    observer = nil
    printDiagnostics()
  }

  private func windowDidChange(_ event: WindowEvent) {
    if case .changed(let change) = event {
      screenStates.remove(change.removed)
    }
    isStale = true
    if !isHandlingEvent { setNeedsRedraw() }
  }
}

/// Follows all that a console handles and shows, such as a recording.
@MainActor package protocol ConsoleObserver: AnyObject {
  /// An event is handled next; of what the user types, only the first `visible` characters may be shown, all if it is `nil`.
  func willHandle(_ event: TerminalEvent, visible: Int?)

  /// The terminal gets a canvas next.
  func willPresent(_ canvas: Canvas)

  /// The user of the linear form has got lines.
  func didAnnounce(_ lines: [String])

  /// The console has ended; returns what to print once the terminal is given back.
  func didEnd() -> String?
}
