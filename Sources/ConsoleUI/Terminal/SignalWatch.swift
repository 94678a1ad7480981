import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Watches the signals that concern a terminal.
///
/// Safe because everything mutable is touched on `queue` only.
final class SignalWatch: @unchecked Sendable {
  /// What is to be done; called on a thread of the watch.
  struct Actions: Sendable {
    var resize: @Sendable () -> Void
    /// Ask the program to end.
    var ask: @Sendable (TerminalSignal) -> Void
    /// Give the terminal back at once, from any thread.
    var giveBack: @Sendable () -> Void
    /// Take it again after a suspension.
    var takeAgain: @Sendable () -> Void
  }

  /// How long a program that was asked to end may take.
  private static let patience = DispatchTimeInterval.seconds(2)

  private let actions: Actions
  private let queue = DispatchQueue(label: "sternik.signals")
  private let registering = DispatchGroup()
  private var sources: [any DispatchSourceSignal] = []
  private var wasAsked = false

  init(actions: Actions) {
    self.actions = actions
  }

  /// Starts, and returns when no signal ends the program any more without its being told; one that it was
  /// started to ignore, as by `nohup`, stays ignored.
  func start() {
    queue.sync {
      for request in TerminalSignal.allCases {
        watch(request.number) { [self] times in end(by: request, times: times) }
      }
      watch(SIGWINCH) { [actions] _ in actions.resize() }
      watch(SIGTSTP) { [self] _ in suspend() }
      watch(SIGCONT) { [actions] _ in actions.takeAgain() }
    }
    registering.wait()
  }

  func stop() {
    queue.async { [self] in
      for source in sources { source.cancel() }
      sources = []
    }
  }

  /// Calls an action with how often the signal came since the last call.
  private func watch(_ number: Int32, _ action: @escaping @Sendable (UInt) -> Void) {
    var current = sigaction()
    sigaction(number, nil, &current)
    guard !isIgnored(current) else { return }
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { action(source.data) }
    registering.enter()
    source.setRegistrationHandler { [registering] in registering.leave() }
    source.resume()
    sources.append(source)
  }

  private func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Asks at first; insists when asked twice or not heard in time.
  private func end(by request: TerminalSignal, times: UInt) {
    if wasAsked || times > 1 { insist(request) }
    wasAsked = true
    actions.ask(request)
    queue.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      guard let self, !sources.isEmpty else { return }
      insist(request)
    }
  }

  private func insist(_ request: TerminalSignal) -> Never {
    actions.giveBack()
    request.endProgram()
  }

  private func suspend() {
    actions.giveBack()
    TerminalSignal.raiseByDefault(SIGTSTP)
    actions.takeAgain()
  }
}
