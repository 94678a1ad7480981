internal import Coordinators

/// The innermost split view around the active screen, as it was drawn: the user can go to its other columns.
@MainActor struct ColumnNavigation {
  let split: SplitViewController
  /// The indices of the columns that were drawn.
  let visible: Range<Int>

  /// Whether several columns were drawn.
  var isWide: Bool { visible.count > 1 }

  /// Whether going back closes a column beside others that are seen.
  var closesColumn: Bool { isWide && previous != nil && split.selected.topScreens.count == 1 }

  /// The nearest column on the left with screens.
  var previous: NavigationController? { split.columns[..<selectedIndex].last(where: \.hasScreens) }

  /// The nearest column on the right with screens.
  var next: NavigationController? {
    split.columns[(selectedIndex + 1)...].first(where: \.hasScreens)
  }

  var previousTitle: String? { previous?.topScreen?.displayTitle }
  var nextTitle: String? { next?.topScreen?.displayTitle }

  /// The title of the column that F6 selects, if several are seen.
  var titleAfter: String? { isWide ? column(leftwards: false)?.topScreen?.displayTitle : nil }

  /// The column that F6 selects, or Shift-F6: they go round.
  func column(leftwards: Bool) -> NavigationController? {
    let others = split.columns.filter(\.hasScreens)
    let target =
      leftwards
      ? previous ?? others.last : next ?? others.first
    return target === split.selected ? nil : target
  }

  /// The titles of the columns that are not selected and have screens, with their indices.
  var others: [(index: Int, title: String)] {
    split.columns.indices.compactMap { index in
      let column = split.columns[index]
      guard column !== split.selected, let top = column.topScreen else { return nil }
      return (index, top.displayTitle)
    }
  }

  private var selectedIndex: Int { split.columns.firstIndex { $0 === split.selected } ?? 0 }
}

extension NavigationController {
  fileprivate var hasScreens: Bool { topScreen != nil }
}
