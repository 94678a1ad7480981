/// Split views of a random window.
extension RandomWindow {
  /// A column of a split view, with its depth.
  package struct Column {
    let name: ScreenName
    package let depth: Int
    package let isSelected: Bool
  }

  /// Shows three columns, in front of everything and mostly empty.
  package func showColumns() {
    let split = simulation.newContainer(2)
    play(.show(split, in: simulation.newModal(over: simulation.state.windows[0]), for: 0))
    for _ in 0..<2 {
      play(.show(simulation.newScreen(11), in: .container(split), for: 0))
    }
  }

  /// The columns of all split views, shown or covered, from left to right.
  package var splits: [[Column]] {
    simulation.state.windows[0].all.filter { $0.screen.kind == .split }.map { split in
      split.content.map {
        Column(
          name: $0.screen, depth: $0.content.count, isSelected: $0.id == split.selectedColumn)
      }
    }
  }

  /// The columns that take the keys, without modals, from the outermost split view on.
  package var activeColumns: [Column] {
    splits.joined().filter { column in
      column.isSelected && simulation.state.activePath(in: 0).contains { $0.id == column.name.id }
        && simulation.state.find(column.name.id)?.outermostModal == nil
    }
  }

  package func select(_ column: Column) {
    guard let split = column.name.split else { return }
    play(.select(column.name, in: split))
  }

  /// Shows a page over a column and dismisses it, with `inBetween` before that.
  package func cover(_ column: Column, inBetween: () -> Void) {
    let modal = PresenterName(container: column.name, modal: simulation.newID())
    play(.show(simulation.newScreen(11), in: modal, for: nil))
    inBetween()
    play(.dismiss(modal))
  }

  /// Shows a page as a detail of a column's top screen.
  package func openDetail(of column: Column, isSelected: Bool = true) {
    let name = DetailName(
      id: simulation.newID(), isSelected: isSelected, source: .container(column.name))
    play(.show(simulation.newScreen(11), in: .detail(name), for: nil))
  }
}
