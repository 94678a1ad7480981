import StringsFormats

/// Splits Swift source into tokens, without comments and regular expressions.
///
/// It is no parser: it knows strings and their interpolations well enough to find literals.
struct SwiftLexer {
  /// The tokens of the file, and then those of each interpolation.
  private(set) var streams: [[SwiftToken]] = []
  /// Where literals of several lines begin that have no end, so that the rest of the file is in them.
  var openLiterals: [Int] = []

  var offset = 0
  let bytes: [UInt8]
  private var depth = 0
  private static let maximumDepth = 64

  /// In Objective-C, comments are not nested, and a character between single quotes may be a quote.
  private let isObjectiveC: Bool

  init(_ bytes: [UInt8], isObjectiveC: Bool = false) {
    self.bytes = bytes
    self.isObjectiveC = isObjectiveC
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if starts("#!") { skipLine() }
    while offset < bytes.count { streams.insert(tokens(), at: 0) }
  }

  /// Reads up to the parenthesis that closes an interpolation, or to the end.
  private mutating func tokens() -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    var parentheses = 0
    while offset < bytes.count {
      let start = offset
      switch bytes[offset] {
      case 0x00...0x20: offset += 1
      case UInt8(ascii: "/") where starts("//"): skipLine()
      case UInt8(ascii: "/") where starts("/*"): skipComment()
      case UInt8(ascii: "'") where isObjectiveC: skipCharacter()
      case UInt8(ascii: "/") where !isObjectiveC && beginsPattern(after: tokens.last): skipPattern()
      case UInt8(ascii: "#") where skipExtendedPattern(): break
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let parts = readLiteral() {
          tokens.append(SwiftToken(kind: .literal(parts), offset: start))
        } else {
          offset += 1
          tokens.append(SwiftToken(kind: .sign(bytes[start]), offset: start))
        }
      case let byte where Self.isOfName(byte):
        while offset < bytes.count, Self.isOfName(bytes[offset]) { offset += 1 }
        let name = bytes[start..<offset].filter { $0 != UInt8(ascii: "`") }
        let text = String(decoding: name, as: UTF8.self)
        tokens.append(SwiftToken(kind: .name(text), offset: start))
      case let byte:
        offset += 1
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") {
          parentheses -= 1
          if parentheses < 0, depth > 0 { return tokens }
        }
        tokens.append(SwiftToken(kind: .sign(byte), offset: start))
      }
    }
    return tokens
  }

  /// Reads the inside of an interpolation as a stream of its own; its parenthesis is already read.
  mutating func readInterpolation() {
    guard depth < Self.maximumDepth else {
      offset = bytes.count
      return
    }
    depth += 1
    streams.append(tokens())
    depth -= 1
  }

  func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
  }

  /// Skips a character of Objective-C, such as `'"'`.
  private mutating func skipCharacter() {
    repeat {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    } while offset < bytes.count && bytes[offset] != UInt8(ascii: "'") && bytes[offset] != 0x0A
    offset = min(offset + 1, bytes.count)
  }

  private mutating func skipComment() {
    var level = 0
    repeat {
      if starts("/*"), level == 0 || !isObjectiveC {
        level += 1
        offset += 2
      } else if starts("*/") {
        level -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while level > 0 && offset < bytes.count
    offset = min(offset, bytes.count)
  }
}

/// Regular expressions, whose quotes begin no string.
extension SwiftLexer {
  /// Whether a slash begins a regular expression: where a value is expected, with an end on its line.
  private func beginsPattern(after previous: SwiftToken?) -> Bool {
    switch previous?.kind {
    case .name(let name):
      guard ["return", "case", "in", "try", "await"].contains(name) else { return false }
    case .literal: return false
    case .sign(let sign): guard !")]}?!".utf8.contains(sign) else { return false }
    case nil: break
    }
    guard offset + 1 < bytes.count, !" \t\n\r)".utf8.contains(bytes[offset + 1]) else {
      return false
    }
    return endOfPattern != nil
  }

  private var endOfPattern: Int? {
    var end = offset + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "/") { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private mutating func skipPattern() { offset = endOfPattern ?? bytes.count }

  /// Skips `#/…/#`, if there is one here.
  private mutating func skipExtendedPattern() -> Bool {
    let hashes = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    guard offset + hashes < bytes.count, bytes[offset + hashes] == UInt8(ascii: "/") else {
      return false
    }
    let end = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    offset += hashes + 1
    while offset < bytes.count, !bytes[offset...].starts(with: end) { offset += 1 }
    offset = min(offset + end.count, bytes.count)
    return true
  }
}
