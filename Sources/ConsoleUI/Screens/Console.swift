public import Coordinators

/// Shows a window in a terminal and gives it the reader's keys.
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
/// A real terminal, a pipe and a test take the same way: each event is handled, then the window is
/// drawn once, and what differs is written.
@MainActor public final class Console {
  /// The words of the status line; asked for at each drawing, so that they follow the language.
  public var strings: () -> ConsoleStrings = { ConsoleStrings() }

  /// How the parts of the screens look; asked for at each drawing.
  public var theme: () -> Theme = { .standard }

  package let window: Window
  package let terminal: any Terminal
  /// Why this has ended, if it has.
  package private(set) var outcome: ConsoleOutcome?
  private(set) var active: ActiveScreen?
  private(set) var tabs: TabBarController?
  private(set) var controlRects: [ViewPath: Rect] = [:]
  private(set) var mouseTargets: [DrawingContext.MouseTarget] = []
  private(set) var barTargets: [BarTarget] = []
  /// The control on which the mouse was pressed.
  var dragged: ViewPath?
  /// Where the active screen is.
  private(set) var place = ShownPlace()
  /// The help, while it is shown over the window.
  private(set) var help: HelpScreen?
  /// What was said, where the window is told in lines.
  let reading: LinearReading?
  private let memories = ScreenMemories()
  private let tracking = RedrawTracking()
  private var observation: WindowObservation?
  private var wakeUps: WakeUps?
  /// How many steps of the animations have passed.
  private var step = 0
  private var isHandling = false
  /// Whether the window has changed since it was drawn.
  private var isStale = false

  /// Makes a console in the terminal that fits how the program was started, unless one is given.
  public init(_ window: Window, terminal: (any Terminal)? = nil) {
    self.window = window
    self.terminal = terminal ?? StandardTerminal.make()
    reading = (self.terminal as? any LinearTerminal).map(LinearReading.init)
  }

  /// Shows the window until it is closed, the input ends, the system asks the program to end, or the
  /// task is cancelled.
  ///
  /// On every way out the window is closed, the terminal given back, and whoever awaits an outcome of what
  /// was shown has gone on before this returns.
  ///
  /// - Throws: ``TerminalError`` when the terminal cannot be taken.
  @discardableResult public func run() async throws -> ConsoleOutcome {
    let wakeUps = WakeUps()
    self.wakeUps = wakeUps
    try begin()
    let events = terminal.events
    // Away from the main actor, which would only be woken up to pass the event on to itself.
    let reading = Task.detached {
      for await event in events { wakeUps.add(.event(event)) }
      wakeUps.add(.event(.endOfInput))
    }
    for await reason in wakeUps.reasons {
      wake(for: reason)
      if outcome != nil { break }
    }
    reading.cancel()
    // The loop also ends when the task is cancelled.
    stop(.endOfInput)
    // Whoever awaits an outcome hears of the end a step later and goes on another step later: before the
    // program does, which may exit.
    for _ in 1...2 { await Task.yield() }
    return outcome ?? .endOfInput
  }

  /// Draws the window again, if it has changed; needed only after changes that cannot be noticed.
  public func setNeedsRedraw() {
    wakeUps?.add(.redraw)
  }

  /// Draws every window that is shown in a console again, where it has changed.
  public static func setAllNeedRedraw() {
    for console in RunningConsoles.all { console.setNeedsRedraw() }
  }

  /// Takes the terminal and draws for the first time.
  ///
  /// - Throws: ``TerminalError`` when the terminal cannot be taken.
  package func begin() throws {
    RunningConsoles.add(self)
    observation = window.observe { [weak self] event in self?.windowDidChange(event) }
    do {
      try terminal.begin()
    } catch {
      stop(.closed)
      throw error
    }
    redraw()
  }

  /// One turn: handles an event, then draws what came of it.
  package func handle(_ event: TerminalEvent) {
    if isStale { redraw() }
    guard outcome == nil else { return }
    isHandling = true
    measuring { dispatch(event) }
    isHandling = false
    redraw()
    if outcome == nil { reading?.settle(strings().linear) }
  }

  private func dispatch(_ event: TerminalEvent) {
    switch event {
    case .key(let key): press(key)
    case .paste(let text): _ = active?.focused?.paste(text)
    case .mouse(let mouse): point(mouse)
    case .line(let line): take(line)
    case .focus(true): reading?.sayWhere()
    case .resize, .focus: break
    case .endOfInput: stop(.endOfInput)
    case .signal(let signal): stop(.signal(signal))
    }
  }

  /// Does something in which text is as wide as in the terminal.
  private func measuring(_ work: () -> Void) {
    AmbiguousWidth.$current.withValue(terminal.capabilities.ambiguousWidth, operation: work)
  }

  /// Draws the window and shows the context.
  package func redraw() {
    guard outcome == nil else { return }
    guard !window.isClosed else { return stop(.closed) }
    guard terminal.isShown else { return }
    isStale = false
    var drawing = WindowDrawing(
      memories: memories, context: DrawingContext(size: terminal.size, theme: theme(), step: step))
    let wakeUps = wakeUps
    var told: LinearText?
    measuring {
      tracking.track {
        let words = strings()
        drawing.draw(window, help: help, words: words)
        if reading != nil { told = drawing.linearText(canGoBack: window.canGoBack, words: words) }
      } didChange: { turn in
        wakeUps?.add(.change(turn: turn))
      }
    }
    active = drawing.active
    tabs = drawing.tabs
    barTargets = drawing.barTargets
    place = drawing.place
    controlRects = drawing.context.controlRects
    mouseTargets = drawing.context.mouseTargets
    if let told { reading?.show(told) }
    terminal.present(drawing.context.canvas)
    if drawing.context.isAnimated, reading == nil { wakeUps?.wait(for: .step) }
    if drawing.context.needsAnotherFrame { setNeedsRedraw() }
    window.reportLeaks()
  }

  /// Draws what moves as it looks one step later.
  package func tick() {
    step &+= 1
    redraw()
  }

  /// Shows the keys that work here, until one that closes the help or leads elsewhere.
  func showHelp() {
    let words = strings()
    let hints = StatusHints(window: window, active: active, tabs: tabs).allHints(words)
    let screen = HelpScreen(hints, words: words)
    screen.didClose = { [weak self] in self?.help = nil }
    help = screen
  }

  /// How many screens something is remembered of.
  package var rememberedScreens: Int { memories.count }

  /// The screen that takes keys, in words.
  package var outline: String { active?.outline.joined(separator: "\n") ?? "" }

  /// The window in lines.
  package var linearText: LinearText {
    LinearText(active, in: place, canGoBack: window.canGoBack, words: strings())
  }

  /// Ends, once: closes the window and gives the terminal back.
  package func stop(_ outcome: ConsoleOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    RunningConsoles.remove(self)
    window.close()
    observation?.cancel()
    active = nil
    tabs = nil
    barTargets = []
    mouseTargets = []
    wakeUps?.end()
    help = nil
    memories.forgetAll()
    terminal.end()
  }

  private func wake(for reason: WakeUps.Reason) {
    switch reason {
    case .event(let event): handle(event)
    case .redraw: redraw()
    case .change(let turn):
      guard tracking.isCurrent(turn) else { return }
      wakeUps?.wait(for: .settled)
      redraw()
    case .later(let moment):
      wakeUps?.didReach(moment)
      switch moment {
      case .settled: redraw()
      case .step: tick()
      }
    }
  }

  private func windowDidChange(_ event: WindowEvent) {
    if case .changed(let change) = event {
      memories.forget(change.removed)
      help = nil
    }
    isStale = true
    if !isHandling { setNeedsRedraw() }
  }
}
