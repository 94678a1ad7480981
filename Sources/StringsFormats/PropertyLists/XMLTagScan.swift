import Foundation
import StringsSyntax

/// Scans the tags of an XML property list for its outline.
struct XMLTagScan {
  private(set) var keys: [XMLOutline.Key] = []
  private(set) var comments: [XMLOutline.Comment] = []
  private(set) var problem: XMLOutline.Problem?
  private(set) var end: Range<Int>?
  private(set) var declaration: Range<Int>?

  private let bytes: SourceBytes
  private var cursor: PositionCursor
  private var offset = 0
  private var depth = 0
  /// Whether a key was read, and not yet its value.
  private(set) var lacksValue = false
  /// Whether a key follows another one that has no value.
  private(set) var hasKeyWithoutValue = false

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    bytes = SourceBytes(buffer)
    cursor = PositionCursor(bytes)
  }

  mutating func run() {
    checkEncoding()
    while problem == nil, offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") { readTag() } else { offset += 1 }
    }
  }

  private mutating func readTag() {
    let start = offset
    if starts("<!--") {
      skip(past: "-->")
      addComment(from: start)
    } else if starts("<![CDATA[") {
      skip(past: "]]>")
    } else if starts("<?") {
      skip(past: "?>")
      if declaration == nil { declaration = start..<min(offset, bytes.count) }
    } else if starts("<!ENTITY") {
      stop("a property list must not declare entities", at: start)
    } else if starts("<!") {
      // The declarations in the brackets of a document type are scanned as tags of their own.
      offset += 2
    } else if starts("</") {
      depth -= 1
      let isKey = starts("</key>")
      skip(past: ">")
      if !isKey { endValue() }
      if depth == 1 { endDictionary(start) }
    } else {
      open(at: start)
    }
  }

  private mutating func open(at start: Int) {
    skip(past: ">")
    if offset >= 2, bytes[offset - 2] == UInt8(ascii: "/") {
      if depth == 1 { endDictionary(start) }
      return endValue()
    }
    depth += 1
    if depth > XMLPropertyList.maximumDepth {
      stop("values are nested more than \(XMLPropertyList.maximumDepth) levels deep", at: start)
    } else if depth == 3, bytes.text(start..<offset) == "<key>" {
      let textStart = offset
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
      let text = XMLText.plain(bytes.text(textStart..<offset))
      let position = cursor.position(at: start)
      assignComments(before: start)
      let own = comments.suffix(while: { $0.key == keys.count && $0.place == .above }).map(\.text)
      if lacksValue { hasKeyWithoutValue = true }
      lacksValue = true
      keys.append(
        XMLOutline.Key(
          text: text, position: position, end: position, range: start..<offset,
          comment: own.isEmpty ? nil : own.joined(separator: "\n")))
    }
  }

  /// A comment between two values is apart until it is known what follows; one in a value or above it is of that value's key.
  private mutating func addComment(from start: Int) {
    var inner = start + 4..<max(start + 4, offset - 3)
    while let first = inner.first, XMLOutline.Comment.space.contains(bytes[first]) {
      inner.removeFirst()
    }
    while let last = inner.last, XMLOutline.Comment.space.contains(bytes[last]) {
      inner.removeLast()
    }
    let isBetween = depth == 2 && !lacksValue
    let isInside = !isBetween && depth >= 2 && !keys.isEmpty
    comments.append(
      XMLOutline.Comment(
        text: bytes.text(inner),
        position: cursor.position(at: start), range: start..<offset,
        place: isInside ? .inside : .apart,
        key: isBetween ? keys.count : isInside ? keys.count - 1 : nil))
  }

  /// Assigns the comments since the last value: those on its line to it, and those right above a key to that.
  private mutating func assignComments(before next: Int, isEnd: Bool = false) {
    let waiting = comments.indices.suffix {
      comments[$0].place == .apart && comments[$0].key == keys.count
    }
    var below = next
    for index in waiting.reversed() {
      if bytes.hasEmptyLine(in: comments[index].range.upperBound..<below) { break }
      comments[index].place = .above
      below = comments[index].range.lowerBound
    }
    guard let value = keys.last?.range.upperBound, !waiting.isEmpty, value <= next else { return }
    let line = bytes.lineEnd(from: value, limit: next)
    let end = isEnd ? next : bytes.lastLineEnd(in: value..<next) ?? value
    for index in waiting {
      let range = comments[index].range
      // A tag in an unusual layout may be taken for a part of the value, with the comments before it.
      guard (value...line).contains(range.lowerBound), range.upperBound <= end else { return }
      comments[index].place = .behind
      comments[index].key = keys.count - 1
    }
  }

  private mutating func endDictionary(_ start: Int) {
    end = start..<offset
    assignComments(before: start, isEnd: true)
    for index in comments.indices.reversed() {
      guard comments[index].key == keys.count else { return }
      comments[index].place = .apart
      comments[index].key = nil
    }
  }

  private mutating func endValue() {
    guard depth == 2, !keys.isEmpty else { return }
    lacksValue = false
    keys[keys.count - 1].end = cursor.position(at: offset)
    keys[keys.count - 1].range = keys[keys.count - 1].range.lowerBound..<offset
  }

  private mutating func checkEncoding() {
    if let offset = bytes.firstIllFormedOffset {
      stop("these bytes are not UTF-8 or UTF-16 text", at: offset)
    }
  }

  private mutating func stop(_ message: String, at offset: Int) {
    // The cursor of the scan cannot go back, and an ill-formed byte may be anywhere.
    var cursor = PositionCursor(bytes)
    problem = XMLOutline.Problem(
      message: message, position: cursor.position(at: offset),
      key: lacksValue ? keys.last?.text : nil)
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      text.indices.allSatisfy { bytes[offset + $0] == text[$0] }
    }
  }

  /// Skips past the next occurrence of a text, or to the end.
  private mutating func skip(past end: StaticString) {
    while offset < bytes.count, !starts(end) { offset += 1 }
    offset = min(offset + end.utf8CodeUnitCount, bytes.count)
  }
}

extension BidirectionalCollection {
  /// The longest suffix whose elements all fulfil a condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
    let start = lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex
    return self[start...]
  }
}
