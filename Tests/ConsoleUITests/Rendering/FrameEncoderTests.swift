import ConsoleDriver
import ConsoleUI
import RandomCanvases
import TestCases
import Testing

@Suite(.ownThread) struct FrameEncoderTests {
  private static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 1, rows: 1), Size(columns: 2, rows: 30),
    Size(columns: 80, rows: 2), Size(columns: 0, rows: 3), Size(columns: 13, rows: 7),
  ]

  @Test(arguments: sizes, Seed.few(1, many: 5))
  func `a terminal shows the canvas after every frame`(size: Size, seed: Seed) {
    var canvases = RandomCanvas(generator: seed.generator, size: size)
    var encoder = FrameEncoder(capabilities: Capabilities())
    var screen = VirtualTerminal(size: size)
    var shown: Canvas?

    for frame in 0..<60 {
      let canvas = canvases.next(after: shown)
      screen.process(encoder.encode(from: shown, to: canvas))
      shown = canvas

      #expect(screen.unknownSequences.isEmpty, "frame \(frame)")
      #expect(screen.difference(from: canvas) == nil, "frame \(frame)")
    }
  }

  @Test(arguments: sizes, Seed.few(1, many: 4))
  func `a terminal that knows links has them after every frame, and none is open`(
    size: Size, seed: Seed
  ) {
    var canvases = RandomCanvas(generator: seed.generator, size: size)
    var encoder = FrameEncoder(capabilities: Capabilities(showsLinks: true))
    var screen = VirtualTerminal(size: size)
    var shown: Canvas?

    for frame in 0..<60 {
      let canvas = canvases.next(after: shown)
      screen.process(encoder.encode(from: shown, to: canvas))
      shown = canvas

      #expect(screen.unknownSequences.isEmpty, "frame \(frame)")
      #expect(screen.difference(from: canvas) == nil, "frame \(frame)")
      #expect(screen.linkDifference(from: canvas) == nil, "frame \(frame)")
      #expect(screen.link == nil)
    }
  }

  @Test(arguments: [1, 8], Seed.few(1, many: 3))
  func `a terminal with other emoji widths still shows everything else in place`(
    width: Int, seed: Seed
  ) {
    let size = Size(columns: 40, rows: 6)
    var canvases = RandomCanvas(generator: seed.generator, size: size)
    var encoder = FrameEncoder(capabilities: Capabilities())
    var screen = VirtualTerminal(size: size) { character in
      isJoined(String(character)) ? width : String(character).columns
    }
    var shown: Canvas?

    for frame in 0..<60 {
      let canvas = canvases.next(after: shown)
      screen.process(encoder.encode(from: shown, to: canvas))
      shown = canvas

      let difference = screen.difference(from: canvas, ignoringJoined: true)
      #expect(difference == nil, "frame \(frame)")
    }
  }

  @Test(arguments: [Capabilities.Colors.none, .sixteen, .palette], Seed.few(1, many: 2))
  func `a terminal with fewer colours shows the nearest ones`(
    colors: Capabilities.Colors, seed: Seed
  ) {
    let size = Size(columns: 40, rows: 12)
    var canvases = RandomCanvas(generator: seed.generator, size: size)
    var encoder = FrameEncoder(capabilities: Capabilities(colors: colors))
    var screen = VirtualTerminal(size: size)
    var shown: Canvas?

    for frame in 0..<60 {
      let canvas = canvases.next(after: shown)
      screen.process(encoder.encode(from: shown, to: canvas))
      shown = canvas

      let difference = screen.difference(from: canvas.degraded(to: colors))
      #expect(difference == nil, "frame \(frame)")
    }
  }

  @Test(arguments: Seed.few(1, many: 3))
  func `an unchanged random canvas writes nothing`(seed: Seed) {
    let size = Size(columns: 40, rows: 12)
    var canvases = RandomCanvas(generator: seed.generator, size: size)
    var encoder = FrameEncoder(capabilities: Capabilities())
    var shown: Canvas?

    for frame in 0..<60 {
      let canvas = canvases.next(after: shown)
      _ = encoder.encode(from: shown, to: canvas)
      shown = canvas

      #expect(encoder.encode(from: canvas, to: canvas).isEmpty, "frame \(frame)")
    }
  }

  @Test func `no old cell remains beside an emoji that a terminal draws narrow`() {
    var old = Canvas(size: Size(columns: 6, rows: 1))
    old.write("abcd", at: .zero)
    var new = Canvas(size: old.size)
    new.write("❤️cd", at: .zero)
    var encoder = FrameEncoder(capabilities: Capabilities())
    var screen = VirtualTerminal(size: old.size) { _ in 1 }

    screen.process(encoder.encode(from: nil, to: old))
    screen.process(encoder.encode(from: old, to: new))

    #expect(screen.cells[0].map(\.text) == ["❤️", " ", "c", "d", " ", " "])
  }

  @Test func `an equal canvas writes nothing`() {
    var canvas = Canvas(size: Size(columns: 20, rows: 5))
    canvas.write(
      "Gdańsk 漢 ❤️ e\u{301}", at: Point(column: 2, row: 1), style: Style(foreground: .red))
    canvas.cursor = Point(column: 3, row: 4)
    var again = Canvas(size: canvas.size)
    again.write("e\u{301}", at: .zero)
    again.clear()
    again.write("Gdańsk 漢 ❤️ e\u{301}", at: Point(column: 2, row: 1), style: Style(foreground: .red))
    again.cursor = Point(column: 3, row: 4)
    var encoder = FrameEncoder(capabilities: Capabilities())
    _ = encoder.encode(from: nil, to: canvas)

    let bytes = encoder.encode(from: canvas, to: again)

    #expect(bytes.isEmpty)
  }

  @Test func `a change of one letter costs a move and the letter`() {
    let (bytes, _) = difference(from: ["hello", "world"], to: ["hello", "wOrld"])

    #expect(bytes == "\u{1B}[2GO")
  }

  @Test func `a short gap is rewritten, a long one skipped`() {
    let (near, _) = difference(from: ["abcdefghijklmnop"], to: ["AbCdefghijklmnop"])
    let (far, _) = difference(from: ["abcdefghijklmnop"], to: ["AbcdefghijklmnoP"])

    #expect(near == "\rAbC")
    #expect(far == "\rA\u{1B}[14CP")
  }

  @Test func `a long blank tail is erased`() {
    let (bytes, _) = difference(from: ["abcdefghijkl"], to: ["ab"])

    #expect(bytes == "\u{1B}[3G\u{1B}[K")
  }

  @Test(arguments: 1...8)
  func `blanks at the end of a row are written if that takes no more bytes`(count: Int) {
    let row = "abcdefghijkl"

    let (bytes, _) = difference(from: [row], to: [String(row.dropLast(count))])

    let blanks = count <= 3 ? String(repeating: " ", count: count) : "\u{1B}[K"
    #expect(bytes == "\u{1B}[\(13 - count)G" + blanks)
  }

  @Test func `a shifted list is sent as a scroll`() {
    let rows = (0..<20).map { "row \($0) with some words in it" }

    let (bytes, screen) = difference(from: Array(rows[0..<15]), to: Array(rows[1..<16]))

    #expect(bytes.contains("\u{1B}[M"))
    #expect(bytes.utf8.count < 80)
    #expect(screen.cells[14].map(\.text).joined().hasPrefix("row 15 "))
  }

  @Test(arguments: [1, 2, 3, 4, 9, -1, -3, -4, -9])
  func `rows that moved by any distance are scrolled, and the rows around them stay`(distance: Int)
  {
    func rows(from first: Int) -> [String] {
      ["a title"] + (first..<first + 15).map { "row \($0) with some words in it" } + ["a hint"]
    }

    let (bytes, screen) = difference(from: rows(from: 20), to: rows(from: 20 + distance))

    let sequence = abs(distance) == 1 ? "" : "\(abs(distance))"
    #expect(bytes.contains("\u{1B}[2;16r\u{1B}[2H\u{1B}[\(sequence)\(distance > 0 ? "M" : "L")"))
    #expect(bytes.ranges(of: "some words").count == abs(distance))
    let shown = screen.cells.map { $0.map(\.text).joined() }
    #expect(shown[0].hasPrefix("a title") && shown[16].hasPrefix("a hint"))
    #expect(shown[1].hasPrefix("row \(20 + distance) with"))
    #expect(shown[15].hasPrefix("row \(34 + distance) with"))
  }

  @Test func `without colours only attributes are sent`() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.write(
      "a", at: .zero, style: Style(foreground: .red, background: .blue, attributes: .bold))
    var encoder = FrameEncoder(capabilities: Capabilities(colors: .none))

    let bytes = encoder.encode(from: Canvas(size: canvas.size), to: canvas)

    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[H\u{1B}[0;1ma\u{1B}[?25l")
  }

  @Test func `a terminal without UTF-8 gets ASCII only`() {
    var canvas = Canvas(size: Size(columns: 20, rows: 1))
    canvas.write("─│ Łódź… 漢 ❤️", at: .zero)
    var encoder = FrameEncoder(capabilities: Capabilities(isUTF8: false))

    let bytes = encoder.encode(from: nil, to: canvas)

    #expect(bytes.allSatisfy { $0 < 0x80 })
    #expect(String(decoding: bytes, as: UTF8.self).contains("-| Lodz. ??"))
  }

  @Test func `a terminal without UTF-8 gets signs of ASCII that look alike`() {
    var canvas = Canvas(size: Size(columns: 30, rows: 1))
    canvas.write("‹ 3 › − ▁▂▃▄▅▆▇█ ▏▉ ░▐·ğ×", at: .zero)
    var encoder = FrameEncoder(capabilities: Capabilities(isUTF8: false))

    let bytes = encoder.encode(from: nil, to: canvas)

    #expect(String(decoding: bytes, as: UTF8.self).contains("< 3 > - .:-=+*## ## .#.gx"))
  }

  @Test(arguments: [
    (Color.rgb(255, 0, 0), Capabilities.Colors.palette, Color.palette(196)),
    (.rgb(254, 1, 1), .sixteen, .brightRed), (.palette(196), .sixteen, .brightRed),
    (.rgb(8, 8, 8), .palette, .palette(232)), (.red, .palette, .red), (.cyan, .none, .standard),
    (.standard, .sixteen, .standard), (.rgb(1, 2, 3), .trueColor, .rgb(1, 2, 3)),
  ])
  func `a colour becomes the nearest the terminal has`(
    color: Color, colors: Capabilities.Colors, expected: Color
  ) {
    #expect(color.degraded(to: colors) == expected)
  }

  private func difference(
    from old: [String], to new: [String]
  ) -> (bytes: String, screen: VirtualTerminal) {
    let size = Size(columns: 40, rows: old.count)
    func canvas(_ rows: [String]) -> Canvas {
      var canvas = Canvas(size: size)
      for (row, text) in rows.enumerated() { canvas.write(text, at: Point(column: 0, row: row)) }
      return canvas
    }
    var encoder = FrameEncoder(capabilities: Capabilities())
    var screen = VirtualTerminal(size: size)
    let first = canvas(old)
    screen.process(encoder.encode(from: nil, to: first))
    var jump = first
    jump.cursor = Point(column: size.columns - 1, row: size.rows - 1)
    screen.process(encoder.encode(from: first, to: jump))
    var target = canvas(new)
    target.cursor = nil
    jump.cursor = nil
    screen.process(encoder.encode(from: jump, to: jump))
    let bytes = encoder.encode(from: jump, to: target)
    screen.process(bytes)
    return (String(decoding: bytes, as: UTF8.self), screen)
  }
}

/// Whether a character is more than a letter with marks, so that terminals disagree about its width.
private func isJoined(_ character: some StringProtocol) -> Bool {
  character.unicodeScalars.dropFirst().contains { $0.properties.generalCategory != .nonspacingMark }
}

extension Canvas {
  fileprivate func degraded(to colors: Capabilities.Colors) -> Canvas {
    var canvas = self
    canvas.restyle(bounds) {
      $0.foreground = $0.foreground.degraded(to: colors)
      $0.background = $0.background.degraded(to: colors)
    }
    return canvas
  }
}

extension VirtualTerminal {
  /// Describes the first cell whose link differs from that of a canvas, if any.
  fileprivate func linkDifference(from canvas: Canvas) -> String? {
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns {
        let expected = canvas.link(at: Point(column: column, row: row))?.description
        let shown = cells[row][column].link
        if shown != expected { return "\(row):\(column) links to \(shown ?? "-")" }
      }
    }
    return nil
  }

  /// Describes the first cell or cursor that differs from a canvas, if any.
  func difference(from canvas: Canvas, ignoringJoined: Bool = false) -> String? {
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns {
        let point = Point(column: column, row: row)
        let text = canvas.cluster(at: point)
        if ignoringJoined, text.isEmpty || isJoined(text) { continue }
        let style = canvas.style(at: point)
        let cell = cells[row][column]
        let isSameStyle =
          text == " " ? cell.style.visibleOnBlank == style.visibleOnBlank : cell.style == style
        guard cell.text == text, isSameStyle || text.isEmpty else {
          return "\(row):\(column) shows \(cell), not \(text.debugDescription) \(style)"
        }
      }
    }
    guard let cursor = canvas.cursor, canvas.bounds.contains(cursor) else {
      return showsCursor ? "the cursor is shown" : nil
    }
    return showsCursor && row == cursor.row && column == cursor.column
      ? nil : "the cursor is at \(row):\(column), not \(cursor)"
  }
}
