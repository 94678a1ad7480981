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
  /// The names, as written, of the elements that are never inside of one of the same name.
  private let neverNested: Set<String>

  private var index = 0
  private var quotesAreBroken = false
  private var open: [Open] = []
  /// How many elements of each name are open beyond the limit of depth, which are passed over.
  private var deeper: [String: Int] = [:]
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
      events.append(.text(xml.xmlText(start..<index)))
    } else if root == nil, xml[start..<index].contains(where: { $0 > 0x20 }) {
      hasTextOutside = true
    }
  }

  private mutating func readData() throws(FeedError.Reason) {
    let start = index + 9
    index = xml.end(of: "]]>", from: start)
    let isClosed = index - 3 >= start && xml[(index - 3)..<index].elementsEqual("]]>".utf8)
    let content = start..<(isClosed ? index - 3 : index)
    try checkWords(in: xml[content])
    if !open.isEmpty { events.append(.text(xml.xmlData(content))) }
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
    } else {
      try start(tag)
    }
  }

  private mutating func start(_ tag: HTMLTag) throws(FeedError.Reason) {
    let name = String(decoding: xml[tag.nameRange], as: UTF8.self)
    root = root ?? name
    if neverNested.contains(name), isCore(tag, name),
      let outer = open.lastIndex(where: { $0.name == tag.name }), outer > 0
    {
      note(.malformed)
      close(downTo: outer)
    }
    if open.count >= limits.depth { return passOver(tag) }
    let (attributes, declared) = try attributes(of: tag)
    open.append(Open(name: tag.name, declared: declared))
    events.append(
      .start(
        namespaces.element(name), attributes: namespaces.namingCoreAttributes(attributes)))
    if tag.isSelfClosing { close(downTo: open.count - 1) }
  }

  /// Whether the element is one of feeds; DocBook and others have elements of the same names.
  private func isCore(_ tag: HTMLTag, _ name: String) -> Bool {
    let own = HTMLAttributes(of: tag, in: xml).text("xmlns").map {
      FeedElement(name: name, uri: $0, qualifiedName: name)
    }
    return (own ?? namespaces.element(name)).namespace == .core
  }

  private mutating func passOver(_ tag: HTMLTag) {
    hasPassedOver = true
    // A file with more names is hostile, and an end tag without a start is ignored.
    if !tag.isSelfClosing, deeper.count < Self.maximumOfDeeperNames {
      deeper[tag.name, default: 0] += 1
    }
  }

  private static let maximumOfDeeperNames = 1_000

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
      let value = String(decoding: xml.xmlValue(attribute.value), as: UTF8.self)
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
    if let count = deeper[name] {
      deeper[name] = count > 1 ? count - 1 : nil
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
    deeper.removeAll()
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
    // A longer name is no element of a feed, and would take long to compare.
    let lengths = 4...32
    guard lengths.contains(utf8.count), lengths.contains(other.utf8.count),
      abs(utf8.count - other.utf8.count) <= 1, utf8.first == other.utf8.first
    else { return false }
    return utf8.sorted().difference(from: other.utf8.sorted()).count <= 2
  }
}
