/// A closure that tells an outcome, once: a second call does nothing and is reported.
///
/// `finish()` and then `done()` may be called from anywhere: while the tree is being changed the call
/// waits for its turn, so that whoever is told finds the flow gone.
///
/// ```swift
/// @Once var done: (Profile) -> Void = { _ in }
/// ```
@MainActor
@propertyWrapper
public struct Once<each Value> {
  private let outcome: Outcome<repeat each Value>

  public init(
    wrappedValue: @escaping (repeat each Value) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    outcome = Outcome(tell: wrappedValue, declaration: "\(fileID):\(line)")
  }

  public var wrappedValue: (repeat each Value) -> Void {
    get {
      let outcome = outcome
      return { (value: repeat each Value) in outcome.report(repeat each value) }
    }
    nonmutating set { outcome.redirect(to: newValue) }
  }
}

/// Who is told an outcome, until it was told.
@MainActor
private final class Outcome<each Value> {
  private var tell: (repeat each Value) -> Void
  private var isTold = false
  private let declaration: String

  init(tell: @escaping (repeat each Value) -> Void, declaration: String) {
    self.tell = tell
    self.declaration = declaration
  }

  func redirect(to tell: @escaping (repeat each Value) -> Void) {
    if !isTold { self.tell = tell }
  }

  func report(_ value: repeat each Value) {
    guard !isTold else { return CoordinatorDiagnostic(.toldAgain, subject: declaration).report() }
    isTold = true
    let tell = tell
    self.tell = { (_: repeat each Value) in }  // Whoever was told is let go.
    guard let engine = Engine.busy else { return tell(repeat each value) }
    let values = (repeat each value)
    engine.issue(.call { tell(repeat each values) })
  }
}
