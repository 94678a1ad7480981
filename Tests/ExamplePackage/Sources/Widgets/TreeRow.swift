import Sternik

struct TreeRow<Node: Identifiable> {
  let node: Node
  let level: Int
  var hasChildren: Bool
  var isOpen: Bool
  let isMatch: Bool
}

final class TreeState<ID: Hashable>: ViewState {
  var open: Set<ID>
  /// The identities from a root to the highlighted node.
  var path: [ID] = []
  /// The row of the highlight in the last frame, for when its node has gone.
  var index = 0
  /// The first visible row, and how many there are.
  var first = 0
  var visibleRows = 1
  var filter = ""
  var isTyping = false
  var closedInFilter: Set<ID> = []

  init(open: Set<ID>) { self.open = open }
}
