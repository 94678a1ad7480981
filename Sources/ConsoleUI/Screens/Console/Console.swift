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
  /// could not be written or loaded reports that and exits with status 1; true by default.
  ///
  /// Shells expect that. On Darwin and with Musl it replaces every status. A program that handles both sets it to false.
  public var setsExitStatus = true

  /// How long input waits for a screen that is loading where the user does not see that it is: in a pipe, with a script of
  /// lines, and on a terminal that prints the last screen; ten seconds by default.
  ///
  /// Set it before ``run()``. A program whose screen is still loading then prints it and ends with ``Outcome/stillLoading``.
  public var loadingTimeout: Duration {
    get { waitingInput.limit }
    set { waitingInput.limit = newValue }
  }

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

  /// Makes what the last row of the window shows in place of its key hints, such as ten function keys; `nil` for the hints.
  ///
  /// It gets the hints that the row would show, the way back as the last one, and those of disabled commands. It is called whenever
  /// the whole window is drawn. The article <doc:Keys> has an example.
  public var statusLine: ((_ hints: [KeyHint]) -> any View)?

  /// Makes the view that lists all commands, which F1 and Ctrl-Space show in a box; `nil` for none.
  ///
  /// The module `Sternik` sets `CommandPalette`.
  package var commandPalette: ((PaletteCommands) -> any View)?

  /// Receives the diagnostics as lines without a line feed.
  package var writeDiagnostic: (String) -> Void = DescriptorWriter.writeToStandardError
  /// Removes and returns what else to print with the diagnostics, such as missing texts.
  package var takeIssues: () -> [String] = { [] }

  package let window: Window
  package let terminal: any Terminal
  /// Why the console has ended; `nil` while it runs.
  package private(set) var outcome: Outcome?
  /// What the user sees now; `nil` before the first drawing and after the end.
  package private(set) var frame: Frame?
  /// The help or the command palette, while it covers the window.
  var overlay: Overlay? {
    didSet {
      if let oldValue, oldValue !== overlay { builder.states.remove([oldValue.screen]) }
    }
  }
  /// The type of the screen whose closures an event calls.
  private var subject: Any.Type = Window.self
  private let mouse: MouseRouter
  let closing: Closing
  /// The dialogue with the user of a linear terminal; `nil` for other terminals.
  let linearSession: LinearSession?
  /// What the event loop handles.
  package let queue: EventQueue
  /// The input that waits for screens that are loading.
  let waitingInput: WaitingInput
  let frames: FrameScheduler
  let builder: FrameBuilder
  let mistakes: MistakeReports
  /// What the tasks of screens and coordinators prefer to run on outside of the main actor; tests set it.
  package var taskExecutor: (any TaskExecutor)?
  var cancelledTasks = CancelledTasks()
  /// The numbers of the tasks that run, with the names of their screens and coordinators.
  package internal(set) var runningTasks: [Int: String] = [:]
  var stateSaver: NavigationStateSaver?
  /// Follows what the console handles and shows.
  package var observer: (any ConsoleObserver)?
  private var windowObservation: WindowObservation?
  private var isHandlingEvent = false
  /// Whether the window has changed since the last frame.
  private(set) var isStale = false
  /// The number of frames in a row that were shown although they had not settled.
  private var unsettledCount = 0
  /// Whether a frame was requested since then.
  private var needsRedraw = false
  /// Whether something has changed since the last frame, as far as is known.
  var isOutdated: Bool {
    isStale || needsRedraw || frames.isFrameDue || builder.hasPendingModelChange
  }

  /// A body that shows other controls wherever the focus is, or changes what it draws, may never settle.
  private static let maxRounds = 3

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
    mouse = MouseRouter(clock: clock)
    waitingInput = WaitingInput(queue)
    frames = FrameScheduler(queue)
    builder = FrameBuilder(for: terminal, queue)
    mistakes = MistakeReports(in: window)
    closing = Closing(of: window)
    linearSession?.didAnnounce = { [weak self] in self?.observer?.didAnnounce($0) }
    frames.draw = { [weak self] in self?.redraw() }
    #if DEBUG
    frames.didIdle = { [weak self] in self?.reportUnannouncedChange() }
    #endif
  }

  /// Counts the next press of a mouse button as a first one.
  package func forgetPresses() { mouse.forgetPresses() }

  /// Requests a redraw; needed only after changes of values that are not `@Observable`.
  public func setNeedsRedraw() {
    needsRedraw = true
    queue.add(.change)
  }

  /// Runs the event loop until the window is closed, the input ends, a signal asks the program to end, or the
  /// task is cancelled.
  ///
  /// In all cases this closes the window, restores the terminal, and lets every task that awaits an outcome of a
  /// shown coordinator continue before it returns. After a signal the program goes on, and dies by that signal
  /// when it exits with status 0: see ``setsExitStatus``. So it is with an error of the output, such as a full disk, and with a
  /// screen that was still loading: it is printed when the program exits, with status 1.
  ///
  /// - Throws: ``TerminalError`` if the terminal cannot be set up.
  @discardableResult public func run() async throws -> Outcome {
    // A turn for each item, so that other tasks of the main actor run between two items.
    let loop = TurnLoop()
    queue.setWakeUp { loop.requestTurn(waits: $0) }
    try begin()
    terminal.events.deliver { [queue] in queue.add(.terminal($0), waits: $1) }
    await loop.run {
      self.takeTurn()
      return self.outcome == nil
    }
    terminal.events.stopDelivering()
    // The loop also ends when the task is cancelled.
    stop(.endOfInput)
    // A task that awaits an outcome is notified in the first step and continues in the second. It must do so
    // before this returns, because the program may exit then.
    for _ in 1...2 { await Task.yield() }
    let outcome = outcome ?? .endOfInput
    if setsExitStatus, let terminal = terminal as? any ProcessTerminal {
      let problem =
        outcome == .stillLoading ? "the screen was still loading after \(loadingTimeout)" : nil
      ExitStatus.set(outcome.signal, terminal.failure.map { "\($0)" } ?? problem)
    }
    return outcome
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

  /// One turn of the event loop: handles the oldest item and draws the result.
  ///
  /// - Returns: Whether there was an item.
  @discardableResult package func takeTurn() -> Bool {
    guard let item = queue.takeNext() else { return false }
    window.handlingEvent { take(item) }
    return true
  }

  private func take(_ item: EventQueue.Item) {
    switch item {
    case .terminal(let event):
      if !terminal.waitsForScreens || !waitingInput.hold(event) { handle(event) }
    case .waitingInput: if let event = waitingInput.takeNext() { handle(event) }
    case .change:
      continueQuitting()
      frames.drawChange()
    case .work:
      queue.didTakeWork()
      continueWork()
    case .modelWillChange: if builder.isChange(item) { frames.drawModelChange() }
    case .timersAreDue:
      ProgramCall.run(.timer, of: subject) { queue.fireDueTimers() }
      mistakes.reportLongCalls(isPrinted: terminal is FinalScreenTerminal)
    }
    if outcome == nil { waitingInput.scheduleNext() }
  }

  /// Handles an event, then draws the result.
  package func handle(_ event: TerminalEvent) {
    let removesToasts = event.isUserInput && window.attached.toasts.didReceiveInput()
    // In the linear form, the event may ask to read the window again.
    if isOutdated || removesToasts && linearSession != nil { redraw() }
    guard outcome == nil else { return }
    if removesToasts { isStale = true }
    if let observer { observer.willHandle(event, visible: visibleLength(of: event)) }
    if event.isUserInput, active == nil { window.reportEmptyContainer() }
    perform(event.callKind, event) { dispatch(event) }
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
    perform(.search) {
      for control in busy { control.continueSearch() }
      endFinishedSearch()
      return .anything
    }
    if outcome == nil { linearSession?.respondIfSilent(strings()) }
    return true
  }

  /// Calls what may change the window, then draws the result; `body` returns what it may have changed.
  private func perform(
    _ kind: ProgramCall.Kind, _ event: TerminalEvent? = nil, _ body: () -> EventEffect
  ) {
    isHandlingEvent = true
    var effect = EventEffect.anything
    window.handlingEvent {
      builder.withTerminalWidths {
        ProgramCall.run(kind, of: subject, key: event?.namedKey) {
          effect = body()
          continueQuitting()
        }
      }
    }
    isHandlingEvent = false
    mistakes.reportLongCalls(isPrinted: terminal is FinalScreenTerminal)
    frames.didHandleEvent()
    switch effect {
    case .nothing: if !presentAgain() { redraw(.equalViews) }
    case .anything: redraw(.equalViews)
    case .viewStates: redraw(.allViews)
    case .focusedControl: redrawFocusedControl()
    }
  }

  private func dispatch(_ event: TerminalEvent) -> EventEffect {
    if event.isUserInput { active?.state.views.submission.end() }
    let isInterrupt = event == .key(.control("c"))
    // The status line has another hint after the first one.
    if event.isUserInput, !isInterrupt, closing.willHandleInput() { isStale = true }
    defer { if event.isUserInput, !isInterrupt { closing.didHandleInput() } }
    switch event {
    case .key(let key): return press(key)
    case .paste(let text): paste(text)
    case .mouse(let event):
      guard let frame else { return .nothing }
      switch mouse.handle(event, on: frame) {
      case .unused: return .nothing
      case .handled: break
      case .bar(let action): perform(action, of: frame)
      }
    case .line(let line): handleLine(line)
    case .focus(let isFocused):
      if isFocused { linearSession?.announceLocation() }
      return .nothing
    case .resize: break
    case .endOfInput: stop(waitingInput.hasTimedOut ? .stillLoading : .endOfInput)
    case .signal(let signal): stop(.signal(signal))
    }
    return .anything
  }

  /// The screen that receives keys.
  var active: ActiveScreen? { frame?.active }

  /// Draws a frame of the window and presents it in the terminal.
  ///
  /// If it answers an event, what the event leaves as it was is not built again. Any other frame is drawn because
  /// something has changed, which may be anything.
  ///
  /// What the frame reports, and a focus that it moves after it was read, may change what it shows: then it is drawn again, and
  /// only the last of these frames is presented.
  package func redraw(_ reuse: FrameReuse = .none) {
    var reuse = reuse
    var wasRejected = false
    for round in 1...Self.maxRounds {
      guard let next = buildFrame(reusing: reuse) else { return }
      if next.active?.state.views.submission.wasRejected == true { wasRejected = true }
      if next.isSettled {
        unsettledCount = 0
        return show(next, wasRejected: wasRejected)
      }
      if round == Self.maxRounds {
        mistakes.report(unsettled: next)
        return show(unsettled: next, wasRejected: wasRejected)
      }
      call(next.reports, of: next.subject)
      // What was read before a change of the drawing itself must be built again.
      reuse = !next.changingScreens.isEmpty ? .none : reuse == .allViews ? .equalViews : reuse
    }
  }

  /// Presents a frame that is still not what the window is; another one follows a few times, as long as views report something.
  private func show(unsettled next: consuming Frame, wasRejected: Bool) {
    unsettledCount += 1
    let (reports, subject) = (next.reports, next.subject)
    show(next, wasRejected: wasRejected)
    guard !reports.isEmpty, unsettledCount <= Self.maxRounds else { return }
    call(reports, of: subject)
    setNeedsRedraw()
  }

  /// A frame of the window; `nil` if there is nothing to show, because the window is closed or another program runs.
  private func buildFrame(reusing reuse: FrameReuse) -> Frame? {
    guard outcome == nil else { return nil }
    if !window.isClosed { window.attached.guards?.recheckIfChanged() }
    guard !window.isClosed else {
      stop(closing.outcome)
      return nil
    }
    ScreenTasks.begin(in: self)
    guard terminal.isShown else {
      builder.buildNextFrame()
      return nil
    }
    (isStale, needsRedraw) = (false, false)
    let next = builder.frame(reusing: reuse) { frameInput(in: theme()) }
    guard closeOverlay(over: next.chainBelowOverlay?.active?.screen) else { return next }
    call(next.reports, of: next.subject)
    return buildFrame(reusing: .none)
  }

  /// Calls what the views of a screen report after a drawing; the next drawing shows what that changes.
  private func call(_ reports: [() -> Void], of subject: Any.Type) {
    if reports.isEmpty { return }
    let wasHandlingEvent = isHandlingEvent
    isHandlingEvent = true
    ProgramCall.run(.report, of: subject) {
      for report in reports { report() }
    }
    isHandlingEvent = wasHandlingEvent
  }

  /// Presents a frame, which handles the next event.
  private func show(_ next: consuming Frame, wasRejected: Bool) {
    guard outcome == nil else { return }
    guard !window.isClosed else { return stop(closing.outcome) }
    guard terminal.isShown else { return builder.buildNextFrame() }
    let (toastCount, isAnimated) = (next.toastCount, next.isAnimated)
    waitingInput.isLoading = next.isLoading
    mistakes.report(in: next)
    next.forgetDrawing()
    subject = next.subject
    frame = next
    if let linearText = frame?.linearText {
      linearSession?.present(
        linearText, repeatingErrorsAndFocus: wasRejected ? strings().linear.focused : nil)
    }
    if let canvas = frame?.canvas { present(canvas) }
    let toasts = window.attached.toasts
    toasts.startTimers(ofNewest: linearSession == nil ? toastCount : toasts.count, in: queue)
    let controls = ([active].compactMap(\.self) + (frame?.screensBeside ?? [:]).values)
      .flatMap(\.controls)
    mistakes.reportLongCalls(isPrinted: terminal is FinalScreenTerminal)
    frames.didDraw(isAnimated: isAnimated && linearSession == nil)
    if controls.contains(where: { $0.isSearching }) { queue.addWork() }
    stateSaver?.didDraw()
    reportLeaks()
  }

  /// Draws the focused control again after a change of its states, and nothing else if that shows the window as it is.
  private func redrawFocusedControl() {
    guard outcome == nil, !isStale, terminal.isShown, var next = frame.take() else {
      return redraw(.allViews)
    }
    let (reports, isDone, reuse) = builder.redrawFocusedControl(
      of: &next, step: frames.animationStep)
    guard outcome == nil else { return }
    let isAnimated = next.isAnimated
    frame = next
    call(reports, of: subject)
    guard isDone, let canvas = frame?.canvas else { return redraw(reuse) }
    present(canvas)
    frames.didDraw(isAnimated: isAnimated)
    stateSaver?.didDraw()
  }

  /// Presents the last frame again after an event that had no effect.
  ///
  /// - Returns: Whether it is up to date; if not, the window must be drawn.
  private func presentAgain() -> Bool {
    window.attached.guards?.recheckIfChanged()
    guard outcome == nil, !window.isClosed, !isOutdated, !builder.hasPendingChange,
      linearSession == nil, terminal.isShown, let canvas = frame?.canvas,
      canvas.size == terminal.size
    else { return false }
    present(canvas)
    return true
  }

  /// Shows a canvas in the terminal.
  func present(_ canvas: Canvas) {
    // First, so that the observer has all that the user has seen.
    observer?.willPresent(canvas)
    terminal.present(canvas)
  }

  /// Ends the console once: closes the window without asking guards, and restores the terminal.
  package func stop(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    if let terminal = terminal as? FinalScreenTerminal, !window.isClosed, let frame {
      self.frame = builder.printedFrame(frame, in: terminal) { frameInput(in: theme()) }
    }
    self.outcome = outcome
    presentLastToasts()
    RunningConsoles.remove(self)
    window.attached.console = nil
    window.taskHost = nil
    if let frame, frame.active == nil { mistakes.reportEmptyWindow() }
    window.withoutGuards { window.close() }
    window.attached.toasts.removeAll()
    windowObservation?.cancel()
    queue.close()
    (stateSaver, overlay, frame) = (nil, nil, nil)
    builder.end()
    terminal.end()
    if let line = observer?.didEnd() { writeDiagnostic(line) }
    observer = nil
    mistakes.printDiagnostics(writeDiagnostic, and: takeIssues)
  }

  private func windowDidChange(_ event: WindowEvent) {
    if case .changed(let change) = event {
      builder.states.remove(change.removed)
    }
    isStale = true
    if !isHandlingEvent { setNeedsRedraw() }
  }
}
