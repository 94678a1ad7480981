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
  /// call.
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
@MainActor
private final class HandlerChain<each Value> {
  private var handlers: [OutcomeHandler<repeat each Value>]
  /// The index of the handler that is running.
  private var runningIndex: Int?
  private var isReported = false
  private let declaration: String

  init(handler: @escaping (repeat each Value) -> Void, declaration: String) {
    handlers = [OutcomeHandler(call: handler)]
    self.declaration = declaration
  }

  /// The index of the current handler.
  var lastIndex: Int { handlers.count - 1 }

  func append(_ handler: @escaping (repeat each Value) -> Void) {
    if !isReported { handlers.append(OutcomeHandler(call: handler)) }
  }

  /// Reports the outcome now, or queues the report while an engine is running.
  ///
  /// A running handler that calls the closure it replaced forwards the outcome to the older handler at `index`.
  func report(_ value: repeat each Value, to index: Int) {
    if let runningIndex, index < runningIndex { return run(index, repeat each value) }
    guard let engine = Engine.running else { return report(repeat each value) }
    let values = (repeat each value)
    engine.enqueue { self.report(repeat each values) }
  }

  private func report(_ value: repeat each Value) {
    guard !isReported else {
      return CoordinatorDiagnostic(.calledTwice, subject: declaration).report(in: nil)
    }
    isReported = true
    run(lastIndex, repeat each value)
    // Releases the handlers outside of the access to `handlers`: their deinits may read it.
    var released: [OutcomeHandler<repeat each Value>] = []
    swap(&released, &handlers)
  }

  private func run(_ index: Int, _ value: repeat each Value) {
    let outer = runningIndex
    runningIndex = index
    defer { runningIndex = outer }
    handlers[index].call(repeat each value)
  }
}
