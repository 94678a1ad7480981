internal import ConsoleUI

/// A list of the visible rows of a tree, in which Left and Right close and open.
struct TreeElement: ListControl {
  let list: ListElement
  let places: [TreePlace]
  let toggle: (Int) -> Void
  /// Closes a search, and the rows that it has opened.
  let closeFinder: () -> Void

  /// Opens or closes the row if its sign was clicked, else does what a list does.
  func click(_ click: Click) {
    let point = click.point
    guard let row = list.row(at: point.row), places.indices.contains(row),
      places[row].isOpen != nil,
      TreeRowElement.signColumns(of: places[row]).contains(point.column - FocusMarker.columns)
    else { return list.click(click) }
    list.moveHighlight(to: row)
    toggle(row)
  }

  func response(to key: KeyPress) -> KeyResponse {
    let response = list.response(to: key)
    if isFinding, let action = response.action {
      return .perform {
        action()
        if !isFinding { closeFinder() }
      }
    }
    guard case .unused = response, places.indices.contains(highlighted), !takesText else {
      return response
    }
    let moving: KeyResponse =
      switch key {
      case .right: opening
      case .left: closing
      default: .unused
      }
    guard isFinding, let action = moving.action else { return moving }
    return .perform {
      action()
      closeFinder()
    }
  }

  /// Whether a search has opened all rows.
  private var isFinding: Bool { list.state.finder != nil }

  func endFinding() { closeFinder() }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    let hints = list.hints(strings)
    guard !takesText, places.contains(where: { $0.isOpen != nil }) else { return hints }
    return hints + [KeyHint("←→", strings.openAndClose)]
  }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    places.isEmpty ? [] : hints(strings) + KeyHint.paging(strings)
  }

  private var highlighted: Int { list.position.highlighted }

  private var opening: KeyResponse {
    switch places[highlighted].isOpen {
    case false: .perform { toggle(highlighted) }
    case true where isFirstBelow: .perform { moveHighlight(to: highlighted + 1) }
    default: .atEnd
    }
  }

  /// Whether the next row is below the highlighted one in the tree.
  private var isFirstBelow: Bool {
    let next = highlighted + 1
    return places.indices.contains(next) && places[next].level > places[highlighted].level
  }

  private var closing: KeyResponse {
    if places[highlighted].isOpen == true { return .perform { toggle(highlighted) } }
    let level = places[highlighted].level
    // On the first level Left stays, so that closing everything does not leave the screen.
    guard let above = places[..<highlighted].lastIndex(where: { $0.level < level }) else {
      return .atEnd
    }
    return .perform { moveHighlight(to: above) }
  }
}

/// A row of a tree: blanks by its level, the sign, and the content.
struct TreeRowElement: Element {
  let content: any Element
  let place: TreePlace

  /// The columns by which a level is indented, and those of the sign with its space.
  private static let levelColumns = 2
  /// The rows of a deeper level are indented no further.
  private static let maxIndentedLevel = 20

  var semantics: Semantics { Semantics(.row, level: place.level, isOpen: place.isOpen) }

  var children: [any Element] { [content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    let columns = Self.contentColumn(of: place)
    let inner = Size(columns: max(1, room.columns - columns), rows: room.rows)
    let extent = content.extent(along: axis, in: inner)
    return axis == .horizontal ? extent.adding(columns) : extent
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let sign = Self.signColumns(of: place)
    if let isOpen = place.isOpen {
      let characters = context.characters
      context.write(
        String(isOpen ? characters.open : characters.closed),
        at: Point(column: rect.origin.column + sign.lowerBound, row: rect.origin.row),
        style: .muted)
    }
    context.draw(content, in: rect.inset(left: Self.contentColumn(of: place)))
  }

  /// The columns of the sign and of the space after it.
  static func signColumns(of place: TreePlace) -> Range<Int> {
    let start = levelColumns * (min(place.level, maxIndentedLevel) - 1)
    return start..<start + levelColumns
  }

  private static func contentColumn(of place: TreePlace) -> Int {
    signColumns(of: place).upperBound
  }
}
