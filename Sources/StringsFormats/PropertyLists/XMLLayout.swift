import StringsSyntax

/// The lines and indentation of an XML property list.
struct XMLLayout {
  let lineEnd: String
  private let text: [UInt8]
  private let outline: XMLOutline
  /// The comments by the index of their key.
  private let comments: [Int: [XMLOutline.Comment]]
  /// The indentation of the keys.
  private let indentation: String
  /// One level of indentation.
  private let unit: String

  init(_ text: [UInt8], _ outline: XMLOutline) {
    self.text = text
    self.outline = outline
    comments = Dictionary(grouping: outline.comments) { $0.key ?? -1 }
    let first = text.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    switch first {
    case let end? where text[end] == UInt8(ascii: "\r"):
      lineEnd = end + 1 < text.count && text[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    default: lineEnd = "\n"
    }
    let starts = outline.keys.lazy.map { Self.indentation(at: $0.range.lowerBound, in: text) }
    indentation = starts.compactMap { $0 }.first ?? "\t"
    let outer = outline.end.flatMap { Self.indentation(at: $0.lowerBound, in: text) } ?? ""
    let deeper = indentation.hasPrefix(outer) ? indentation.dropFirst(outer.count) : ""
    unit = deeper.isEmpty ? "  " : String(deeper)
  }

  /// The spaces before an offset, if nothing else is before it on its line.
  func indentation(at offset: Int) -> String? { Self.indentation(at: offset, in: text) }

  /// The start of the line of a key with the comments above it, or of its first comment or tag.
  func start(of index: Int) -> Int {
    let start = block(of: index).lowerBound
    return start - (indentation(at: start)?.utf8.count ?? 0)
  }

  /// A key with the comments right above it, its value, and the comments behind that on its line.
  func block(of index: Int) -> Range<Int> {
    let key = outline.keys[index].range
    let own = comments[index] ?? []
    let above = own.first { $0.place == .above }?.range.lowerBound
    let behind = own.last { $0.place == .behind }?.range.upperBound
    return (above ?? key.lowerBound)..<(behind ?? key.upperBound)
  }

  /// Whether a comment above a key begins a section: an empty line is below it.
  func beginsSection(_ index: Int) -> Bool {
    comments[index]?.contains { $0.place == .apart } == true
  }

  /// A range with the rest of its last line, if that is empty.
  func line(from start: Int, to end: Int) -> Range<Int> {
    let afterBlanks = endOfBlanks(from: end)
    guard indentation(at: start) != nil, let next = endOfLineEnd(at: afterBlanks) else {
      return start..<end
    }
    return start..<next
  }

  /// A range with all space between it and the next tag.
  func withSpaceAfter(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[end]) { end += 1 }
    return range.lowerBound..<end
  }

  /// Lines that are indented by two spaces for each level, in the layout of this file and without the last line end.
  ///
  /// Lines inside of a text are part of it, and their ends too.
  func lines(_ lines: String) -> String {
    var (result, isInText) = ("", false)
    for line in lines.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      if !result.isEmpty { result += isInText ? "\n" : lineEnd }
      let spaces = line.prefix { $0 == " " }.count
      let tag = line.dropFirst(spaces)
      let indent = indentation + String(repeating: unit, count: max(0, spaces / 2 - 1))
      result += isInText ? String(line) : indent + tag
      if tag.hasPrefix("<string>") || tag.hasPrefix("<key>") { isInText = true }
      if line.hasSuffix("</string>") || line.hasSuffix("</key>") { isInText = false }
    }
    return result
  }

  private static func indentation(at offset: Int, in text: [UInt8]) -> String? {
    var start = offset
    while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D else { return nil }
    return String(decoding: text[start..<offset], as: UTF8.self)
  }

  private func endOfBlanks(from start: Int) -> Int {
    var end = start
    while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    return end
  }

  private func endOfLineEnd(at offset: Int) -> Int? {
    guard offset < text.count else { return nil }
    let isPair = text[offset...].starts(with: [0x0D, 0x0A])
    return isPair ? offset + 2 : [0x0A, 0x0D].contains(text[offset]) ? offset + 1 : nil
  }
}
