public import Coordinators

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
  public var strings: () -> ConsoleStrings = { ConsoleStrings() }

  /// Returns the colours and styles of the screens; called for each frame.
  public var theme: () -> Theme = { .standard }

  package let window: Window
  package let terminal: any Terminal
  /// Why the console has ended; `nil` while it runs.
  package private(set) var outcome: ConsoleOutcome?
  private(set) var active: ActiveScreen?
  private(set) var tabs: TabBarController?
  private(set) var controlRects: [ViewPath: Rect] = [:]
  private(set) var mouseTargets: [DrawingContext.MouseTarget] = []
  private(set) var barTargets: [BarClickTarget] = []
  /// The control on which the mouse button was pressed, until the button is released.
  var draggedControl: ViewPath?
  /// The path to the active screen.
  private(set) var breadcrumbs = Breadcrumbs()
  /// The help, while it covers the window.
  private(set) var help: HelpScreen? {
    didSet {
      if let oldValue, oldValue !== help { screenStates.remove([oldValue]) }
    }
  }
  /// The dialogue with the user of a linear terminal; `nil` for other terminals.
  let linearSession: LinearSession?
  private let screenStates = ScreenStates()
  /// The types of screens that were reported already.
  private var screensWithRepeatedIdentities: Set<ObjectIdentifier> = []
  private let observationTracker = ObservationTracker()
  private var windowObservation: WindowObservation?
  /// What the event loop handles; `nil` while no loop runs, as in tests.
  private var queue: EventQueue?
  private var animationStep = 0
  private var isHandlingEvent = false
  /// Whether the window has changed since the last frame.
  private var isStale = false

  /// Creates a console; by default in the terminal that suits standard input and output.
  public init(_ window: Window, terminal: (any Terminal)? = nil) {
    self.window = window
    self.terminal = terminal ?? StandardStreams.makeTerminal()
    linearSession = (self.terminal as? any LinearTextTerminal).map(LinearSession.init)
  }

  /// Runs the event loop until the window is closed, the input ends, a signal asks the program to end, or the
  /// task is cancelled.
  ///
  /// In all cases this closes the window, restores the terminal, and lets every task that awaits an outcome of a
  /// shown coordinator continue before it returns.
  ///
  /// - Throws: ``TerminalError`` if the terminal cannot be set up.
  @discardableResult public func run() async throws -> ConsoleOutcome {
    let queue = EventQueue()
    self.queue = queue
    try begin()
    let events = terminal.events
    // Detached: the main actor would only be woken up to enqueue the event for itself.
    let forwarding = Task.detached {
      for await event in events { queue.add(.terminal(event)) }
      queue.add(.terminal(.endOfInput))
    }
    for await item in queue.items {
      process(item)
      if outcome != nil { break }
    }
    forwarding.cancel()
    // The loop also ends when the task is cancelled.
    stop(.endOfInput)
    // A task that awaits an outcome is notified in the first step and continues in the second. It must do so
    // before this returns, because the program may exit then.
    for _ in 1...2 { await Task.yield() }
    return outcome ?? .endOfInput
  }

  /// Requests a redraw; needed only after changes of values that are not `@Observable`.
  public func setNeedsRedraw() {
    queue?.add(.redraw)
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
    if isStale { redraw() }
    guard outcome == nil else { return }
    perform { dispatch(event) }
    if outcome == nil { linearSession?.reportUnchangedIfSilent(strings().linear) }
  }

  /// Continues the work that controls have left, such as a search, for one turn.
  ///
  /// - Returns: Whether there was any.
  @discardableResult package func continueWork() -> Bool {
    if isStale { redraw() }
    guard let busy = active?.controls.filter({ $0.hasPendingWork }), !busy.isEmpty else {
      return false
    }
    perform { for control in busy { control.continueWork() } }
    return true
  }

  /// Calls what may change the window, then draws the result.
  private func perform(_ body: () -> Void) {
    isHandlingEvent = true
    withTerminalWidths(body)
    isHandlingEvent = false
    redraw()
  }

  private func dispatch(_ event: TerminalEvent) {
    switch event {
    case .key(let key): press(key)
    case .paste(let text): _ = active?.focused?.paste(text)
    case .mouse(let mouse): handleMouse(mouse)
    case .line(let line): handleLine(line)
    case .focus(true): linearSession?.announceLocation()
    case .resize, .focus: break
    case .endOfInput: stop(.endOfInput)
    case .signal(let signal): stop(.signal(signal))
    }
  }

  /// Runs `body` with text measured as the terminal draws it.
  private func withTerminalWidths(_ body: () -> Void) {
    AmbiguousWidth.$current.withValue(terminal.capabilities.ambiguousWidth, operation: body)
  }

  /// Draws a frame of the window and presents it in the terminal.
  package func redraw() {
    guard outcome == nil else { return }
    guard !window.isClosed else { return stop(.closed) }
    guard terminal.isShown else { return }
    isStale = false
    var renderer = WindowRenderer(
      screenStates: screenStates,
      context: DrawingContext(size: terminal.size, theme: theme(), step: animationStep))
    let queue = queue
    var linearText: LinearText?
    withTerminalWidths {
      observationTracker.track {
        let strings = strings()
        renderer.draw(window, help: help, strings: strings)
        if linearSession != nil {
          linearText = renderer.linearText(canGoBack: window.canGoBack, strings: strings)
        }
      } willChange: { frame in
        queue?.add(.modelWillChange(frame: frame))
      }
    }
    active = renderer.active
    tabs = renderer.tabs
    barTargets = renderer.barTargets
    breadcrumbs = renderer.breadcrumbs
    controlRects = renderer.context.controlRects
    mouseTargets = renderer.context.mouseTargets
    for (screen, identity) in renderer.repeatedIdentities { report(identity, repeatedOn: screen) }
    if let linearText { linearSession?.present(linearText) }
    terminal.present(renderer.context.canvas)
    if renderer.context.isAnimated, linearSession == nil { queue?.start(.animation) }
    if let active, active.controls.contains(where: { $0.hasPendingWork }) { queue?.addWork() }
    window.reportLeaks()
  }

  /// Draws the next step of all animations.
  package func advanceAnimation() {
    animationStep &+= 1
    redraw()
  }

  /// Shows all keys that work now, until the user closes the help or the window changes.
  func showHelp() {
    let strings = strings()
    let hints = AvailableKeys(window: window, active: active, tabs: tabs).helpHints(strings)
    let screen = HelpScreen(hints, strings: strings)
    screen.didClose = { [weak self] in self?.help = nil }
    help = screen
  }

  /// The number of screens whose state is kept.
  package var screenStateCount: Int { screenStates.count }

  /// The active screen as text: its elements with their roles, one per line.
  package var outline: String { active?.outline.joined(separator: "\n") ?? "" }

  /// The window in the linear form.
  package var linearText: LinearText {
    LinearText(active, at: breadcrumbs, canGoBack: window.canGoBack, strings: strings())
  }

  /// Ends the console once: closes the window and restores the terminal.
  package func stop(_ outcome: ConsoleOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    RunningConsoles.remove(self)
    window.close()
    windowObservation?.cancel()
    active = nil
    tabs = nil
    barTargets = []
    mouseTargets = []
    queue?.close()
    help = nil
    screenStates.removeAll()
    terminal.end()
  }

  /// Reports an identity that several elements of a ``ForEach`` have, once for each type of screen.
  private func report(_ identity: AnyHashable, repeatedOn screen: any Screen) {
    guard screensWithRepeatedIdentities.insert(ObjectIdentifier(type(of: screen))).inserted else {
      return
    }
    CoordinatorDiagnostic.handler(
      CoordinatorDiagnostic(
        .identityRepeated, subject: String(describing: type(of: screen)),
        detail: "a ForEach has several elements with the identity \(identity.base)"))
  }

  private func process(_ item: EventQueue.Item) {
    switch item {
    case .terminal(let event): handle(event)
    case .redraw: redraw()
    case .work:
      queue?.didTakeWork()
      continueWork()
    case .modelWillChange(let frame):
      guard observationTracker.isCurrent(frame) else { return }
      queue?.start(.modelChange)
      redraw()
    case .timer(let timer):
      queue?.didFire(timer)
      switch timer {
      case .modelChange: redraw()
      case .animation: advanceAnimation()
      }
    }
  }

  private func windowDidChange(_ event: WindowEvent) {
    if case .changed(let change) = event {
      screenStates.remove(change.removed)
      help = nil
    }
    isStale = true
    if !isHandlingEvent { setNeedsRedraw() }
  }
}
