/// Shows what belongs to the top screen of another presenter: beside it in a ``SplitViewController``, else on it.
///
/// A coordinator of a list makes one for each row that the user opens, and need not know whether there is a split view:
///
/// ```swift
/// start(child: ArticleCoordinator(article, presenter: Detail(of: presenter)))
/// ```
///
/// It means the column after the one that `presenter` is or lies in; without one it means `presenter` itself. The first
/// screen that it shows replaces everything in that column, after asking the ``LeaveGuard``s there, and selects the
/// column; later ones are pushed. What it shows leaves with the screen that was on top of `presenter` then, or with the
/// tab that was selected.
///
/// If several details are opened before the first has shown anything, only the newest one may: the coordinators of the
/// others are removed when they show a screen.
///
/// It does not keep alive what it is a detail of, but a coordinator with this presenter does.
@MainActor
public final class Detail: Presenter {
  private static var count = 0

  /// A modal, a detail or a presenter of another module; `nil` for a container.
  private let presenter: (any Presenter)?
  /// The container whose top screen it belongs to; weak, since what it has shown there holds it.
  private weak var container: Container?
  /// Whether showing the first screen selects the column.
  public let isSelected: Bool
  /// Distinguishes it from all other details, also from those that are no more.
  let id: Int
  /// Grows with each detail, in the order in which their coordinators were started; 0 before.
  var number = 0

  /// Creates a detail of the top screen of `presenter`.
  ///
  /// Pass `false` as `isSelected` for what is shown without being opened by the user, such as a preview of the
  /// highlighted row: the keys stay where they are, and where there is room for one column only, it is not seen.
  public init(of presenter: any Presenter, isSelected: Bool = true) {
    let container = (presenter as? Window)?.state.root ?? presenter as? Container
    self.presenter = container == nil ? presenter : nil
    self.container = container
    self.isSelected = isSelected
    Self.count += 1
    id = Self.count
  }

  /// The stack that it shows screens in; `nil` if `presenter` is no stack and is not in a column.
  public var stack: NavigationController? {
    target?.stack
  }

  /// Shows a screen as the first or the next one of this detail.
  public func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    if let presenter, !(presenter is any BuiltInPresenter) {
      return presenter.show(screen, for: coordinator)
    }
    present(screen, for: coordinator)
  }
}

extension Detail: BuiltInPresenter {
  var coveredContainer: Container? { container ?? presenter?.coveredContainer }

  var target: PresentationTarget? {
    guard var target = source else { return nil }
    target.origin = self
    guard let column = target.container.column else {
      target.detail = self
      return target
    }
    guard let next = column.nextColumn else { return target }
    return PresentationTarget(container: next, layer: .content, detail: self, origin: self)
  }

  /// Where the screen is shown that this is a detail of.
  var source: PresentationTarget? {
    if let presenter { return (presenter as? any BuiltInPresenter)?.target }
    return (container as? any BuiltInPresenter)?.target
  }
}
