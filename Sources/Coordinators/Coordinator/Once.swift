/// A closure that reports an outcome once: a second call does nothing and reports a ``CoordinatorDiagnostic``.
///
/// You may call `finish()` and then `done()` anywhere: while the tree is being changed, the call is queued, so the
/// handler runs after the flow has left. After the object that declares the closure is gone, calls do nothing.
///
/// ```swift
/// @Once var done: (Profile) -> Void = { _ in }
/// ```
@MainActor
@propertyWrapper
public struct Once<each Value> {
  private let chain: HandlerChain<repeat each Value>

  /// Creates a closure that calls `wrappedValue` unless another handler is set; diagnostics name its declaration.
  public init(
    wrappedValue: @escaping (repeat each Value) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    chain = HandlerChain(handler: wrappedValue, declaration: "\(fileID):\(line)")
  }

  /// The closure: calling it reports the outcome, setting it replaces the handler.
  ///
  /// A new handler may forward the outcome by calling the closure that it replaced; that does not count as a second
  /// call. Handlers are released after the report: set one again before you start a removed coordinator again, which
  /// may then report another outcome.
  public var wrappedValue: (repeat each Value) -> Void {
    get {
      let index = chain.lastIndex
      // Weak: a replacement handler captures this closure.
      return { [weak chain] (value: repeat each Value) in
        chain?.report(repeat each value, to: index)
      }
    }
    nonmutating set { chain.append(newValue) }
  }
}

/// Wraps a closure, since an array cannot hold closures with a parameter pack directly.
private struct OutcomeHandler<each Value> {
  let call: (repeat each Value) -> Void
}

/// The handlers of one outcome, oldest first, until the outcome is reported to the last one.
///
/// Handlers are numbered for ever: a handler that runs and calls a closure with a lower number forwards the outcome.
@MainActor
private final class HandlerChain<each Value> {
  private struct Handlers {
    var all: [OutcomeHandler<repeat each Value>]
    /// The number of the first one.
    let first: Int

    var last: Int { first + all.count - 1 }
  }

  /// Empty after the report, until a handler is set for another life of the flow.
  private var handlers: Handlers
  /// The handlers that the outcome is being reported to, and the number of the one that runs.
  private var running: (handlers: Handlers, index: Int)?
  private let declaration: String

  init(handler: @escaping (repeat each Value) -> Void, declaration: String) {
    handlers = Handlers(all: [OutcomeHandler(call: handler)], first: 0)
    self.declaration = declaration
  }

  /// The number of the current handler.
  var lastIndex: Int { handlers.last }

  func append(_ handler: @escaping (repeat each Value) -> Void) {
    handlers.all.append(OutcomeHandler(call: handler))
  }

  /// Reports the outcome now, or queues the report while the engine is running.
  ///
  /// A running handler that calls the closure it replaced forwards the outcome to the older handler at `index`.
  func report(_ value: repeat each Value, to index: Int) {
    if let running, index < running.index { return forward(repeat each value, to: index) }
    guard Engine.shared.isRunning else { return report(repeat each value) }
    let values = (repeat each value)
    Engine.shared.enqueue { self.report(repeat each values) }
  }

  private func report(_ value: repeat each Value) {
    guard !handlers.all.isEmpty else {
      return CoordinatorDiagnostic(.calledTwice, subject: declaration).report(in: nil)
    }
    // Taken out first: a handler may set another one to start the flow again.
    var reported = Handlers(all: [], first: handlers.last + 1)
    swap(&reported, &handlers)
    let outer = running
    running = (reported, reported.last)
    reported.all[reported.all.count - 1].call(repeat each value)
    running = outer
    // Releases the handlers outside of the accesses: their deinits may call the closure.
    withExtendedLifetime(reported) {}
  }

  /// Forwards the outcome to an older handler; one of an earlier life has been released.
  private func forward(_ value: repeat each Value, to index: Int) {
    guard let (handlers, outer) = running, index >= handlers.first else { return }
    running = (handlers, index)
    defer { running?.index = outer }
    handlers.all[index - handlers.first].call(repeat each value)
  }
}
