typealias ScreenID = SlotMap<ScreenNode>.ID

/// A screen in the tree.
struct ScreenNode {
  let screen: any Presentable
  var owner: CoordinatorID?
  let container: ContainerID
  let layer: Layer
  let modal: Modal?
  /// Distinguishes this showing of the screen from an earlier one: what a guard approved holds for one showing.
  let showing: Int
  /// The node of the screen's own contents, if the screen is a container.
  var content: ContainerID?
  /// The column whose detail leaves with this screen.
  var anchoredColumn: ContainerID?
  /// `false` from the screen's removal until the commit.
  var isLinked = true
  /// Whether it is a tab in the history of its tab bar.
  var isInHistory = false
  /// Whether the screen was in the tree before the running transaction.
  var isCommitted = false
}
