/// Collects characters into paragraphs of plain text.
///
/// It collapses white space as HTML does, and drops control characters, soft hyphens and blank
/// paragraphs.
struct ParagraphBuilder {
  private(set) var paragraphs: [String] = []
  private var line: [UInt8] = []
  private var hasPendingSpace = false
  private var pendingBreaks = 0
  /// The length of the paragraph's bullet or number, in bytes.
  private var markerEnd = 0

  /// Whether the current paragraph is empty.
  var isAtStart: Bool { line.isEmpty }

  /// Whether the current paragraph has only its bullet.
  var isAtMarker: Bool { markerEnd > 0 && line.count == markerEnd }

  /// Adds white space, which collapses; no-break spaces are appended instead.
  mutating func space() { hasPendingSpace = true }

  /// Adds a line break; two in a row end the paragraph.
  mutating func lineBreak() {
    guard !line.isEmpty, !isAtMarker else { return }
    hasPendingSpace = false
    pendingBreaks += 1
  }

  mutating func paragraphBreak() {
    let text = trimmed(line)
    if text.count > markerEnd || markerEnd == 0, !text.isEmpty {
      paragraphs.append(String(decoding: text, as: UTF8.self))
    }
    line.removeAll(keepingCapacity: true)
    hasPendingSpace = false
    pendingBreaks = 0
    markerEnd = 0
  }

  /// Starts a paragraph with the bullet or number of a list item.
  mutating func startItem(_ marker: String) {
    paragraphBreak()
    line += marker.utf8
    markerEnd = line.count
    hasPendingSpace = true
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
      guard !line.isEmpty, !isAtMarker, pendingBreaks == 0 else { break }
      appendPending()
      line += [0xC2, 0xA0]
    case 0x2028: lineBreak()
    case 0x2029: paragraphBreak()
    default:
      appendPending()
      line += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }

  /// Appends UTF-8 that has no white space and no character that `append(_:)` changes.
  mutating func append(plain bytes: ArraySlice<UInt8>) {
    appendPending()
    line += bytes
  }

  /// Ends the last paragraph and returns all.
  mutating func finished() -> [String] {
    paragraphBreak()
    return paragraphs
  }

  /// Appends the pending breaks and space.
  private mutating func appendPending() {
    if pendingBreaks > 1 {
      paragraphBreak()
    } else if pendingBreaks == 1 {
      line.append(UInt8(ascii: "\n"))
      pendingBreaks = 0
      hasPendingSpace = false
    }
    if hasPendingSpace, !line.isEmpty, line.last != UInt8(ascii: "\n") {
      line.append(UInt8(ascii: " "))
    }
    hasPendingSpace = false
  }

  private func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var rest = bytes[...]
    while rest.count >= 2, rest.suffix(2).elementsEqual([0xC2, 0xA0]) { rest = rest.dropLast(2) }
    return rest
  }
}
