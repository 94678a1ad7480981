import StringsSyntax

/// Reads XML documents without declarations of their own: no entities, no deep nesting, no characters that XML forbids.
struct XMLReader {
  private let text: [UInt8]
  private let file: String
  private let index: PositionIndex
  private var offset = 0
  private var open: [XMLElement] = []
  private var root: XMLElement?

  private init(_ text: [UInt8], file: String) {
    self.text = text
    self.file = file
    index = text.withUnsafeBufferPointer { PositionIndex(SourceBytes($0)) }
  }

  /// Reads UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: The `Diagnostic` of a document that is not well-formed, or that could do harm.
  static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> XMLElement {
    let encoding = TextEncoding(of: bytes)
    var text = encoding.utf8(bytes)
    if encoding.hasByteOrderMark { text.replaceSubrange(0..<3, with: []) }
    // It refuses what could harm any reader.
    if let problem = XMLOutline(text).problem {
      throw .invalidExchange(problem.message, in: file, at: problem.position)
    }
    var reader = XMLReader(text, file: file)
    return try reader.read()
  }

  private mutating func read() throws(Diagnostic) -> XMLElement {
    while offset < text.count {
      if text[offset] != UInt8(ascii: "<") {
        try readText()
      } else if starts("<!--") {
        try skip(past: "-->", from: 4)
      } else if starts("<![CDATA[") {
        try readData()
      } else if starts("<?") {
        try skip(past: "?>", from: 2)
      } else if starts("<!") {
        try skipDocumentType()
      } else if starts("</") {
        try close()
      } else {
        try openElement()
      }
    }
    if let last = open.last {
      throw problem("<\(last.name)> has no end", at: last.range.lowerBound)
    }
    guard let root else { throw problem("there is no element", at: 0) }
    return root
  }

  private mutating func readText() throws(Diagnostic) {
    let start = offset
    while offset < text.count, text[offset] != UInt8(ascii: "<") { offset += 1 }
    let text = try plain(start..<offset, isAttribute: false)
    if !open.isEmpty {
      open[open.count - 1].children.append(.text(text))
    } else if !text.allSatisfy(\.isWhitespace) {
      throw problem("text outside of the elements", at: start)
    }
  }

  private mutating func readData() throws(Diagnostic) {
    let start = offset
    try skip(past: "]]>", from: 9)
    guard !open.isEmpty else { throw problem("text outside of the elements", at: start) }
    let data = String(decoding: text[start + 9..<offset - 3], as: UTF8.self)
    try check(data, at: start)
    open[open.count - 1].children.append(.text(Self.withLineFeeds(data)))
  }

  private mutating func skipDocumentType() throws(Diagnostic) {
    let start = offset
    try skip(past: ">", from: 2)
    if text[start..<offset].contains(UInt8(ascii: "[")) || root != nil || !open.isEmpty {
      throw problem("declarations are not allowed here", at: start)
    }
  }

  private mutating func openElement() throws(Diagnostic) {
    let start = offset
    offset += 1
    let name = readName()
    guard !name.isEmpty, root == nil else {
      throw problem("expected the name of an element", at: start)
    }
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipSpace()
      guard offset < text.count else { throw problem("this tag has no end", at: start) }
      if starts("/>") || starts(">") { break }
      let place = offset
      let attribute = readName()
      _ = skipSpace()
      guard hasSpace, !attribute.isEmpty, starts("=") else {
        throw problem("expected an attribute", at: place)
      }
      offset += 1
      _ = skipSpace()
      let value = try readQuoted()
      // Declarations of namespaces are none of the element's.
      guard !attribute.hasPrefix("xmlns:") else { continue }
      if attributes.updateValue(value, forKey: Self.local(attribute)) != nil,
        attribute != "xml:lang"
      {
        throw problem("the attribute \(attribute) occurs twice", at: place)
      }
    }
    let isEmpty = starts("/>")
    offset += isEmpty ? 2 : 1
    guard open.count < XMLPropertyList.maximumDepth else { throw problem("too deep", at: start) }
    open.append(
      XMLElement(
        name: Self.local(name), attributes: attributes, position: position(at: start),
        range: start..<offset, content: offset..<offset))
    if isEmpty { closeLast(contentEnd: offset) }
  }

  private mutating func close() throws(Diagnostic) {
    let start = offset
    offset += 2
    let name = Self.local(readName())
    _ = skipSpace()
    guard starts(">"), open.last?.name == name else {
      throw problem(
        "</\(name)> does not close \(open.last.map { "<\($0.name)>" } ?? "an element")", at: start)
    }
    offset += 1
    closeLast(contentEnd: start)
  }

  private mutating func closeLast(contentEnd: Int) {
    var element = open.removeLast()
    element.range = element.range.lowerBound..<offset
    element.content = element.content.lowerBound..<contentEnd
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(.element(element))
    }
  }

  private mutating func readName() -> String {
    let start = offset
    while offset < text.count, !" \t\r\n=/><\"'&".utf8.contains(text[offset]) { offset += 1 }
    return String(decoding: text[start..<offset], as: UTF8.self)
  }

  private mutating func readQuoted() throws(Diagnostic) -> String {
    let start = offset
    guard offset < text.count,
      text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'")
    else {
      throw problem("expected a value in quotes", at: start)
    }
    offset += 1
    while offset < text.count, text[offset] != text[start], text[offset] != UInt8(ascii: "<") {
      offset += 1
    }
    guard offset < text.count, text[offset] == text[start] else {
      throw problem("this value has no end", at: start)
    }
    offset += 1
    return try plain(start + 1..<offset - 1, isAttribute: true)
  }

  private mutating func skipSpace() -> Bool {
    let start = offset
    while offset < text.count, " \t\r\n".utf8.contains(text[offset]) { offset += 1 }
    return offset > start
  }

  private mutating func skip(past end: StaticString, from length: Int) throws(Diagnostic) {
    let start = offset
    offset += length
    while offset < text.count, !starts(end) { offset += 1 }
    guard offset < text.count else { throw problem("this has no end", at: start) }
    offset += end.utf8CodeUnitCount
  }

  /// The text of a range with its references resolved; line ends become line feeds, and in an attribute spaces.
  private func plain(_ range: Range<Int>, isAttribute: Bool) throws(Diagnostic) -> String {
    var result = ""
    var rest = Self.withLineFeeds(String(decoding: text[range], as: UTF8.self))[...]
    if isAttribute {
      rest = rest.replacing("\n", with: " ").replacing("\t", with: " ")
    }
    while let start = rest.unicodeScalars.firstIndex(of: "&") {
      result += rest[..<start]
      let name = rest[start...].unicodeScalars.dropFirst().prefix(10).prefix { $0 != ";" }
      guard rest.unicodeScalars[name.endIndex...].first == ";",
        let scalar = XMLText.character(named: Substring(name))
      else { throw problem("this reference is not known", at: range.lowerBound) }
      result.unicodeScalars.append(scalar)
      rest = Substring(rest.unicodeScalars[name.endIndex...].dropFirst())
    }
    result += rest
    try check(result, at: range.lowerBound)
    return result
  }

  private func check(_ text: String, at offset: Int) throws(Diagnostic) {
    if !XMLText.isAllowed(text) {
      throw problem("this text has a character that XML forbids", at: offset)
    }
  }

  private static func withLineFeeds(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var bytes: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte != 0x0A || previous != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init)
      ?? name
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { self.text[offset...].starts(with: $0) }
  }

  private func position(at offset: Int) -> SourcePosition {
    text.withUnsafeBufferPointer { index.position(at: offset, in: SourceBytes($0)) }
  }

  private func problem(_ message: String, at offset: Int) -> Diagnostic {
    .invalidExchange("XML: \(message)", in: file, at: position(at: offset))
  }
}
