/// Builds a feed from the elements of an RSS or Atom file, in the order in which they come.
struct FeedCollector {
  private let itemLimit: Int
  private var isAtom = false
  /// The open elements, outermost first, each with the base address that holds inside it.
  private var path: [(element: FeedElement, base: String?)] = []
  private var capture: FeedTextCapture?
  private var text: [UInt8] = []
  private var attributes: [String: String] = [:]

  private var item: FeedItem?
  private var itemDepth = 0
  private var omitted = 0
  private var channel = FeedChannel()
  private var articles = ArticleCollection()

  init(itemLimit: Int) { self.itemLimit = itemLimit }

  /// The feed as far as it has been read.
  var feed: Feed {
    Feed(
      title: channel.title?.line ?? "", language: channel.language,
      articles: articles.articles(author: channel.author), omitted: omitted)
  }

  /// Whether a file with this outermost element is a feed; it is told once, before all else.
  mutating func takes(root: FeedElement) -> Bool {
    isAtom = root.name == "feed"
    return isAtom || root.name == "rss" || root.name == "RDF"
  }

  mutating func start(_ element: FeedElement, attributes: [String: String]) {
    let base = attributes["xml:base"].map { Link.resolve($0, against: path.last?.base) }
    path.append((element, base ?? path.last?.base))
    if path.count == 1 {
      channel.language = attributes["xml:lang"]
    }
    if capture != nil {
      capture?.start(element.name)
      return
    }
    self.attributes = attributes
    text.removeAll(keepingCapacity: true)
    if isItem(element), item == nil {
      item = FeedItem()
      item?.id = attributes["rdf:about"] ?? attributes["about"]
      itemDepth = path.count
    } else if isText(element) {
      let isAtomText = isAtom && element.strings == .core
      capture = FeedTextCapture(
        element, type: attributes["type"], mode: attributes["mode"], isAtom: isAtomText)
    } else if element.strings == .media, element.name == "content" {
      item?.keepDuration(attributes["duration"])
    }
  }

  mutating func append(_ characters: some Sequence<UInt8>) {
    if capture != nil {
      capture?.append(characters)
    } else {
      text += characters
    }
  }

  /// Ends the element that was started last.
  mutating func end() {
    guard let (element, base) = path.last else { return }
    defer { path.removeLast() }
    if capture != nil {
      if capture?.end(element.name) == true { return }
      if let capture { keep(capture.text, of: capture.element) }
      capture = nil
      return
    }
    if item != nil, path.count == itemDepth {
      finishItem()
    } else {
      keepValue(of: element, base: base)
    }
    text.removeAll(keepingCapacity: true)
    attributes = [:]
  }

  private func isItem(_ element: FeedElement) -> Bool {
    element.strings == .core && element.name == (isAtom ? "entry" : "item")
  }

  /// Whether an element that was just opened stands right inside the item, or the channel.
  private var isDirect: Bool {
    if item != nil { return path.count == itemDepth + 1 }
    return path.count == (isAtom ? 2 : 3)
      && (isAtom || path[path.count - 2].element.name == "channel")
  }

  private func isText(_ element: FeedElement) -> Bool {
    switch (element.strings, element.name) {
    case (.core, "title"): isDirect
    case (.core, "description"), (.core, "summary"), (.core, "content"), (.content, "encoded"),
      (.dublinCore, "title"), (.dublinCore, "description"), (.itunes, "summary"):
      item != nil && isDirect
    case (.media, "title"), (.media, "description"): item != nil
    default: false
    }
  }

  private mutating func keep(_ text: FeedText, of element: FeedElement) {
    if item != nil {
      item?.keep(text, of: element)
    } else if channel.title == nil {
      channel.title = text
    }
  }

  private mutating func keepValue(of element: FeedElement, base: String?) {
    let start = text.firstIndex { $0 > 0x20 } ?? text.endIndex
    let end = text.lastIndex { $0 > 0x20 } ?? start - 1
    let value = String(decoding: text[start..<end + 1], as: UTF8.self)
    let isAuthorName = element.name == "name" && path.dropLast().last?.element.name == "author"
    if item == nil {
      guard isDirect || isAuthorName else { return }
      channel.keep(value, of: element, attributes: attributes)
    } else if isDirect {
      let base = base ?? channel.link
      item?.keep(value, of: element, attributes: attributes, base: base)
    } else if isAuthorName, path.count == itemDepth + 2 {
      item?.keepAuthor(value)
    }
  }

  private mutating func finishItem() {
    defer { item = nil }
    guard let item else { return }
    guard articles.count < itemLimit else {
      omitted += 1
      return
    }
    articles.add(item)
  }
}
