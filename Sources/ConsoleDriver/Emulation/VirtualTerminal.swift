package import ConsoleUI

/// A minimal terminal emulator that supports exactly the sequences we send and records all others.
package struct VirtualTerminal {
  package struct Cell: Equatable {
    package var text: String
    package var style: Style
    /// The address of the link (OSC 8).
    package var link: String?
  }

  package private(set) var cells: [[Cell]]
  package private(set) var row = 0
  package private(set) var column = 0
  package private(set) var showsCursor = true
  /// The sequences that it does not support.
  package private(set) var unknownSequences: [String] = []
  package let size: Size
  private let width: (Character) -> Int
  private var style = Style.plain
  package private(set) var link: String?
  private var region: Range<Int>
  private var isWrapPending = false

  /// The most that a sequence moves or shifts, so that no sum overflows.
  private static let maxNumber = 9_999

  /// Makes a terminal full of the output of another program.
  package init(size: Size, width: @escaping (Character) -> Int = { String($0).columns }) {
    self.init(size: size, width: width, filledWith: "#", style: Style(foreground: .red))
  }

  /// Makes a blank terminal.
  package init(blank size: Size) {
    self.init(size: size, width: { String($0).columns }, filledWith: " ", style: .plain)
  }

  private init(
    size: Size, width: @escaping (Character) -> Int, filledWith text: String, style: Style
  ) {
    self.size = size
    self.width = width
    region = 0..<size.rows
    let cell = Cell(text: text, style: style)
    cells = Array(repeating: Array(repeating: cell, count: size.columns), count: size.rows)
  }

  /// What the terminal shows.
  package var canvas: Canvas {
    var canvas = Canvas(size: size)
    for (row, cells) in cells.enumerated() {
      for (column, cell) in cells.enumerated() where !cell.text.isEmpty {
        let point = Point(column: column, row: row)
        let columns = canvas.write(cell.text, at: point, style: cell.style)
        if let link = cell.link.flatMap({ LinkURL($0) }) {
          canvas.link(Rect(column: column, row: row, columns: columns, rows: 1), to: link)
        }
      }
    }
    canvas.cursor = showsCursor ? Point(column: column, row: row) : nil
    return canvas
  }

  package mutating func process(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      switch first.value {
      case 0x1B: processEscape(&rest)
      case 0x00..<0x20, 0x7F..<0xA0:
        rest.removeFirst()
        processControl(first)
      default:
        let end = rest.firstIndex { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
        let run = rest[..<(end ?? rest.endIndex)]
        rest = rest[run.endIndex...]
        for character in String(run) { put(character) }
      }
    }
  }

  private mutating func processControl(_ scalar: Unicode.Scalar) {
    isWrapPending = false
    switch scalar {
    case "\r": column = 0
    case "\n" where row == size.rows - 1: shift(0..<size.rows, by: 1)
    case "\n": row += 1
    case "\u{8}": column = max(0, column - 1)
    default: unknownSequences.append("control \(scalar.value)")
    }
  }

  private mutating func put(_ character: Character) {
    let columns = width(character)
    if isWrapPending { unknownSequences.append("text after the last column") }
    for step in 0..<columns where column + step < size.columns {
      blankOtherHalf(column + step)
      cells[row][column + step] = Cell(
        text: step == 0 ? String(character) : "", style: style, link: link)
    }
    isWrapPending = column + columns >= size.columns
    column = min(column + columns, size.columns - 1)
  }

  /// Blanks the other half of a wide character when one half is overwritten.
  private mutating func blankOtherHalf(_ column: Int) {
    if cells[row][column].text.isEmpty, column > 0 { cells[row][column - 1].text = " " }
    if column + 1 < size.columns, cells[row][column + 1].text.isEmpty {
      cells[row][column + 1].text = " "
    }
  }

  private mutating func processEscape(_ rest: inout Substring.UnicodeScalarView) {
    rest.removeFirst()
    if rest.first == "]" { return processLink(&rest) }
    guard rest.first == "[" else {
      unknownSequences.append("escape without bracket")
      return
    }
    rest.removeFirst()
    let parameters = rest.prefix { (0x20...0x3F).contains($0.value) }
    rest.removeFirst(parameters.count)
    guard let final = rest.popFirst() else {
      unknownSequences.append("sequence without end")
      return
    }
    isWrapPending = false
    let text = String(parameters)
    if text == "?25" {
      showsCursor = final == "h"
      return
    }
    execute(
      final,
      text.split(separator: ";", omittingEmptySubsequences: false).map {
        min(Int($0) ?? 0, Self.maxNumber)
      })
  }

  private mutating func processLink(_ rest: inout Substring.UnicodeScalarView) {
    rest.removeFirst()
    let content = String(rest.prefix { (0x20...0x7E).contains($0.value) })
    rest.removeFirst(content.unicodeScalars.count)
    guard let match = content.wholeMatch(of: /8;(?:id=[0-9a-f]+)?;(.*)/),
      rest.popFirst() == "\u{1B}", rest.popFirst() == "\\"
    else {
      unknownSequences.append("OSC \(content)")
      return
    }
    link = match.1.isEmpty ? nil : String(match.1)
  }

  private mutating func execute(_ final: Unicode.Scalar, _ numbers: [Int]) {
    let first = max(1, numbers.first ?? 1)
    switch final {
    case "A": row = max(0, row - first)
    case "B": row = min(size.rows - 1, row + first)
    case "C": column = min(size.columns - 1, column + first)
    case "D": column = max(0, column - first)
    case "G": column = min(size.columns - 1, first - 1)
    case "H":
      row = min(size.rows, first) - 1
      column = min(size.columns, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1
    case "J" where numbers == [2]:
      cells = cells.map { $0.map { _ in erased } }
    case "K":
      blankOtherHalf(column)
      for index in column..<size.columns { cells[row][index] = erased }
    case "m": style.apply(numbers)
    case "r":
      let isRegion =
        numbers.count == 2 && 1 <= numbers[0] && numbers[0] < numbers[1] && numbers[1] <= size.rows
      region = isRegion ? numbers[0] - 1..<numbers[1] : 0..<size.rows
      (row, column) = (0, 0)
    case "L", "M":
      if region.contains(row) { shift(row..<region.upperBound, by: final == "M" ? first : -first) }
      column = 0
    default: unknownSequences.append("CSI \(numbers) \(final)")
    }
  }

  private var erased: Cell { Cell(text: " ", style: Style(background: style.background)) }

  private mutating func shift(_ rows: Range<Int>, by distance: Int) {
    let old = cells
    for row in rows {
      let source = row + distance
      cells[row] =
        rows.contains(source)
        ? old[source] : Array(repeating: erased, count: size.columns)
    }
  }
}

extension Style {
  /// Applies the parameters of SGR.
  fileprivate mutating func apply(_ numbers: [Int]) {
    var rest = numbers.isEmpty ? [0] : numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = .plain
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underline)
      case 7: attributes.insert(.inverse)
      case 9: attributes.insert(.strikethrough)
      case 22: attributes.subtract([.bold, .dim])
      case 23: attributes.remove(.italic)
      case 24: attributes.remove(.underline)
      case 27: attributes.remove(.inverse)
      case 29: attributes.remove(.strikethrough)
      case 30...37: foreground = .palette(UInt8(number - 30))
      case 38: foreground = Self.extendedColor(&rest)
      case 39: foreground = .standard
      case 40...47: background = .palette(UInt8(number - 40))
      case 48: background = Self.extendedColor(&rest)
      case 49: background = .standard
      case 90...97: foreground = .palette(UInt8(number - 90 + 8))
      case 100...107: background = .palette(UInt8(number - 100 + 8))
      default: break
      }
    }
  }

  private static func extendedColor(_ rest: inout ArraySlice<Int>) -> Color {
    if rest.popFirst() == 5 { return .palette(UInt8(clamping: rest.popFirst() ?? 0)) }
    let parts = (0..<3).map { _ in UInt8(clamping: rest.popFirst() ?? 0) }
    return .rgb(parts[0], parts[1], parts[2])
  }
}
