/// What the model knows of a column besides its screens.
struct ModelColumn {
  /// The detail whose screens the column shows; later screens of the same detail are pushed.
  var detail: Int?
  /// The screen on the left that the detail leaves with.
  var anchor: Int?
  /// The rank of the newest detail that was opened for the column; older ones may not show any more.
  var newest = 0
}

/// Which column of a split view takes the keys.
extension ModelNode {
  /// The selected column; if that has no screens, the nearest one with screens, on its left if possible.
  var selectedColumn: Int? {
    guard let index = content.firstIndex(where: { $0.id == selected }) else { return selected }
    let order = [content[index]] + content[..<index].reversed() + content[(index + 1)...]
    return order.first { !$0.content.isEmpty }?.id ?? content.first?.id
  }

  /// A modal in any column takes the keys at once, and gives them back to the selected column.
  var columnWithNewestModal: ModelNode? {
    content.filter { $0.outermostModal != nil }
      .max { ($0.outermostModal?.showing ?? 0) < ($1.outermostModal?.showing ?? 0) }
  }

  /// The first modal on the way from here to the screen in front.
  var outermostModal: ModelNode? { modals.last ?? front?.outermostModal }
}

/// Where a presenter shows its next screen.
struct ModelTarget {
  var container: ScreenName
  var modal: Int?
  var detail: DetailName?
  /// The screen that the detail leaves with.
  var anchor: Int?
}
