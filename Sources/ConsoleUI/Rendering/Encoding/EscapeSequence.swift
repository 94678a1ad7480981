/// All escape sequences that the program sends (ECMA-48 and xterm's `ctlseqs`).
package enum EscapeSequence {
  static let csi: [UInt8] = [0x1B, UInt8(ascii: "[")]
  static let showCursor = Array("\u{1B}[?25h".utf8)
  static let hideCursor = Array("\u{1B}[?25l".utf8)
  static let clearScreen = Array("\u{1B}[2J".utf8)
  static let eraseToEndOfLine = Array("\u{1B}[K".utf8)
  static let wholeScrollRegion = Array("\u{1B}[r".utf8)

  /// Switches to the alternate screen, switches autowrap off and bracketed paste on, hides the cursor.
  ///
  /// Also switches to application keypad codes (smkx): without them st sends other codes for Delete and Insert.
  package static let enterScreen = Array(
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1h\u{1B}=\u{1B}[?25l".utf8)
  /// Reports clicks, the wheel and dragging, in the SGR encoding, which has no largest column.
  package static let reportMouse = Array("\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h".utf8)
  /// Begins synchronized output: the terminal shows the changes up to ``endFrame`` at once.
  static let beginFrame = Array("\u{1B}[?2026h".utf8)
  static let endFrame = Array("\u{1B}[?2026l".utf8)
  /// Resets every mode that the program switches on, and switches back to the main screen, from any state: CAN ends
  /// a sequence that was cut off.
  static let resetModes = Array(
    ("\u{18}\u{1B}[?2026l\u{1B}[r\u{1B}[m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l"
      + "\u{1B}[?1l\u{1B}>\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l").utf8)
  /// Leaves the screen of the program, whose picture is erased for terminals that have no alternate screen.
  package static let leaveScreen =
    Array("\u{18}\u{1B}[?2026l\u{1B}[r\u{1B}[m\u{1B}[H\u{1B}[2J".utf8) + resetModes

  /// Appends `CSI number final`, omitting the number 1, which is the default.
  static func controlSequence(_ number: Int, _ final: Unicode.Scalar, into bytes: inout [UInt8]) {
    bytes += csi
    if number != 1 { append(number, into: &bytes) }
    bytes.append(UInt8(ascii: final))
  }

  /// Appends a move to an absolute position (CUP), from zero-based coordinates.
  static func moveCursor(row: Int, column: Int, into bytes: inout [UInt8]) {
    bytes += csi
    if row > 0 || column > 0 { append(row + 1, into: &bytes) }
    if column > 0 {
      bytes.append(UInt8(ascii: ";"))
      append(column + 1, into: &bytes)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// Appends a scroll region (DECSTBM) of zero-based rows; the cursor's position is undefined afterwards.
  static func setScrollRegion(_ rows: Range<Int>, into bytes: inout [UInt8]) {
    bytes += csi
    append(rows.lowerBound + 1, into: &bytes)
    bytes.append(UInt8(ascii: ";"))
    append(rows.upperBound, into: &bytes)
    bytes.append(UInt8(ascii: "r"))
  }

  /// The longest address that terminals take as a link, in bytes.
  private static let maxLinkLength = 2_083

  /// Begins a link (OSC 8), or ends it.
  ///
  /// An address consists of printable ASCII characters. Cells with the same id belong together, also in other rows.
  static func openLink(_ link: LinkURL?, into bytes: inout [UInt8]) {
    bytes += "\u{1B}]8;".utf8
    if let address = link?.description.utf8, address.count <= maxLinkLength {
      let id = address.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
      bytes += "id=\(String(id, radix: 16));".utf8
      bytes += address
    } else {
      bytes.append(UInt8(ascii: ";"))
    }
    bytes += "\u{1B}\\".utf8
  }

  /// The longest text that is copied, in bytes: xterm takes no longer sequence.
  static let maxCopyLength = 74_991

  /// Copies a text to the clipboard (OSC 52); `nil` if it is too long.
  static func copy(_ text: String) -> [UInt8]? {
    guard text.utf8.count <= maxCopyLength else { return nil }
    return Array("\u{1B}]52;c;".utf8) + base64(Array(text.utf8)) + Array("\u{1B}\\".utf8)
  }

  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    return stride(from: 0, to: bytes.count, by: 3).flatMap { start -> [UInt8] in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      return (0..<4).map { digit in
        digit <= group.count ? digits[bits >> (18 - 6 * digit) & 63] : UInt8(ascii: "=")
      }
    }
  }

  /// Appends a decimal number, which must not be negative.
  static func append(_ number: Int, into bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, into: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends the SGR parameters that change one style into another, separated by semicolons.
  static func appendDifference(from old: Style, to new: Style, into bytes: inout [UInt8]) {
    let count = bytes.count
    appendAttributes(from: old.attributes, to: new.attributes, into: &bytes)
    if old.foreground != new.foreground {
      appendColor(new.foreground, base: 30, into: &bytes)
    }
    if old.background != new.background {
      appendColor(new.background, base: 40, into: &bytes)
    }
    if bytes.count > count { bytes.removeLast() }
  }

  private static let switches: [(attribute: Style.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  private static func appendAttributes(
    from old: Style.Attributes, to new: Style.Attributes, into bytes: inout [UInt8]
  ) {
    var current = old
    for (attribute, _, off) in switches
    where current.contains(attribute) && !new.contains(attribute) {
      appendParameter(off, into: &bytes)
      current.remove(off == 22 ? [.bold, .dim] : attribute)
    }
    for (attribute, on, _) in switches
    where !current.contains(attribute) && new.contains(attribute) {
      appendParameter(on, into: &bytes)
    }
  }

  private static func appendColor(_ color: Color, base: Int, into bytes: inout [UInt8]) {
    if let components = color.components {
      for number in [base + 8, 2, Int(components.red), Int(components.green), Int(components.blue)]
      {
        appendParameter(number, into: &bytes)
      }
    } else if let index = color.paletteIndex.map(Int.init) {
      switch index {
      case 0..<8: appendParameter(base + index, into: &bytes)
      case 8..<16: appendParameter(base + 60 + index - 8, into: &bytes)
      default:
        for number in [base + 8, 5, index] { appendParameter(number, into: &bytes) }
      }
    } else {
      appendParameter(base + 9, into: &bytes)
    }
  }

  private static func appendParameter(_ number: Int, into bytes: inout [UInt8]) {
    append(number, into: &bytes)
    bytes.append(UInt8(ascii: ";"))
  }
}
