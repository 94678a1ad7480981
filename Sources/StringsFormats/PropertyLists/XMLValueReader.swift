import Foundation
import StringsSyntax

/// Reads the value of an XML property list: what Foundation's parser reads, and little else.
struct XMLValueReader {
  /// A key of the outermost dictionary with its value, and the tokens at which the two begin.
  struct Pair: Sendable {
    let key: String
    let value: PropertyListValue
    let keyToken: Int
    let valueToken: Int
  }

  private(set) var pairs: [Pair] = []
  /// The token at which the outermost dictionary begins; `nil` if the list is none.
  private(set) var dictionary: Int?
  /// The key of the outermost dictionary whose value is read.
  private(set) var key: String?

  private let xml: XMLTokens

  init(_ xml: XMLTokens) { self.xml = xml }

  /// Reads the first element; what is behind it does not count.
  mutating func read() throws(XMLTokens.Problem) {
    guard let root = try tag(from: 0, to: nil) else { return }
    if !xml.isNamed(root, "plist") {
      try readValue(at: root)
    } else if let tag = try firstTag(in: root) {
      try readValue(at: tag)
      if let other = try self.tag(after: tag, in: root) {
        throw problem("a property list has one value alone", at: other)
      }
    } else {
      throw problem("this property list is empty", at: root)
    }
  }

  private mutating func readValue(at tag: Int) throws(XMLTokens.Problem) {
    if xml.isNamed(tag, "dict") { dictionary = tag }
    _ = try value(at: tag)
  }

  private mutating func value(at tag: Int) throws(XMLTokens.Problem) -> PropertyListValue {
    switch xml.name(of: tag) {
    case "dict": return .dictionary(try pairs(in: tag))
    case "array":
      var elements: [PropertyListValue] = []
      var next = try firstTag(in: tag)
      while let element = next {
        elements.append(try value(at: element))
        next = try self.tag(after: element, in: tag)
      }
      return .array(elements)
    // Foundation takes a key for a value, too.
    case "string", "key": return .string(try text(of: tag))
    case "true": return .string(try text(of: tag) { $0.isEmpty ? "1" : nil })
    case "false": return .string(try text(of: tag) { $0.isEmpty ? "0" : nil })
    case "integer": return .string(try text(of: tag) { Self.integer($0) })
    case "real":
      return .string(try text(of: tag) { Double($0).map { NSNumber(value: $0).stringValue } })
    case "date": return .string(try text(of: tag) { Self.isDate($0) ? $0 : nil })
    case "data" where xml.tokens[tag].kind == .start: return .data(Self.data(try text(of: tag)))
    default: throw problem("<\(xml.name(of: tag))> is no value of a property list", at: tag)
    }
  }

  private mutating func pairs(in tag: Int) throws(XMLTokens.Problem) -> [PropertyListPair] {
    let isOutermost = tag == dictionary
    var pairs: [PropertyListPair] = []
    var next = try firstTag(in: tag)
    while let keyToken = next {
      guard xml.isNamed(keyToken, "key") else {
        throw problem("expected a <key>, found <\(xml.name(of: keyToken))>", at: keyToken)
      }
      let name = try text(of: keyToken)
      if isOutermost { key = name }
      guard let valueToken = try self.tag(after: keyToken, in: tag) else {
        throw problem("this key has no value", at: keyToken)
      }
      let value = try value(at: valueToken)
      if isOutermost {
        self.pairs.append(
          Pair(key: name, value: value, keyToken: keyToken, valueToken: valueToken))
        key = nil
      } else {
        pairs.append(PropertyListPair(key: name, value: value))
      }
      next = try self.tag(after: valueToken, in: tag)
    }
    return pairs
  }

  private func firstTag(in parent: Int) throws(XMLTokens.Problem) -> Int? {
    xml.tokens[parent].kind == .empty
      ? nil : try tag(from: parent + 1, to: xml.tokens[parent].last)
  }

  private func tag(after child: Int, in parent: Int) throws(XMLTokens.Problem) -> Int? {
    try tag(from: xml.tokens[child].last + 1, to: xml.tokens[parent].last)
  }

  /// The next tag of an element; `nil` at the end tag of its parent.
  private func tag(from index: Int, to end: Int?) throws(XMLTokens.Problem) -> Int? {
    let index = xml.next(index)
    if index == end, index < xml.tokens.count { return nil }
    guard index < xml.tokens.count else {
      throw xml.problem
        ?? XMLTokens.Problem(message: "there is no value", offset: xml.text.count)
    }
    guard xml.tokens[index].isTag else { throw problem("text between the elements", at: index) }
    return index
  }

  /// What a text in an element means; `read` returns nil for one that means nothing.
  private func text(
    of tag: Int, _ read: (String) -> String?
  ) throws(XMLTokens.Problem) -> String {
    guard let value = read(try text(of: tag)) else {
      throw problem("this is no value of <\(xml.name(of: tag))>", at: tag)
    }
    return value
  }

  private func text(of tag: Int) throws(XMLTokens.Problem) -> String {
    if xml.tokens[tag].kind == .empty { return "" }
    var text = ""
    for index in tag + 1..<min(xml.tokens[tag].last, xml.tokens.count) {
      let content = String(decoding: xml.text[xml.content(of: index)], as: UTF8.self)
      switch xml.tokens[index].kind {
      case .data: text += content
      case .text:
        guard let plain = XMLText.plain(content) else {
          throw problem("a reference in this text is not known", at: index)
        }
        text += plain
      default: throw problem("<\(xml.name(of: tag))> has text alone", at: index)
      }
    }
    if let problem = xml.problem, xml.tokens[tag].last == xml.tokens.count { throw problem }
    return text
  }

  private static func integer(_ text: String) -> String? {
    let text = text.drop(while: \.isWhitespace)
    let isNegative = text.first == "-"
    let hasSign = isNegative || text.first == "+"
    var digits = text.dropFirst(hasSign ? 1 : 0).drop(while: \.isWhitespace)
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    if isHexadecimal { digits = digits.dropFirst(2) }
    guard digits.first.map({ $0 != "+" && $0 != "-" }) == true,
      let number = UInt64(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return isNegative && number > 0 ? "-\(number)" : "\(number)"
  }

  /// Whether a text is like `2026-11-30T12:00:00Z`.
  private static func isDate(_ text: String) -> Bool {
    let pattern = "0000-00-00T00:00:00Z"
    let digits = text.drop { $0 == "-" }
    return digits.utf8.count == pattern.utf8.count
      && zip(digits.utf8, pattern.utf8).allSatisfy { own, expected in
        expected == UInt8(ascii: "0") ? (0x30...0x39).contains(own) : own == expected
      }
  }

  /// Foundation ignores what is no digit of Base64.
  private static func data(_ text: String) -> [UInt8] {
    let digits = text.utf8.filter { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: String(decoding: digits, as: UTF8.self) + padding).map(Array.init)
      ?? []
  }

  private func problem(_ message: String, at index: Int) -> XMLTokens.Problem {
    let offset = index < xml.tokens.count ? xml.tokens[index].range.lowerBound : xml.text.count
    return XMLTokens.Problem(message: message, offset: offset)
  }
}
