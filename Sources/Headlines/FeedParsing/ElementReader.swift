/// Reads the elements of an XML file, also of one with mistakes, in linear time.
///
/// Comments, processing instructions and the document type are left out, so that no entity is declared or fetched. A `<` that
/// begins no tag and a `&` that begins no reference are text. An end tag closes the nearest open element of its name and what is
/// inside, or the innermost one if it is misspelt; another one is ignored; the end of the file closes all. So a mistake costs at
/// most its own element.
struct ElementReader {
  /// What a file consists of.
  enum Event {
    /// A start tag, with its attributes by their names as written, without those that declare namespaces.
    case start(FeedElement, attributes: [String: String])
    /// The end of the innermost open element.
    case end
    /// Text, with the characters in place of references, and the content of CDATA sections.
    case text([UInt8])
  }

  /// What is wrong with a file, and where.
  struct Failure: Error, Hashable {
    /// One-based.
    let line: Int
    let reason: FeedError.Reason
  }

  private struct Open {
    /// As written, in lower case.
    var name: String
    /// The prefixes of the namespaces that it declares.
    var declared: [String]
  }

  private let xml: [UInt8]
  private let limits: MarkupLimits
  private let isCancelled: () -> Bool
  /// The local names of the elements that are never inside of one of the same name.
  private let neverNested: Set<String>

  private var index = 0
  private var quotesAreBroken = false
  private var open: [Open] = []
  /// The number of open elements below the deepest ones that are told.
  private var deeper = 0
  private var events: [Event] = []
  private var nextEvent = 0
  private var namespaces: ElementNamespaces
  private var hasEnded = false
  /// Whether text stands before the outermost element.
  private var hasTextOutside = false
  /// The name of the outermost element as written; nil if there is none yet.
  private(set) var root: String?
  /// Whether elements were passed over because they are too deep.
  private(set) var hasPassedOver = false
  /// The first mistake; what stands before and after it is read.
  private(set) var mistake: Failure?

  /// The file is in UTF-8; `isCancelled` is asked at each tag.
  init(
    _ xml: [UInt8], limits: MarkupLimits = MarkupLimits(), neverNested: Set<String> = [],
    isCancelled: @escaping () -> Bool = { false }
  ) {
    self.xml = xml
    self.limits = limits
    self.neverNested = neverNested
    self.isCancelled = isCancelled
    namespaces = ElementNamespaces(limit: limits.namespaces)
  }

  /// The next event; nil at the end of the file.
  ///
  /// - Throws: A failure with `excessive` or `cancelled`.
  mutating func next() throws(Failure) -> Event? {
    while nextEvent == events.count {
      events.removeAll(keepingCapacity: true)
      nextEvent = 0
      do throws(FeedError.Reason) {
        if index < xml.count { try read() } else if !finish() { return nil }
      } catch {
        throw failure(error)
      }
    }
    nextEvent += 1
    return events[nextEvent - 1]
  }

  /// An error in the line that was read last.
  func failure(_ reason: FeedError.Reason) -> Failure {
    Failure(line: xml[..<index].count { $0 == UInt8(ascii: "\n") } + 1, reason: reason)
  }

  private mutating func note(_ reason: FeedError.Reason) {
    if mistake == nil { mistake = failure(reason) }
  }

  /// Closes what is open at the end of the file; returns false if nothing is.
  private mutating func finish() -> Bool {
    guard !hasEnded else { return false }
    hasEnded = true
    // A line end at the end of the file begins no line.
    if xml.last == UInt8(ascii: "\n") { index -= 1 }
    note(hasTextOutside ? .malformed : .truncated)
    close(downTo: 0)
    return !events.isEmpty
  }

  /// Reads a tag, a text or what is left out.
  private mutating func read() throws(FeedError.Reason) {
    guard xml[index] == UInt8(ascii: "<") else { return try readText() }
    if isCancelled() { throw .cancelled }
    let rest = xml[index...]
    if rest.starts(with: "<![CDATA[".utf8) {
      try readData()
    } else if rest.starts(with: "<!--".utf8) {
      index = xml.end(of: "-->", from: index + 4)
    } else if rest.starts(with: "<!".utf8) {
      index = endOfDocumentType()
    } else if rest.starts(with: "<?".utf8) {
      index = xml.end(of: "?>", from: index + 2)
    } else if let tag = HTMLTag(
      at: index, in: xml, isXML: true, quotesAreBroken: &quotesAreBroken)
    {
      try read(tag)
    } else if index + 1 < xml.count {
      try readText()
    } else {
      // The file ends with the start of a tag.
      index += 1
    }
  }

  private mutating func readText() throws(FeedError.Reason) {
    let start = index
    index = xml[(start + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? xml.count
    try checkWords(in: xml[start..<index])
    if !open.isEmpty {
      events.append(.text(xml.text(start..<index)))
    } else if root == nil, xml[start..<index].contains(where: { $0 > 0x20 }) {
      hasTextOutside = true
    }
  }

  private mutating func readData() throws(FeedError.Reason) {
    let start = index + 9
    index = xml.end(of: "]]>", from: start)
    let isClosed = index - 3 >= start && xml[..<index].hasSuffix("]]>")
    let content = start..<(isClosed ? index - 3 : index)
    try checkWords(in: xml[content])
    if !open.isEmpty { events.append(.text(xml.data(content))) }
  }

  private func checkWords(in text: ArraySlice<UInt8>) throws(FeedError.Reason) {
    guard text.count > limits.wordLength else { return }
    for word in text.split(whereSeparator: { $0 <= 0x20 }) where word.count > limits.wordLength {
      throw .excessive(.wordLength(limit: limits.wordLength))
    }
  }

  private mutating func read(_ tag: HTMLTag) throws(FeedError.Reason) {
    guard tag.nameRange.count <= limits.nameLength else {
      throw .excessive(.nameLength(limit: limits.nameLength))
    }
    defer { index = tag.end }
    // The file ends inside of the tag.
    guard xml[tag.end - 1] == UInt8(ascii: ">") else { return }
    if tag.isClosing {
      close(tag.name)
    } else if hasEnded {
      note(.malformed)
    } else if open.count >= limits.depth {
      hasPassedOver = true
      if !tag.isSelfClosing { deeper += 1 }
    } else {
      try start(tag)
    }
  }

  private mutating func start(_ tag: HTMLTag) throws(FeedError.Reason) {
    let name = String(decoding: xml[tag.nameRange], as: UTF8.self)
    root = root ?? name
    let isNeverNested = neverNested.contains(name)
    if isNeverNested, let outer = open.lastIndex(where: { $0.name == tag.name }) {
      note(.malformed)
      close(downTo: outer)
    }
    let (attributes, declared) = try attributes(of: tag)
    open.append(Open(name: tag.name, declared: declared))
    events.append(
      .start(
        namespaces.element(name), attributes: namespaces.namingCoreAttributes(attributes)))
    if tag.isSelfClosing { close(downTo: open.count - 1) }
  }

  /// The attributes, and the prefixes of the namespaces that the tag declares.
  private mutating func attributes(
    of tag: HTMLTag
  ) throws(FeedError.Reason) -> ([String: String], declared: [String]) {
    var (attributes, declared): ([String: String], [String]) = ([:], [])
    var list = HTMLAttributes(of: tag, in: xml)
    var count = 0
    while let attribute = list.next() {
      count += 1
      guard count <= limits.attributes else {
        throw .excessive(.attributes(limit: limits.attributes))
      }
      guard attribute.name.count <= limits.nameLength else {
        throw .excessive(.nameLength(limit: limits.nameLength))
      }
      guard attribute.value.count <= limits.wordLength else {
        throw .excessive(.wordLength(limit: limits.wordLength))
      }
      let name = String(decoding: xml[attribute.name], as: UTF8.self)
      let value = String(decoding: xml.value(attribute.value), as: UTF8.self)
      if name == "xmlns" || name.hasPrefix("xmlns:") {
        let prefix = String(name.dropFirst(6))
        try namespaces.declare(value, prefix: prefix)
        declared.append(prefix)
      } else if attributes[name] == nil {
        attributes[name] = value
      }
    }
    return (attributes, declared)
  }

  private mutating func close(_ name: String) {
    if deeper > 0 {
      deeper -= 1
    } else if let found = open.lastIndex(where: { $0.name == name }) {
      if found < open.count - 1 { note(.malformed) }
      close(downTo: found)
    } else {
      note(.malformed)
      if let last = open.last, last.name.isMisspelt(name) { close(downTo: open.count - 1) }
    }
  }

  private mutating func close(downTo count: Int) {
    while open.count > count {
      namespaces.forget(open.removeLast().declared)
      events.append(.end)
    }
    deeper = 0
    if open.isEmpty { hasEnded = true }
  }

  /// The index after `<!DOCTYPE … [ … ]>`, skipping quoted text and comments.
  private func endOfDocumentType() -> Int {
    var position = index
    var brackets = 0
    var quote: UInt8?
    while position < xml.count {
      let byte = xml[position]
      if quote != nil {
        if byte == quote { quote = nil }
      } else if xml[position...].starts(with: "<!--".utf8) {
        position = xml.end(of: "-->", from: position + 4)
        continue
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "["): brackets += 1
        case UInt8(ascii: "]"): brackets -= 1
        case UInt8(ascii: ">") where brackets <= 0: return position + 1
        default: break
        }
      }
      position += 1
    }
    return position
  }
}

extension String {
  /// Whether another name has the same first letter, and but for one the same letters: `titel` for `title`.
  fileprivate func isMisspelt(_ other: String) -> Bool {
    guard first == other.first, min(utf8.count, other.utf8.count) >= 4 else { return false }
    return Array(utf8.sorted()).difference(from: other.utf8.sorted()).count <= 2
      && abs(utf8.count - other.utf8.count) <= 1
  }
}

/// The namespaces that are declared at a place of a file.
private struct ElementNamespaces {
  /// The addresses of each prefix, the innermost last.
  private var addresses: [String: [String]] = [:]
  private var known: Set<String> = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func declare(_ address: String, prefix: String) throws(FeedError.Reason) {
    known.insert(address)
    guard known.count <= limit else { throw .excessive(.namespaces(limit: limit)) }
    addresses[prefix, default: []].append(address)
  }

  mutating func forget(_ prefixes: [String]) {
    for prefix in prefixes { addresses[prefix]?.removeLast() }
  }

  func element(_ name: String) -> FeedElement {
    let (prefix, local) = Self.parts(of: name)
    return FeedElement(
      name: local, uri: addresses[prefix]?.last, qualifiedName: prefix.isEmpty ? local : name)
  }

  /// The attributes, also by their names without a prefix if that is one of RSS or Atom.
  func namingCoreAttributes(_ attributes: [String: String]) -> [String: String] {
    var named = attributes
    for (name, value) in attributes where name.utf8.contains(UInt8(ascii: ":")) {
      let (prefix, local) = Self.parts(of: name)
      if !prefix.isEmpty, named[local] == nil, element(name).namespace == .core {
        named[local] = value
      }
    }
    return named
  }

  /// A name with an empty part has no prefix.
  private static func parts(of name: String) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: ":"), colon > name.startIndex,
      name.index(after: colon) < name.endIndex
    else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }
}

extension [UInt8] {
  /// The index behind a pattern; that of the end if there is none.
  fileprivate func end(of pattern: StaticString, from start: Int) -> Int {
    pattern.withUTF8Buffer { pattern in
      var position = start
      while position + pattern.count <= count {
        if self[position] == pattern[0], self[position...].starts(with: pattern) {
          return position + pattern.count
        }
        position += 1
      }
      return count
    }
  }

  /// Text with the characters in place of references.
  fileprivate func text(_ range: Range<Int>) -> [UInt8] { characters(range, references: true) }

  /// Text as it is.
  fileprivate func data(_ range: Range<Int>) -> [UInt8] { characters(range, references: false) }

  /// The value of an attribute, in which each white space is a space.
  fileprivate func value(_ range: Range<Int>) -> [UInt8] {
    characters(range, references: true).map { $0 < 0x20 ? 0x20 : $0 }
  }

  /// Line ends become line feeds, and characters that XML does not have become spaces or U+FFFD.
  private func characters(_ range: Range<Int>, references: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, Self.isPlain(self[index]) { index += 1 }
      result += self[start..<index]
      guard index < range.upperBound else { break }
      switch self[index] {
      case UInt8(ascii: "&"):
        if references, let entity = HTMLEntity(after: index, in: self), entity.hasSemicolon,
          index + entity.length < range.upperBound
        {
          index += entity.length
          switch entity.scalar.value {
          case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...:
            result += UTF8.encode(entity.scalar).map(Array.init) ?? []
          default: result += "\u{FFFD}".utf8
          }
        } else {
          result.append(UInt8(ascii: "&"))
        }
      case 0x09, 0x0A: result.append(self[index])
      case 0x0D:
        let isBeforeLineFeed = index + 1 < range.upperBound && self[index + 1] == 0x0A
        if !isBeforeLineFeed { result.append(0x0A) }
      case 0xEF:
        let isNone =
          self[index...].starts(with: [0xEF, 0xBF, 0xBE])
          || self[index...].starts(with: [0xEF, 0xBF, 0xBF])
        if isNone {
          result += "\u{FFFD}".utf8
          index += 2
        } else {
          result.append(0xEF)
        }
      default: result.append(0x20)
      }
      index += 1
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0xEF && byte != UInt8(ascii: "&")
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
