import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Monitors the signals that concern a terminal: requests to end, window size and job control.
///
/// Safe because everything mutable is touched on `queue` only.
final class SignalMonitor: @unchecked Sendable {
  /// What to do on each signal; called on the monitor's queue.
  struct Handlers: Sendable {
    /// SIGWINCH: the window's size changed.
    var resize: @Sendable () -> Void
    /// SIGINT, SIGQUIT, SIGTERM, SIGHUP: the program should end.
    var requestEnd: @Sendable (TerminalSignal) -> Void
    /// Restores the terminal, before the program is suspended or ended.
    var restoreTerminal: @Sendable () -> Void
    /// Takes the terminal over again, after SIGCONT.
    var reclaimTerminal: @Sendable () -> Void
  }

  /// How long the program may take to end after a request.
  private static let endTimeout = DispatchTimeInterval.seconds(2)

  private let handlers: Handlers
  private let queue = DispatchQueue(label: "sternik.signals")
  private let registering = DispatchGroup()
  private var sources: [any DispatchSourceSignal] = []
  private var hasRequestedEnd = false

  init(handlers: Handlers) {
    self.handlers = handlers
  }

  /// The handlers that libdispatch installed for this class, by signal.
  private static let installed = Mutex<[Int32: Int]>([:])

  /// Starts, and returns when all signals are monitored.
  ///
  /// Signals that are ignored, as under `nohup`, stay ignored; requests to end that the program handles stay its
  /// own.
  func start() {
    let requests = TerminalSignal.allCases.filter { !Self.isHandledByProgram($0.number) }
    queue.sync {
      for request in requests {
        monitor(request.number) { [self] count in requestEnd(by: request, count: count) }
      }
      monitor(SIGWINCH) { [handlers] _ in handlers.resize() }
      monitor(SIGTSTP) { [self] _ in suspend() }
      monitor(SIGCONT) { [handlers] _ in handlers.reclaimTerminal() }
    }
    registering.wait()
    for request in requests {
      let address = Self.action(of: request.number).handlerAddress
      Self.installed.withLock { $0[request.number] = address }
    }
  }

  func stop() {
    queue.async { [self] in
      for source in sources { source.cancel() }
      sources = []
    }
  }

  /// Calls `handler` with the number of signals since its last call.
  private func monitor(_ number: Int32, _ handler: @escaping @Sendable (UInt) -> Void) {
    guard !Self.action(of: number).isIgnored else { return }
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { handler(source.data) }
    registering.enter()
    source.setRegistrationHandler { [registering] in registering.leave() }
    source.resume()
    sources.append(source)
  }

  private static func isHandledByProgram(_ number: Int32) -> Bool {
    let action = action(of: number)
    // The runtime reports SIGQUIT as it reports crashes.
    return !action.hasDefaultHandler && !action.isIgnored
      && action.handlerAddress != CrashHandler.reporter.handlerAddress
      && action.handlerAddress != installed.withLock { $0[number] }
  }

  private static func action(of number: Int32) -> sigaction {
    var action = sigaction()
    sigaction(number, nil, &action)
    return action
  }

  /// Requests the end once; a second signal or the timeout ends the program.
  private func requestEnd(by request: TerminalSignal, count: UInt) {
    if hasRequestedEnd || count > 1 { forceEnd(by: request) }
    hasRequestedEnd = true
    handlers.requestEnd(request)
    queue.asyncAfter(deadline: .now() + Self.endTimeout) { [weak self] in
      guard let self, !sources.isEmpty else { return }
      forceEnd(by: request)
    }
  }

  private func forceEnd(by request: TerminalSignal) -> Never {
    handlers.restoreTerminal()
    request.endProgram()
  }

  private func suspend() {
    handlers.restoreTerminal()
    TerminalSignal.raiseWithDefaultAction(SIGTSTP)
    handlers.reclaimTerminal()
  }
}
