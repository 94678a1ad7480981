internal import Coordinators

/// The state and the activity of a screen, for the bars above it.
@MainActor struct BarContent {
  /// Its state in a few words.
  var status: StyledText = ""
  private let screen: (any Screen)?

  init(_ content: (any Presentable)? = nil) {
    screen = content as? any Screen
    status = screen?.status ?? ""
  }

  /// Whether there is a state or an activity, so that a screen without a title has a bar.
  func saysSomething(in room: Rect) -> Bool {
    !status.isEmpty || activity(in: Size(columns: room.size.columns, rows: 1)) != nil
  }

  /// What the screen is doing, for a room of one row; `nil` if it does nothing.
  func activity(in room: Size) -> (any Element)? {
    guard let screen else { return nil }
    var tree = ElementTree(states: ViewStates(), room: room)
    let elements = screen.activityElements(in: &tree)
    return elements.isEmpty ? nil : StackElement.joining(elements)
  }
}

extension Screen {
  fileprivate func activityElements(in tree: inout ElementTree) -> [any Element] {
    tree.elements(of: activity)
  }
}
