import Sternik

/// A colour with a name in the language of the user.
public struct NamedColor: Equatable, Sendable {
  public let color: Color
  public let name: String

  public init(_ color: Color, _ name: String) {
    self.color = color
    self.name = name
  }

  /// The sixteen colours of a terminal's theme, with English names.
  public static let sixteen: [NamedColor] = [
    Color.black, .red, .green, .yellow, .blue, .magenta, .cyan, .white, .brightBlack, .brightRed,
    .brightGreen, .brightYellow, .brightBlue, .brightMagenta, .brightCyan, .brightWhite,
  ].map { color in
    NamedColor(color, String(color.description.map { $0 == "-" ? " " : $0 }))
  }
}

/// A grid of colours, one of which is selected; the arrows, clicks and drags select another.
///
///     > Ink: bright red
///        ██  ██  ██  ██  ██  ██  ██  ██
///        ██ [██] ██  ██  ██  ██  ██  ██
public struct ColorGrid: View {
  let label: String
  let colors: [NamedColor]
  let selection: Color
  let didSelect: (Color) -> Void

  public init(
    _ label: String, colors: [NamedColor] = NamedColor.sixteen, selection: Color,
    didSelect: @escaping (Color) -> Void
  ) {
    self.label = label
    self.colors = colors
    self.selection = selection
    self.didSelect = didSelect
  }

  public func addElements(to tree: inout ElementTree) {
    tree.addControl(
      ColorControl(grid: self, state: tree.state(orMake: ColorState.init)))
  }
}

private final class ColorState: ViewState {
  /// The first visible row of the grid as it was drawn last; a click refers to it.
  var firstRow = 0
  /// The columns of the grid as it was drawn last; Up and Down, which get no size, move by them.
  var columns = 8
  var area = VisibleArea()
}

private struct ColorLayout {
  let cellColumns: Int
  let columns: Int
  let rowCount: Int
  let showsTitle: Bool
  let visibleRows: Int

  @MainActor init(size: Size, count: Int) {
    let room = max(0, size.columns - FocusMarker.columns)
    // Cells of a mark, two cells of colour and a mark; in little room of a mark and one cell.
    let cellColumns = room >= 16 ? 4 : 2
    self.cellColumns = cellColumns
    // Powers of two, so that the grid has no holes.
    columns = [8, 4, 2, 1].first { $0 * cellColumns <= room } ?? 1
    rowCount = (count + columns - 1) / columns
    showsTitle = size.rows >= 2
    visibleRows = min(rowCount, max(0, size.rows - (showsTitle ? 1 : 0)))
  }

  /// The first row that keeps `row` visible with the least movement.
  func firstRow(from first: Int, showing row: Int) -> Int {
    let first = row < first ? row : max(first, row - visibleRows + 1)
    return max(0, min(first, rowCount - visibleRows))
  }
}

private struct ColorControl: ChoiceControl, MouseControl, ScrollingControl {
  let grid: ColorGrid
  let state: ColorState

  private var colors: [NamedColor] { grid.colors }
  private var index: Int? { colors.firstIndex { $0.color == grid.selection } }
  private var name: String { index.map { colors[$0].name } ?? grid.selection.description }

  var semantics: Semantics {
    Semantics(
      .picker, label: grid.label, value: name,
      position: index.map { Semantics.Position(index: $0, count: colors.count) })
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      return Extent(minimum: FocusMarker.columns + 2, ideal: FocusMarker.columns + 32)
    case .vertical:
      let layout = ColorLayout(size: Size(columns: room.columns, rows: 2), count: colors.count)
      return Extent(minimum: 2, ideal: 1 + layout.rowCount)
    }
  }

  func draw(in whole: Rect, of context: inout DrawingContext) {
    let area = VisibleArea(of: whole, in: context)
    context.afterDrawing { [state] in state.area = area }
    let rect = area.rect(in: whole)
    guard !rect.isEmpty else { return }
    let layout = ColorLayout(size: rect.size, count: colors.count)
    FocusMarker.draw(in: rect, of: &context)
    var rest = rect.inset(left: FocusMarker.columns)
    if layout.showsTitle {
      let row = rest.takeFirstRow()
      let full = "\(grid.label): \(name)"
      let focus = context.isPainted ? Style.heading : .focus
      context.write(
        (full.columns <= row.size.columns ? full : name).truncated(to: row.size.columns),
        at: row.origin, style: context.isFocused ? focus : .plain)
    }
    let first = layout.firstRow(from: state.firstRow, showing: (index ?? 0) / layout.columns)
    // A painted blank fills its cell in every font; a block is seen where backgrounds are not painted.
    let block = context.isPainted ? " " : context.characters.progressDone
    for row in first..<first + layout.visibleRows {
      let line = rest.takeFirstRow()
      for column in 0..<layout.columns {
        let index = row * layout.columns + column
        guard index < colors.count else { break }
        var cell = line.inset(left: column * layout.cellColumns)
        let isSelected = index == self.index
        let markStyle = Style.heading
        if isSelected {
          context.write(layout.cellColumns == 4 ? "[" : ">", at: cell.origin, style: markStyle)
        }
        _ = cell.takeFirstColumns(1)
        let swatch = cell.takeFirstColumns(layout.cellColumns == 4 ? 2 : 1)
        let color = colors[index].color
        context.fill(
          Rect(origin: swatch.origin, size: Size(columns: swatch.size.columns, rows: 1)),
          with: block,
          style: context.isPainted ? Style(background: color) : Style(foreground: color))
        if isSelected, layout.cellColumns == 4 {
          context.write("]", at: cell.origin, style: markStyle)
        }
      }
    }
    context.afterDrawing { [state] in
      state.firstRow = first
      state.columns = layout.columns
    }
  }

  // MARK: Keys

  func response(to key: KeyPress) -> KeyResponse {
    let columns = state.columns
    let index = index ?? -1
    return switch key {
    case .left: select(index - 1, if: index > 0)
    case .right: select(index + 1, if: index < colors.count - 1)
    case .up: select(index - columns, if: index >= columns)
    case .down: select(index < 0 ? 0 : index + columns, if: index + columns < colors.count)
    case .home: select(0, if: index != 0)
    case .end: select(colors.count - 1, if: index != colors.count - 1)
    default: .unused
    }
  }

  private func select(_ index: Int, if isPossible: Bool) -> KeyResponse {
    isPossible && colors.indices.contains(index)
      ? .perform { grid.didSelect(colors[index].color) } : .atEnd
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] { [KeyHint("←→↑↓", strings.change)] }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    hints(strings) + [KeyHint("home end", strings.ends)]
  }

  // MARK: Mouse

  func click(_ click: Click) {
    guard let index = index(at: click.point, in: click.size, clamped: false) else { return }
    choose(index)
  }

  func drag(to point: Point, in size: Size) {
    guard let index = index(at: point, in: size, clamped: true), index != self.index else { return }
    choose(index)
  }

  private func index(at point: Point, in size: Size, clamped: Bool) -> Int? {
    let point = state.area.point(point)
    let layout = ColorLayout(size: state.area.size(in: size), count: colors.count)
    guard layout.visibleRows > 0 else { return nil }
    var column = (point.column - FocusMarker.columns) / layout.cellColumns
    var row = point.row - (layout.showsTitle ? 1 : 0)
    if clamped {
      column = min(max(0, column), layout.columns - 1)
      // A drag beyond the edge scrolls by a row.
      row = min(max(-1, row), layout.visibleRows)
    } else {
      guard point.column >= FocusMarker.columns, column < layout.columns,
        (0..<layout.visibleRows).contains(row)
      else { return nil }
    }
    let gridRow = min(max(0, state.firstRow + row), layout.rowCount - 1)
    let index = gridRow * layout.columns + column
    return colors.indices.contains(index) ? index : nil
  }

  func scroll(by steps: Int) -> Bool {
    guard let index else { return false }
    let next = min(max(0, index + steps), colors.count - 1)
    guard next != index else { return false }
    choose(next)
    return true
  }

  // MARK: The linear form

  var choiceCount: Int { colors.count }
  var listsChoices: Bool { false }

  func choice(at index: Int) -> any Element {
    SemanticsElement(.option, label: colors[index].name, isSelected: index == self.index)
  }

  func choose(_ index: Int) { grid.didSelect(colors[index].color) }
}
