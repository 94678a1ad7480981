extension FeedItem {
  /// Keeps the text of an element that holds what people read; the first of each kind counts.
  mutating func keep(_ text: FeedText, of element: FeedElement) {
    switch (element.strings, element.name) {
    case (.core, "title"): title = title ?? text
    case (.core, "description"), (.core, "summary"): description = description ?? text
    case (.core, "content"), (.content, _): content = content ?? text
    case (.dublinCore, "title"), (.media, "title"): mediaTitle = mediaTitle ?? text
    default: mediaDescription = mediaDescription ?? text
    }
  }

  /// Keeps the value of any other element right inside the item.
  mutating func keep(
    _ value: String, of element: FeedElement, attributes: [String: String], base: String?
  ) {
    switch (element.strings, element.name) {
    case (.core, "link"): keepLink(value, attributes: attributes, base: base)
    case (.core, "guid"), (.core, "id"): keepID(value, attributes: attributes)
    case (.core, "pubDate"), (.core, "published"), (.core, "issued"), (.core, "created"),
      (.dublinCore, "date"), (.dublinCore, "issued"), (.dublinCore, "created"):
      if published == nil, !value.isEmpty { published = value }
    case (.core, "updated"), (.core, "modified"), (.dublinCore, "modified"):
      if !value.isEmpty { updated = value }
    case (.core, "author"): keepAuthor(Author.name(fromAddress: value))
    case (.dublinCore, "creator"), (.itunes, "author"): keepAuthor(value)
    case (.core, "category"), (.dublinCore, "subject"):
      keepSection(value.isEmpty ? attributes["label"] ?? attributes["term"] ?? "" : value)
    case (.itunes, "duration"): keepDuration(value)
    default: break
    }
  }

  mutating func keepAuthor(_ value: String) {
    let name = FeedText(bytes: Array(value.utf8), form: .html).line
    // A byline of more people than that is a mistake of the feed.
    if !name.isEmpty, authors.count < 20, !authors.contains(name) { authors.append(name) }
  }

  mutating func keepDuration(_ value: String?) {
    if duration == nil { duration = value.flatMap(Duration.init(feedText:)) }
  }

  private mutating func keepSection(_ value: String) {
    guard section == nil else { return }
    let name = FeedText(bytes: Array(value.utf8), form: .html).line
    if !name.isEmpty { section = name }
  }

  private mutating func keepID(_ value: String, attributes: [String: String]) {
    guard !value.isEmpty else { return }
    id = value
    let isPermanent = attributes["isPermaLink"]?.lowercased() != "false"
    if isPermanent, value.lowercased().hasPrefix("http") { permanentLink = value }
  }

  private mutating func keepLink(_ value: String, attributes: [String: String], base: String?) {
    if let address = attributes["href"] {
      guard (attributes["rel"] ?? "alternate") == "alternate", link == nil else { return }
      link = Link.resolve(address, against: base)
    } else if !value.isEmpty {
      link = Link.resolve(value, against: base)
    }
  }
}
