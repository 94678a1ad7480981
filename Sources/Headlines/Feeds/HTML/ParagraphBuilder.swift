/// Collects characters into paragraphs of clean text.
///
/// White space is collapsed as HTML does, control characters and soft hyphens are left out, and
/// paragraphs of nothing but spaces do not come to be.
struct ParagraphBuilder {
  private(set) var paragraphs: [String] = []
  private var line: [UInt8] = []
  private var awaitsSpace = false
  private var awaitedBreaks = 0
  /// Where the bullet or number that the paragraph starts with ends, in bytes.
  private var markerEnd = 0

  /// Whether the paragraph in the making has no text yet.
  var isAtStart: Bool { line.isEmpty }

  /// Whether it has nothing but its bullet yet.
  var isAtMarker: Bool { markerEnd > 0 && line.count == markerEnd }

  /// Space of any length and kind, no-break spaces excepted.
  mutating func space() { awaitsSpace = true }

  /// A new line in the same paragraph; two in a row end it.
  mutating func lineBreak() {
    awaitsSpace = false
    if !line.isEmpty, !isAtMarker { awaitedBreaks += 1 }
  }

  mutating func paragraphBreak() {
    let text = trimmed(line)
    if text.count > markerEnd || markerEnd == 0, !text.isEmpty {
      paragraphs.append(String(decoding: text, as: UTF8.self))
    }
    line.removeAll(keepingCapacity: true)
    awaitsSpace = false
    awaitedBreaks = 0
    markerEnd = 0
  }

  /// Starts a paragraph with the bullet or number of a list item.
  mutating func startItem(_ marker: String) {
    paragraphBreak()
    line += marker.utf8
    markerEnd = line.count
    awaitsSpace = true
  }

  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: space()
    case 0x00...0x1F, 0x7F, 0xAD, 0xFEFF: break
    case 0x80...0x9F: append(HTMLEntity.windows1252(scalar.value) ?? "\u{FFFD}")
    case 0xA0:
      guard !line.isEmpty, !isAtMarker, awaitedBreaks == 0 else { break }
      settle()
      line += [0xC2, 0xA0]
    case 0x2028: lineBreak()
    case 0x2029: paragraphBreak()
    default:
      settle()
      line += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }

  /// Adds whole characters in UTF-8, none of them a space or one that `append(_:)` changes.
  mutating func append(plain bytes: ArraySlice<UInt8>) {
    settle()
    line += bytes
  }

  /// Ends the last paragraph and gives all.
  mutating func finished() -> [String] {
    paragraphBreak()
    return paragraphs
  }

  private mutating func settle() {
    if awaitedBreaks > 1 {
      paragraphBreak()
    } else if awaitedBreaks == 1 {
      line.append(UInt8(ascii: "\n"))
      awaitedBreaks = 0
      awaitsSpace = false
    }
    if awaitsSpace, !line.isEmpty, line.last != UInt8(ascii: "\n") {
      line.append(UInt8(ascii: " "))
    }
    awaitsSpace = false
  }

  private func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var rest = bytes[...]
    while rest.count >= 2, rest.suffix(2).elementsEqual([0xC2, 0xA0]) { rest = rest.dropLast(2) }
    return rest
  }
}
