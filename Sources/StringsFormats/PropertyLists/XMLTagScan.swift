import Foundation
import StringsSyntax

/// The walk over the tags of an XML property list that makes its outline.
struct XMLTagScan {
  private(set) var keys: [XMLOutline.Key] = []
  private(set) var comments: [XMLOutline.Comment] = []
  private(set) var problem: XMLOutline.Problem?
  private(set) var declaration: Range<Int>?

  private let bytes: SourceBytes
  private var cursor: PositionCursor
  private var offset = 0
  private var depth = 0

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
      noteComment(from: start)
    } else if starts("<![CDATA[") {
      skip(past: "]]>")
    } else if starts("<?") {
      skip(past: "?>")
      if declaration == nil { declaration = start..<min(offset, bytes.count) }
    } else if starts("<!ENTITY") {
      stop("this file declares entities, which a property list has no use for", at: start)
    } else if starts("<!") {
      // What a document type declares in brackets is looked at tag by tag.
      offset += 2
    } else if starts("</") {
      depth -= 1
      let isKey = starts("</key>")
      skip(past: ">")
      if !isKey { endValue() }
    } else {
      open(at: start)
    }
  }

  private mutating func open(at start: Int) {
    skip(past: ">")
    if offset >= 2, bytes[offset - 2] == UInt8(ascii: "/") { return endValue() }
    depth += 1
    if depth > XMLPropertyList.maximumDepth {
      stop("values are nested more than \(XMLPropertyList.maximumDepth) deep", at: start)
    } else if depth == 3, bytes.text(start..<offset) == "<key>" {
      let textStart = offset
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
      let text = XMLText.plain(bytes.text(textStart..<offset))
      let position = cursor.position(at: start)
      let own = comments.suffix(while: { $0.key == keys.count }).map(\.text)
      keys.append(
        XMLOutline.Key(
          text: text, position: position, end: position,
          comment: own.isEmpty ? nil : own.joined(separator: "\n")))
    }
  }

  /// A comment between two values belongs to the key below it, one in a value to that value's key.
  private mutating func noteComment(from start: Int) {
    let inner = start + 4..<max(start + 4, offset - 3)
    let key = depth == 2 ? keys.count : depth > 2 && !keys.isEmpty ? keys.count - 1 : nil
    comments.append(
      XMLOutline.Comment(
        text: bytes.text(inner).trimmingCharacters(in: .whitespacesAndNewlines),
        position: cursor.position(at: start), key: key))
  }

  private mutating func endValue() {
    guard depth == 2, !keys.isEmpty else { return }
    keys[keys.count - 1].end = cursor.position(at: offset)
  }

  private mutating func checkEncoding() {
    var place = 0
    while place < bytes.count {
      guard let length = bytes.sequenceLength(at: place) else {
        return stop("these bytes are not UTF-8 or UTF-16 text", at: place)
      }
      place += length
    }
  }

  private mutating func stop(_ message: String, at place: Int) {
    // The cursor only goes forward, and an ill-formed byte may stand anywhere.
    var cursor = PositionCursor(bytes)
    problem = XMLOutline.Problem(message: message, position: cursor.position(at: place))
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      text.indices.allSatisfy { bytes[offset + $0] == text[$0] }
    }
  }

  /// Goes behind the next occurrence of a text, or to the end.
  private mutating func skip(past end: StaticString) {
    while offset < bytes.count, !starts(end) { offset += 1 }
    offset = min(offset + end.utf8CodeUnitCount, bytes.count)
  }
}

extension Array {
  /// The last elements that fulfil a condition, as many as follow each other.
  fileprivate func suffix(while condition: (Element) -> Bool) -> ArraySlice<Element> {
    let start = lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}
