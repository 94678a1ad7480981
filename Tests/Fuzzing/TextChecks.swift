import ConsoleUI

/// Any text sends only its harmless characters and our own sequences to the terminal.
func checkShownText(_ input: FuzzInput) {
  var input = input
  let plan = input.word()
  let texts = [input.text(), String(decoding: input.rest, as: UTF8.self)]
  for text in texts {
    checkSanitized(text)
    checkFitting(text, columns: Int(plan & 31))
  }
  checkCanvas(texts, plan: plan)
}

private func checkSanitized(_ text: String) {
  let sanitized = text.sanitized
  precondition(sanitized.unicodeScalars.allSatisfy(isHarmless), "no control character is left")
  precondition(
    sanitized.sanitized.utf8.elementsEqual(sanitized.utf8), "sanitizing twice changes nothing")
}

private func checkFitting(_ text: String, columns: Int) {
  precondition(text.truncated(to: columns).columns <= columns, "a truncated text fits")
  for line in text.wrapped(to: max(2, columns)) {
    precondition(line.columns <= max(2, columns), "a wrapped line fits")
  }
}

/// Draws the texts over each other and checks every byte of the frames.
private func checkCanvas(_ texts: [String], plan: UInt64) {
  let size = Size(columns: 1 + Int(plan >> 8 & 31), rows: 1 + Int(plan >> 16 & 3))
  let capabilities = Capabilities(isUTF8: plan >> 20 & 7 != 0)
  var encoder = FrameEncoder(capabilities: capabilities)
  var shown: Canvas?
  var canvas = Canvas(size: size)
  for (number, text) in (texts + texts.reversed()).enumerated() {
    let numbers = plan >> (24 + 8 * number)
    let point = Point(column: Int(numbers & 63) - 16, row: Int(numbers >> 6 & 3))
    let clip = Rect(
      column: Int(numbers >> 3 & 15), row: 0, columns: Int(numbers & 31), rows: size.rows)
    let style = Style(foreground: numbers & 1 == 1 ? .red : .standard)
    canvas.write(text, at: point, style: style, clip: numbers & 4 == 0 ? nil : clip)
    precondition(canvas.text.unicodeScalars.allSatisfy { $0 == "\n" || isHarmless($0) })
    checkHalves(canvas)
    SentBytes.check(encoder.encode(from: shown, to: canvas))
    precondition(
      encoder.encode(from: canvas, to: canvas).isEmpty, "an unchanged canvas sends nothing")
    shown = canvas
  }
}

/// Every wide cluster has both halves.
private func checkHalves(_ canvas: Canvas) {
  let columns = canvas.size.columns
  for (index, cell) in canvas.cells.enumerated() {
    precondition((0...2).contains(cell.columns), "a cell has zero to two columns")
    let isBehindWide = index % columns > 0 && canvas.cells[index - 1].columns == 2
    precondition(cell.isTrailing == isBehindWide, "no half is without the other")
  }
}

/// Whether a scalar may be sent: it is neither a control character nor a bidirectional control.
func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x61C: false
  default: true
  }
}
