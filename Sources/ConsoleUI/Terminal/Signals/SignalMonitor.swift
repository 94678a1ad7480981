import CLibrary
import Dispatch

/// Monitors the signals that concern a terminal: requests to end, window size and job control.
///
/// Safe because everything mutable is touched on `queue` only.
final class SignalMonitor: @unchecked Sendable {
  /// What to do on each signal; called on the monitor's queue.
  struct Handlers: Sendable {
    /// SIGWINCH: the window's size changed.
    var resize: @Sendable () -> Void
    /// SIGINT, SIGQUIT, SIGTERM, SIGHUP: the program should end.
    var requestEnd: @Sendable (Console.Signal) -> Void
    /// SIGINT of a Ctrl-C on the keyboard, if it is a key of the program; nil if it requests the end.
    var pressInterrupt: (@Sendable () -> Void)?
    /// Restores the terminal, before the program is suspended or ended.
    var restoreTerminal: @Sendable () -> Void
    /// Takes the terminal over again, after SIGCONT.
    var reclaimTerminal: @Sendable () -> Void
  }

  /// How long the program may take to end after a request.
  private static let endTimeout = DispatchTimeInterval.seconds(2)

  private let handlers: Handlers
  private let queue = DispatchQueue(label: "sternik.signals")
  private var pipe: SignalPipe?
  private var hasRequestedEnd = false
  private var isEnding = false
  /// Whether the program has yet to handle the last Ctrl-C.
  private var hasPendingInterrupt = false
  private var interruptCount = 0

  init(handlers: Handlers) {
    self.handlers = handlers
  }

  /// Starts, and returns when all signals are monitored.
  ///
  /// Signals that are ignored, as under `nohup`, stay ignored; requests to end that the program handles stay its
  /// own. Its handlers of size and job control are replaced until ``stop()``.
  func start() {
    queue.sync {
      let pipe = SignalPipe(queue: queue) { [weak self] number, isFromKeyboard in
        self?.handle(number, isFromKeyboard: isFromKeyboard)
      }
      for request in Console.Signal.allCases where !isHandledByProgram(request.number) {
        pipe.add(request.number)
      }
      for number in [SIGWINCH, SIGTSTP, SIGCONT] { pipe.add(number) }
      self.pipe = pipe
    }
  }

  /// Lets the program take its time to restore the terminal; a second request still ends it.
  func stopTimeout() {
    queue.sync { isEnding = true }
  }

  /// Stops, and returns when all signals have their previous actions; from now on the user can end a program
  /// that does not return.
  func stop() {
    queue.sync {
      pipe?.removeAll()
      pipe = nil
    }
  }

  /// Notes that the program has handled a Ctrl-C, so that the next one does not end it by force.
  func didHandleInterrupt() {
    queue.async { self.hasPendingInterrupt = false }
  }

  private func handle(_ number: Int32, isFromKeyboard: Bool) {
    guard pipe != nil else { return }
    switch number {
    case SIGWINCH: handlers.resize()
    case SIGTSTP where isEnding: Console.Signal.raiseWithDefaultAction(SIGTSTP)
    case SIGTSTP: suspend()
    case SIGCONT: if !isEnding { handlers.reclaimTerminal() }
    case SIGINT where isFromKeyboard && handlers.pressInterrupt != nil && !hasRequestedEnd:
      pressInterrupt()
    default:
      Console.Signal.allCases.first { $0.number == number }.map(requestEnd)
    }
  }

  private func isHandledByProgram(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // The runtime reports SIGQUIT as it reports crashes.
    return !action.hasDefaultHandler && !action.isIgnored
      && action.handlerAddress != CrashHandler.reporter.handlerAddress
  }

  /// Requests the end once; a second signal or the timeout ends the program.
  private func requestEnd(by request: Console.Signal) {
    if hasRequestedEnd { forceEnd(by: request) }
    hasRequestedEnd = true
    handlers.requestEnd(request)
    queue.asyncAfter(deadline: .now() + Self.endTimeout) { [weak self] in
      guard let self, pipe != nil, !isEnding else { return }
      forceEnd(by: request)
    }
  }

  /// Passes a Ctrl-C to the program; a second one, or the timeout, ends a program that does not handle it.
  private func pressInterrupt() {
    if hasPendingInterrupt { forceEnd(by: .interrupt) }
    hasPendingInterrupt = true
    interruptCount += 1
    let number = interruptCount
    handlers.pressInterrupt?()
    queue.asyncAfter(deadline: .now() + Self.endTimeout) { [weak self] in
      guard let self, pipe != nil, !isEnding, hasPendingInterrupt, number == interruptCount
      else { return }
      forceEnd(by: .interrupt)
    }
  }

  private func forceEnd(by request: Console.Signal) -> Never {
    handlers.restoreTerminal()
    ProgramCall.printWait()
    request.endProgram()
  }

  private func suspend() {
    handlers.restoreTerminal()
    Console.Signal.raiseWithDefaultAction(SIGTSTP)
    handlers.reclaimTerminal()
  }
}
