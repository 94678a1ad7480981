import StringsSyntax

/// Parses JSON (RFC 8259) with the positions of keys and values.
///
/// Foundation's parser gives neither positions nor the order of keys, and silently drops duplicates.
package struct JSONReader {
  static let maximumDepth = 128

  /// The keys that an object has twice.
  private(set) var duplicates: [JSONProblem] = []

  let bytes: SourceBytes
  var offset = 0
  private var cursor: PositionCursor
  private var depth = 0
  /// The keys of the members that are read, the outermost first.
  private var path: [String] = []

  /// Parses UTF-8 text without a byte order mark.
  package static func read(_ text: [UInt8]) throws(JSONProblem) -> (
    JSONNode, duplicates: [JSONProblem]
  ) {
    let result: Result<(JSONNode, [JSONProblem]), JSONProblem> =
      text.withUnsafeBufferPointer { buffer in
        var reader = JSONReader(buffer)
        do throws(JSONProblem) {
          return .success((try reader.document(), reader.duplicates))
        } catch {
          return .failure(error)
        }
      }
    return try result.get()
  }

  private init(_ buffer: UnsafeBufferPointer<UInt8>) {
    bytes = SourceBytes(buffer)
    cursor = PositionCursor(bytes)
  }

  private mutating func document() throws(JSONProblem) -> JSONNode {
    try checkEncoding()
    let root = try value()
    skipSpace()
    if offset < bytes.count { throw problem("expected the end of the file, found \(found)") }
    return root
  }

  private mutating func value() throws(JSONProblem) -> JSONNode {
    skipSpace()
    let startOffset = offset
    let start = cursor.position(at: offset)
    let value: JSONNode.Value
    switch bytes[offset] {
    case UInt8(ascii: "{"):
      value = .object(try nested { reader throws(JSONProblem) in try reader.members() })
    case UInt8(ascii: "["):
      value = .array(try nested { reader throws(JSONProblem) in try reader.elements() })
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try number())
    default: value = try literal()
    }
    return JSONNode(
      value: value, start: start, end: cursor.position(at: offset), range: startOffset..<offset)
  }

  private mutating func nested<Content>(
    _ read: (inout JSONReader) throws(JSONProblem) -> Content
  ) throws(JSONProblem) -> Content {
    guard depth < Self.maximumDepth else {
      throw problem("values are nested more than \(Self.maximumDepth) levels deep")
    }
    depth += 1
    offset += 1
    let content = try read(&self)
    depth -= 1
    return content
  }

  private mutating func members() throws(JSONProblem) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var positions: [String: SourcePosition] = [:]
    skipSpace()
    if take("}") { return [] }
    repeat {
      skipSpace()
      guard bytes[offset] == UInt8(ascii: "\"") else {
        throw problem("expected a key in double quotes, found \(found)")
      }
      let position = cursor.position(at: offset)
      let keyStart = offset
      let key = try string()
      let keyRange = keyStart..<offset
      skipSpace()
      path.append(key)
      guard take(":") else { throw problem("expected ':' after the key, found \(found)") }
      if let first = positions.updateValue(position, forKey: key) {
        duplicates.append(
          JSONProblem(
            message: "this key was defined before, at \(first); the last one counts",
            position: position, related: first, path: Array(path.prefix(2))))
      }
      members.append(
        JSONNode.Member(key: key, position: position, keyRange: keyRange, value: try value()))
      path.removeLast()
      skipSpace()
    } while take(",")
    guard take("}") else { throw problem("expected ',' or '}', found \(found)") }
    return members
  }

  private mutating func elements() throws(JSONProblem) -> [JSONNode] {
    var elements: [JSONNode] = []
    skipSpace()
    if take("]") { return [] }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw problem("expected ',' or ']', found \(found)") }
    return elements
  }

  private mutating func literal() throws(JSONProblem) -> JSONNode.Value {
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("null") { return .null }
    throw problem("expected a value, found \(found)")
  }

  private mutating func number() throws(JSONProblem) -> String {
    let start = offset
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return bytes.text(start..<offset)
  }

  private mutating func digits() throws(JSONProblem) {
    let start = offset
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) { offset += 1 }
    if offset == start { throw problem("expected a digit, found \(found)") }
  }

  private mutating func skipSpace() {
    while [0x20, 0x0A, 0x0D, 0x09].contains(bytes[offset]) { offset += 1 }
  }

  /// Skips a text if it is next.
  mutating func take(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { text in
      text.indices.allSatisfy { bytes[offset + $0] == text[$0] }
    }
    if isNext { offset += text.utf8CodeUnitCount }
    return isNext
  }

  private mutating func checkEncoding() throws(JSONProblem) {
    var next = 0
    while next < bytes.count {
      guard let length = bytes.sequenceLength(at: next) else {
        offset = next
        throw problem("these bytes are not UTF-8 or UTF-16 text")
      }
      next += length
    }
  }

  /// A problem at the current offset.
  func problem(_ message: String) -> JSONProblem {
    // The reader's own cursor cannot go back.
    var cursor = PositionCursor(bytes)
    return JSONProblem(
      message: message, position: cursor.position(at: offset), path: Array(path.prefix(2)))
  }

  /// The next character, quoted for a message.
  var found: String {
    guard offset < bytes.count else { return "the end of the file" }
    let length = bytes.sequenceLength(at: offset) ?? 1
    return "'\(bytes.text(offset..<offset + length))'"
  }
}
