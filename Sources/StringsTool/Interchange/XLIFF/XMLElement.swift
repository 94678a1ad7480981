import StringsFormats
import StringsSyntax

/// An element of an XML document, with what is in it.
struct XMLElement {
  enum Child {
    case text(String)
    case element(XMLElement)
  }

  /// The name without a namespace prefix.
  let name: String
  /// By name without a namespace prefix.
  let attributes: [String: String]
  let children: [Child]
  /// The start of its tag.
  let position: SourcePosition

  var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The first element with a name.
  subscript(name: String) -> XMLElement? { elements.first { $0.name == name } }

  /// Reads a document in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: The `Diagnostic` of a document that is not well-formed, or that could do harm.
  static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> XMLElement {
    let encoding = TextEncoding(of: bytes)
    var text = encoding.utf8(bytes)
    if encoding.hasByteOrderMark { text.replaceSubrange(0..<3, with: []) }
    return try XMLElementReader(XMLTokens(text), file: file).read()
  }
}

/// Makes the elements of a document of its tokens.
private struct XMLElementReader {
  private let xml: XMLTokens
  private let file: String
  private let index: PositionIndex

  init(_ xml: XMLTokens, file: String) {
    self.xml = xml
    self.file = file
    index = xml.text.withUnsafeBufferPointer { PositionIndex(SourceBytes($0)) }
  }

  func read() throws(Diagnostic) -> XMLElement {
    if let problem = xml.problem { throw self.problem(problem.message, at: problem.offset) }
    // What a document declares could change what its references mean.
    if let declaration = xml.tokens.first(where: {
      $0.kind == .declaration && xml.text[$0.range].contains(UInt8(ascii: "["))
    }) {
      throw problem("declarations are not allowed here", at: declaration.range.lowerBound)
    }
    let root = xml.next(0)
    guard root < xml.tokens.count else { throw problem("there is no element", at: 0) }
    guard xml.tokens[root].isTag else {
      throw problem("text outside of the elements", at: xml.tokens[root].range.lowerBound)
    }
    let element = try element(at: root)
    let rest = xml.next(xml.tokens[root].last + 1)
    if rest < xml.tokens.count {
      throw problem("this is after the end", at: xml.tokens[rest].range.lowerBound)
    }
    return element
  }

  private func element(at start: Int) throws(Diagnostic) -> XMLElement {
    let token = xml.tokens[start]
    var children: [XMLElement.Child] = []
    var index = start + 1
    while index < token.last {
      switch xml.tokens[index].kind {
      case .text:
        children.append(.text(try text(xml.tokens[index].range, isAttribute: false)))
      case .data: children.append(.text(try data(xml.content(of: index))))
      case .start, .empty: children.append(.element(try element(at: index)))
      case .end, .comment, .instruction, .declaration: break
      }
      index = xml.tokens[index].last + 1
    }
    return XMLElement(
      name: Self.local(xml.name(of: start)), attributes: try attributes(of: start),
      children: children,
      position: position(at: token.range.lowerBound))
  }

  /// Those of a tag, except the declarations of namespaces.
  private func attributes(of tag: Int) throws(Diagnostic) -> [String: String] {
    let range = xml.tokens[tag].range
    let end = range.upperBound - (xml.tokens[tag].kind == .empty ? 2 : 1)
    var offset = range.lowerBound + 1 + xml.name(of: tag).utf8.count
    var attributes: [String: String] = [:]
    func skipSpace() -> Bool {
      let start = offset
      while offset < end, XMLText.isSpace(xml.text[offset]) { offset += 1 }
      return offset > start
    }
    while true {
      let hasSpace = skipSpace()
      if offset == end { return attributes }
      let place = offset
      while offset < end, !XMLText.isSpace(xml.text[offset]),
        !"=/><\"'&".utf8.contains(xml.text[offset])
      {
        offset += 1
      }
      let name = String(decoding: xml.text[place..<offset], as: UTF8.self)
      _ = skipSpace()
      guard hasSpace, !name.isEmpty, offset < end, xml.text[offset] == UInt8(ascii: "=") else {
        throw problem("expected an attribute", at: place)
      }
      offset += 1
      _ = skipSpace()
      guard offset < end, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(xml.text[offset]) else {
        throw problem("expected a value in quotes", at: offset)
      }
      let rest = xml.text[offset + 1..<end]
      guard let close = rest.firstIndex(of: xml.text[offset]) else {
        throw problem("this value has no end", at: offset)
      }
      let value = try text(offset + 1..<close, isAttribute: true)
      offset = close + 1
      if name.hasPrefix("xmlns:") { continue }
      if attributes.updateValue(value, forKey: Self.local(name)) != nil, name != "xml:lang" {
        throw problem("the attribute \(name) occurs twice", at: place)
      }
    }
  }

  /// The text of a range with its references resolved; line ends become line feeds, and in an attribute spaces.
  private func text(_ range: Range<Int>, isAttribute: Bool) throws(Diagnostic) -> String {
    var text = withLineFeeds(range)
    if isAttribute { text = text.replacing("\n", with: " ").replacing("\t", with: " ") }
    guard let plain = XMLText.plain(text) else {
      throw problem("this reference is not known", at: range.lowerBound)
    }
    return try checked(plain, at: range.lowerBound)
  }

  private func data(_ range: Range<Int>) throws(Diagnostic) -> String {
    try checked(withLineFeeds(range), at: range.lowerBound)
  }

  private func checked(_ text: String, at offset: Int) throws(Diagnostic) -> String {
    if XMLText.isAllowed(text) { return text }
    throw problem("this text has a character that XML forbids", at: offset)
  }

  private func withLineFeeds(_ range: Range<Int>) -> String {
    guard xml.text[range].contains(0x0D) else {
      return String(decoding: xml.text[range], as: UTF8.self)
    }
    var bytes: [UInt8] = []
    var previous: UInt8 = 0
    for byte in xml.text[range] {
      if byte != 0x0A || previous != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init)
      ?? name
  }

  private func position(at offset: Int) -> SourcePosition {
    xml.text.withUnsafeBufferPointer { index.position(at: offset, in: SourceBytes($0)) }
  }

  private func problem(_ message: String, at offset: Int) -> Diagnostic {
    .invalidExchange("XML: \(message)", in: file, at: position(at: offset))
  }
}
