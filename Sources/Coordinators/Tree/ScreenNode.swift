typealias ScreenID = SlotMap<ScreenNode>.ID

/// A screen in the tree.
struct ScreenNode {
  let screen: any Presentable
  var owner: CoordinatorID?
  let container: ContainerID
  let layer: Layer
  let modal: Modal?
  /// Distinguishes this showing of the screen from an earlier one, also in no window before: what a guard approved holds
  /// for one showing.
  var showing: Int
  /// The node of the screen's own contents, if the screen is a container.
  var content: ContainerID?
  /// The detail that has shown the screen while no column was around it: in a window it may mean one.
  var displacedDetail: DisplacedDetail?
  /// The column whose detail leaves with this screen.
  var anchoredColumn: ContainerID?
  /// `false` from the screen's removal until the commit.
  var isLinked = true
  /// Whether it is a tab in the history of its tab bar.
  var isInHistory = false
  /// Whether the screen was in a window before the running transaction.
  var isCommitted = false
}

/// A detail that has shown a screen in a container that is in no window and lies in no column.
final class DisplacedDetail {
  let detail: Detail
  /// Whether it leaves with a screen.
  let hasAnchor: Bool
  /// That screen, which may leave, and is released then.
  private(set) weak var anchor: (any Presentable)?

  init(_ detail: Detail, anchor: (any Presentable)?) {
    (self.detail, self.anchor, hasAnchor) = (detail, anchor, anchor != nil)
  }
}
