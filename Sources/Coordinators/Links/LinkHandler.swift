/// A coordinator that follows the next segment of a link.
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
  /// The type that this coordinator parses its segments as.
  associatedtype Segment: LinkSegment

  /// Shows or selects the content of the segment and starts children as needed.
  ///
  /// It runs in the transaction of the whole link, possibly more than once for one link. Side effects that
  /// cannot be rolled back, such as counting a visit, belong in a screen's ``Presentable/didAppear()``.
  ///
  /// - Throws: an error that makes the whole link fail, such as that of ``Coordinator/tryStart(child:)``;
  ///   nothing has changed then.
  func follow(_ segment: Segment) throws -> LinkStep

  /// Called when the link ends here: brings this coordinator's own screens to the top.
  ///
  /// By default its children leave, and so do the screens above its last one in its stack. A coordinator
  /// without screens of its own, a ``TabCoordinator`` and an ``AppCoordinator`` stay as they are.
  ///
  /// - Throws: an error that makes the whole link fail; nothing has changed then.
  func arrive() throws
}

extension LinkHandler {
  public func arrive() { uncover() }

  /// Parses and follows a segment.
  func follow(unparsed text: String) throws -> LinkStep {
    guard let segment = Segment(segment: text) else { return .unknown }
    return try follow(segment)
  }
}

extension Coordinator {
  /// Continues at the child that `isMeant` accepts, or creates and starts a new one.
  ///
  /// An existing child stays as it is, with its descendants and with the children below it in the stack; if
  /// `isMeant` accepts several, the newest is used. All other children leave, those without screens included,
  /// so that going back from a new child returns to this coordinator.
  ///
  /// - Throws: the error of `make`, or that of ``tryStart(child:)``.
  public final func leadToChild<Child: Coordinator>(
    orStart make: @autoclosure () throws -> Child, where isMeant: (Child) -> Bool = { _ in true }
  ) throws -> LinkStep {
    // A child without screens is about to be removed if its screens were popped in this transaction.
    let found = children.lazy.compactMap { $0 as? Child }
      .last { isMeant($0) && $0.lowestScreen != nil }
    let below = found?.screensBelow ?? []
    for child in children.reversed() where child !== found {
      if let screen = child.lowestScreen, below.contains(ObjectIdentifier(screen)) { continue }
      remove(child)
    }
    if let found {
      if let screen = found.lowestScreen { selectColumn(of: screen) }
      return .leads(to: found)
    }
    let child = try make()
    try tryStart(child: child)
    return .leads(to: child)
  }

  /// Removes this coordinator's children, and the screens above its own in its stack.
  final func uncover() {
    guard let screen = shownScreens.last, !(self is TabCoordinator), !(self is AppCoordinator)
    else { return }
    removeAll()
    if let stack, stack.topScreen !== screen, stack.screens.contains(where: { $0 === screen }) {
      stack.pop(to: screen)
    }
    selectColumn(of: screen)
  }

  /// The stack that this coordinator shows its screens in.
  private var stack: NavigationController? {
    guard let target = (presenter as? any BuiltInPresenter)?.target, target.layer == .content else {
      return nil
    }
    return target.container as? NavigationController
  }

  /// Selects the column of a split view that a screen is in.
  private func selectColumn(of screen: any Presentable) {
    guard let column = engine?.tree.container(of: screen)?.column else { return }
    column.split?.select(column)
  }

  /// The screens below this coordinator in its stack.
  private var screensBelow: Set<ObjectIdentifier> {
    guard let stack, let screen = lowestScreen else { return [] }
    let screens = stack.screens
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return [] }
    return Set(screens[..<index].map(ObjectIdentifier.init))
  }

  /// The first screen of this coordinator, or that of its first descendant with screens.
  private var lowestScreen: (any Presentable)? {
    var pending: [Coordinator] = [self]
    while let coordinator = pending.popLast() {
      if let screen = coordinator.shownScreens.first { return screen }
      pending += coordinator.children.reversed()
    }
    return nil
  }
}
