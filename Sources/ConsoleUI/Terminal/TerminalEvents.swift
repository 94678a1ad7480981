internal import Synchronization

/// What a terminal reports, from any thread, to the console that it belongs to.
///
/// Events wait until a console runs, and are handled in the order in which they were sent. A terminal of your own has one
/// as its ``Terminal/events``:
///
/// ```swift
/// final class RemoteTerminal: Terminal {
///   let events = TerminalEvents()
///   let capabilities = Capabilities()
///   let size = Size(columns: 80, rows: 24)
///   private let connection: Connection
///
///   init(_ connection: Connection) { self.connection = connection }
///
///   func begin() {
///     connection.onKey = { [events] key in events.send(.key(key)) }
///   }
///
///   func present(_ canvas: Canvas) { connection.send(canvas) }
///   func end() { connection.onKey = { _ in } }
/// }
/// ```
public final class TerminalEvents: Sendable {
  /// Takes an event; `waits` asks to return only once it was handled.
  typealias Receiver = @Sendable (_ event: TerminalEvent, _ waits: Bool) -> Void

  private struct State {
    var waiting: [TerminalEvent] = []
    var receiver: Receiver?
  }

  private let state = Mutex(State())

  /// Makes a queue without events.
  public init() {}

  /// Sends an event; callable from any thread, returns at once.
  public func send(_ event: TerminalEvent) { send(event, waits: false) }

  /// Sends an event that the calling thread handles where that is possible: then nothing else has to wake up.
  ///
  /// Not for the main thread or a task of the main actor, which the event would wait for.
  func sendAndHandle(_ event: TerminalEvent) { send(event, waits: true) }

  private func send(_ event: TerminalEvent, waits: Bool) {
    let receiver = state.withLock { state in
      if state.receiver == nil { state.waiting.append(event) }
      return state.receiver
    }
    receiver?(event, waits)
  }

  /// Passes on what waits and what follows.
  func deliver(to receiver: @escaping Receiver) {
    state.withLock { state in
      state.receiver = receiver
      for event in state.waiting { receiver(event, false) }
      state.waiting = []
    }
  }

  /// Drops what follows.
  func stopDelivering() { state.withLock { $0.receiver = { _, _ in } } }

  /// Removes and returns what waits.
  package func takeWaiting() -> [TerminalEvent] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }
}
