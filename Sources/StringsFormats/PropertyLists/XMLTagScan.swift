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
  private var lacksValue = false

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
      if depth == 1 { end = start..<offset }
    } else {
      open(at: start)
    }
  }

  private mutating func open(at start: Int) {
    skip(past: ">")
    if offset >= 2, bytes[offset - 2] == UInt8(ascii: "/") {
      if depth == 1 { end = start..<offset }
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
      let own = comments.suffix(while: { $0.key == keys.count }).map(\.text)
      lacksValue = true
      keys.append(
        XMLOutline.Key(
          text: text, position: position, end: position, range: start..<offset,
          comment: own.isEmpty ? nil : own.joined(separator: "\n")))
    }
  }

  /// A comment between two values belongs to the key below it, one in a value or above it to that value's key.
  private mutating func addComment(from start: Int) {
    var inner = start + 4..<max(start + 4, offset - 3)
    while let first = inner.first, XMLOutline.Comment.space.contains(bytes[first]) {
      inner.removeFirst()
    }
    while let last = inner.last, XMLOutline.Comment.space.contains(bytes[last]) {
      inner.removeLast()
    }
    let isAboveKey = depth == 2 && !lacksValue
    let key = isAboveKey ? keys.count : depth >= 2 && !keys.isEmpty ? keys.count - 1 : nil
    comments.append(
      XMLOutline.Comment(
        text: bytes.text(inner),
        position: cursor.position(at: start), range: start..<offset, key: key,
        isAboveKey: isAboveKey))
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
    problem = XMLOutline.Problem(message: message, position: cursor.position(at: offset))
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

extension Array {
  /// The longest suffix whose elements all fulfil a condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> ArraySlice<Element> {
    let start = lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}
