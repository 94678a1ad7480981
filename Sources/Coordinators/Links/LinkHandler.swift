/// A coordinator that knows what the next segment of a link stands for.
///
/// ```swift
/// final class OrdersCoordinator: NavigationCoordinator<OrdersScreen>, LinkHandler {
///   func follow(_ number: Int) throws -> LinkStep {
///     try leadToChild(orStart: OrderCoordinator(number: number, presenter: presenter)) {
///       $0.number == number
///     }
///   }
/// }
/// ```
@MainActor
public protocol LinkHandler: Coordinator {
  /// What this coordinator takes a segment for.
  associatedtype Segment: LinkSegment

  /// Shows or selects what the segment stands for, starting children as needed.
  ///
  /// It is called within the transaction that the whole link is, and may be called more than once for one
  /// link. What cannot be taken back, as counting a visit, belongs elsewhere: a screen's
  /// ``Presentable/didAppear()`` is only told of what has really come.
  ///
  /// - Throws: why it cannot be shown, as ``Coordinator/tryStart(child:)`` does; nothing has changed then.
  func follow(_ segment: Segment) throws -> LinkStep

  /// The link ends here: brings to the top what this coordinator shows.
  ///
  /// Unless overridden, everything that it started leaves, and what lies over its last screen in its stack;
  /// but one without screens of its own, a ``TabCoordinator`` and an ``AppCoordinator`` stay as they are.
  func arrive() throws
}

extension LinkHandler {
  public func arrive() { uncover() }

  /// Follows a segment as it is written.
  func follow(text: String) throws -> LinkStep {
    guard let segment = Segment(segment: text) else { return .unknown }
    return try follow(segment)
  }
}

extension Coordinator {
  /// Leads to a child in this coordinator's stack: to the one that is meant, or to another one, which is
  /// made and started only if that is not there.
  ///
  /// A child that is there stays as it is, with everything that it started and with the children below it
  /// in the stack; of several that are meant it is the newest. All other children leave, so that going back
  /// from a new one leads here, and so does one that shows nothing.
  ///
  /// - Throws: why the child could not be started, as ``tryStart(child:)`` does.
  public final func leadToChild<Child: Coordinator>(
    orStart make: @autoclosure () throws -> Child, where isMeant: (Child) -> Bool = { _ in true }
  ) throws -> LinkStep {
    // One without any screen is about to leave, if its screens were popped in this transaction.
    let found = children.lazy.compactMap { $0 as? Child }
      .last { isMeant($0) && $0.lowestScreen != nil }
    for child in children.reversed() where child !== found {
      if let found, child.lies(below: found) { continue }
      remove(child)
    }
    if let found { return .leads(to: found) }
    let child = try make()
    try tryStart(child: child)
    return .leads(to: child)
  }

  /// Takes away what lies over this coordinator's own screens in its stack, and what it started.
  final func uncover() {
    guard let screen = screens.last, !(self is TabCoordinator), !(self is AppCoordinator) else {
      return
    }
    removeAll()
    guard let stack = presenter as? NavigationController, stack.topScreen !== screen else { return }
    if stack.screens.contains(where: { $0 === screen }) { stack.pop(to: screen) }
  }

  /// Whether another coordinator lies above this one in the same stack.
  private func lies(below other: Coordinator) -> Bool {
    guard let stack = other.presenter as? NavigationController, let screen = lowestScreen,
      let otherScreen = other.lowestScreen
    else { return false }
    let first = stack.screens.first { $0 === screen || $0 === otherScreen }
    return first === screen && stack.screens.contains { $0 === otherScreen }
  }

  /// The first screen of this coordinator or, if it shows none itself, of what it started.
  private var lowestScreen: (any Presentable)? {
    var waiting: [Coordinator] = [self]
    while let coordinator = waiting.popLast() {
      if let screen = coordinator.screens.first { return screen }
      waiting += coordinator.children.reversed()
    }
    return nil
  }
}
