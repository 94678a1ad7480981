/// Decides where the reader goes: shows screens in a place and starts other coordinators.
///
/// A coordinator is started by its parent (``start(child:)``) or by a ``Window``. It talks through
/// closures only: its screens report facts, it reports its own outcome, and asks to be let go with
/// ``removeCoordinator``.
///
/// It is removed when the last screen that it showed has left, whichever way that happened, as soon as
/// nothing that it started is there any more; ``finish()`` takes along what is. One that shows nothing
/// itself leaves when the reader has gone back from its last child, or with the place that it was given.
///
/// Closures may hold `self` strongly: a coordinator is owned by the tree of its window and by nothing
/// inside it, so it is freed when it is removed. A subclass keeps no strong reference to its screens
/// or children.
@MainActor
open class Coordinator {
  /// Asks to be let go: is called once, after this coordinator has left the tree, whichever way it left.
  ///
  /// The tree has let go of it by then, so that a parent sets this only to hear of it
  /// (`child.removeCoordinator = remove` is right, and has nothing left to do).
  public final var removeCoordinator: (Coordinator) -> Void = { _ in } {
    didSet { isRemovalObserved = true }
  }

  /// The place where this coordinator shows its screens.
  public final let presenter: any Presenter

  final var membership = Membership.notStarted
  final var isRemovalObserved = false

  /// Where it is, once it was started and as long as it has not left.
  final var engine: Engine? {
    if case .live(let engine, _) = membership { engine } else { nil }
  }

  /// Makes a coordinator that will show its screens in `presenter`.
  public init(presenter: any Presenter) {
    self.presenter = (presenter as? Window)?.root ?? presenter
  }

  /// Shows the first screen, or starts the first child.
  ///
  /// To be overridden. What it shows and starts appears in one change when it returns; when it throws,
  /// nothing of it ever appears.
  open func start() throws {}

  /// Whether this coordinator stays when it has no screens and no children.
  var staysWhenEmpty: Bool { false }

  /// Lets whoever hears of the removal of another hear of this one's, unless somebody else does.
  final func inheritRemoval(from other: Coordinator) {
    if !isRemovalObserved { removeCoordinator = other.removeCoordinator }
  }
}
