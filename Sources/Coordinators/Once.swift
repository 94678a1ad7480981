/// A closure that tells an outcome, once: a second call does nothing and is reported.
///
/// `finish()` and then `done()` may be called from anywhere: while the tree is being changed the call
/// waits for its turn, so that whoever is told finds the flow gone. When the object that declares it is gone
/// nothing is told any more.
///
/// ```swift
/// @Once var done: (Profile) -> Void = { _ in }
/// ```
@MainActor
@propertyWrapper
public struct Once<each Value> {
  private let outcome: Outcome<repeat each Value>

  /// Makes a closure that tells this listener, unless another one is set; diagnostics name its declaration.
  public init(
    wrappedValue: @escaping (repeat each Value) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    outcome = Outcome(tell: wrappedValue, declaration: "\(fileID):\(line)")
  }

  /// The closure: calling it tells the outcome, setting it puts a listener in place of the one before.
  ///
  /// That listener may pass the outcome on by calling the closure that it replaced; this does not count as
  /// telling again.
  public var wrappedValue: (repeat each Value) -> Void {
    get {
      let listener = outcome.listener
      // Held weakly, since whoever takes over from a listener holds what this returns.
      return { [weak outcome] (value: repeat each Value) in
        outcome?.report(repeat each value, to: listener)
      }
    }
    nonmutating set { outcome.redirect(to: newValue) }
  }
}

/// Someone who is told an outcome.
private struct Listener<each Value> {
  let tell: (repeat each Value) -> Void
}

/// Who is told an outcome, until it was told.
@MainActor
private final class Outcome<each Value> {
  /// Who was to be told, one after the other: the last one is.
  private var listeners: [Listener<repeat each Value>]
  /// Who is being told now.
  private var current: Int?
  private var isTold = false
  private let declaration: String

  init(tell: @escaping (repeat each Value) -> Void, declaration: String) {
    listeners = [Listener(tell: tell)]
    self.declaration = declaration
  }

  /// The number of the one who is told as it stands.
  var listener: Int { listeners.count - 1 }

  func redirect(to tell: @escaping (repeat each Value) -> Void) {
    if !isTold { listeners.append(Listener(tell: tell)) }
  }

  /// Tells the outcome now, or in its turn.
  ///
  /// Who took over from somebody and is being told passes the outcome on to them by calling what they were.
  func report(_ value: repeat each Value, to listener: Int) {
    if let current, listener < current { return tell(repeat each value, to: listener) }
    guard let engine = Engine.busy else { return tell(repeat each value) }
    let values = (repeat each value)
    engine.issue(.call { self.tell(repeat each values) })
  }

  private func tell(_ value: repeat each Value) {
    guard !isTold else { return CoordinatorDiagnostic(.calledTwice, subject: declaration).report() }
    isTold = true
    tell(repeat each value, to: listener)
    // Whoever was told is let go, and may do so much as ask who is to be told.
    var told: [Listener<repeat each Value>] = []
    swap(&told, &listeners)
  }

  private func tell(_ value: repeat each Value, to listener: Int) {
    let outer = current
    current = listener
    defer { current = outer }
    listeners[listener].tell(repeat each value)
  }
}
