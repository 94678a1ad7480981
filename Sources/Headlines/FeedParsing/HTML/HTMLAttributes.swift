/// The attributes of a tag.
struct HTMLAttributes {
  private let html: [UInt8]
  /// Where the next attribute may begin.
  private var index: Int
  private let end: Int

  init(of tag: HTMLTag, in html: [UInt8]) {
    self.html = html
    index = tag.nameRange.upperBound
    end = min(tag.end, html.count)
  }

  /// The value of an attribute, without the references in it; nil if there is none.
  func text(_ name: String) -> String? { value(of: Array(name.utf8)).map(Self.unescaped) }

  /// The number that an attribute has; nil for other values, and for an excessive number.
  func number(_ name: String) -> Int? {
    text(name).flatMap { Int($0.prefix { $0.isNumber || $0 == "-" }) }
      .flatMap { (-999_999_999...999_999_999).contains($0) ? $0 : nil }
  }

  private func value(of name: [UInt8]) -> ArraySlice<UInt8>? {
    var attributes = self
    while let attribute = attributes.next() {
      if html[attribute.name].elementsEqual(name, by: { $0 | 0x20 == $1 }) {
        return html[attribute.value]
      }
    }
    return nil
  }

  /// The next attribute that has a value: where its name and its value are.
  mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
    while index < end {
      let nameStart = index
      while index < end, !isSpace(index), html[index] != UInt8(ascii: "="),
        html[index] != UInt8(ascii: ">"), html[index] != UInt8(ascii: "/")
      {
        index += 1
      }
      let name = nameStart..<index
      skipSpace()
      guard index < end, html[index] == UInt8(ascii: "=") else {
        if index == nameStart { index += 1 }
        continue
      }
      index += 1
      skipSpace()
      return (name, readValue())
    }
    return nil
  }

  private mutating func readValue() -> Range<Int> {
    guard index < end else { return index..<index }
    let quote = html[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    let start = index
    while index < end, isQuoted ? html[index] != quote : !isSpace(index) && html[index] != 0x3E {
      index += 1
    }
    defer { if isQuoted { index = min(index + 1, end) } }
    return start..<index
  }

  private func isSpace(_ index: Int) -> Bool { html[index] <= 0x20 }

  private mutating func skipSpace() {
    while index < end, isSpace(index) { index += 1 }
  }

  private static func unescaped(_ value: ArraySlice<UInt8>) -> String {
    let hasReferences = value.contains(UInt8(ascii: "&"))
    return String(
      decoding: hasReferences ? HTMLEntity.unescaped(Array(value))[...] : value, as: UTF8.self)
  }
}
