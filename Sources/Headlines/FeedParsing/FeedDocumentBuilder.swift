/// Builds a document from the elements of an RSS or Atom file, in document order.
struct FeedDocumentBuilder {
  private let itemLimit: Int
  /// The address of the feed.
  private let address: String?
  private var isAtom = false
  /// The open elements, outermost first, each with the base address inside it.
  private var path: [(element: FeedElement, base: String?)] = []
  private var capture: FeedTextCapture?
  private var text: [UInt8] = []
  private var attributes: [String: String] = [:]

  private var item: FeedItem?
  private var itemDepth = 0
  private var omittedCount = 0
  private var metadata = FeedMetadata()
  private var articles = UniqueArticles()

  init(itemLimit: Int, address: String? = nil) {
    self.itemLimit = itemLimit
    self.address = address
  }

  /// The document as far as it was read.
  var document: FeedDocument {
    FeedDocument(
      title: (metadata.title ?? metadata.otherTitle)?.line ?? "", language: metadata.language,
      articles: articles.articles(defaultAuthor: metadata.author), omittedCount: omittedCount)
  }

  /// Whether a file with this root element is a feed; call it once, before all other methods.
  mutating func accepts(root: FeedElement) -> Bool {
    // An entry may be a document of its own.
    isAtom = root.name == "feed" || root.name == "entry"
    return isAtom || root.name == "rss" || root.name == "RDF"
  }

  mutating func start(_ element: FeedElement, attributes: [String: String]) {
    let outer = path.last?.base
    let base = attributes["xml:base"].map { FeedLink.resolve($0, against: outer ?? address) }
    path.append((element, base ?? outer))
    if path.count == 1 {
      metadata.language = attributes["xml:lang"]
    }
    if capture != nil {
      capture?.start(element.name, attributes: attributes)
      return
    }
    self.attributes = attributes
    text.removeAll(keepingCapacity: true)
    if isItem(element), item == nil {
      item = FeedItem()
      item?.id = attributes["rdf:about"] ?? attributes["about"]
      itemDepth = path.count
    } else if isText(element) {
      let isAtomText = isAtom && element.namespace == .core
      capture = FeedTextCapture(
        element, type: attributes["type"], mode: attributes["mode"],
        base: path.last?.base, isAtom: isAtomText)
    } else if element.namespace == .media, element.name == "content" {
      item?.storeDuration(attributes["duration"])
      item?.storeEnclosure(
        attributes["url"], type: attributes["type"] ?? attributes["medium"], title: nil,
        base: path.last?.base ?? metadata.link)
    }
  }

  mutating func append(_ characters: some Sequence<UInt8>) {
    if capture != nil {
      capture?.append(characters)
    } else {
      text += characters
    }
  }

  /// Ends the innermost open element.
  mutating func end() {
    guard let (element, base) = path.last else { return }
    defer { path.removeLast() }
    if capture != nil {
      if capture?.end(element.name) == true { return }
      if let capture { store(capture.text, of: capture.element) }
      capture = nil
      return
    }
    if item != nil, path.count == itemDepth {
      finishItem()
    } else {
      storeValue(of: element, base: base)
    }
    text.removeAll(keepingCapacity: true)
    attributes = [:]
  }

  private func isItem(_ element: FeedElement) -> Bool {
    element.namespace == .core && element.name == (isAtom ? "entry" : "item")
  }

  /// Whether the innermost open element is directly inside the item or, outside of items, the channel.
  private var isDirectChild: Bool {
    if item != nil { return path.count == itemDepth + 1 }
    return path.count == (isAtom ? 2 : 3)
      && (isAtom || path[path.count - 2].element.name == "channel")
  }

  private func isText(_ element: FeedElement) -> Bool {
    switch (element.namespace, element.name) {
    case (.core, "title"), (.dublinCore, "title"): isDirectChild
    case (.core, "description"), (.core, "summary"), (.core, "content"), (.content, "encoded"),
      (.dublinCore, "description"), (.itunes, "summary"):
      item != nil && isDirectChild
    case (.media, "title"), (.media, "description"): item != nil
    default: false
    }
  }

  private mutating func store(_ text: FeedText, of element: FeedElement) {
    if item != nil {
      item?.store(text, of: element)
    } else if element.namespace == .core {
      metadata.title = metadata.title ?? text
    } else {
      metadata.otherTitle = metadata.otherTitle ?? text
    }
  }

  private mutating func storeValue(of element: FeedElement, base: String?) {
    let start = text.firstIndex { $0 > 0x20 } ?? text.endIndex
    let end = text.lastIndex { $0 > 0x20 } ?? start - 1
    let value = String(decoding: text[start..<end + 1], as: UTF8.self)
    let isAuthorName = element.name == "name" && path.dropLast().last?.element.name == "author"
    if item == nil {
      guard isDirectChild || isAuthorName else { return }
      metadata.store(value, of: element, attributes: attributes)
    } else if isDirectChild {
      let base = base ?? metadata.link
      item?.store(value, of: element, attributes: attributes, base: base)
    } else if isAuthorName, path.count == itemDepth + 2 {
      item?.storeAuthor(value)
    }
  }

  private mutating func finishItem() {
    defer { item = nil }
    guard let item else { return }
    guard articles.count < itemLimit else {
      omittedCount += 1
      return
    }
    articles.add(item, base: metadata.link ?? address)
  }
}
