extension FeedItem {
  /// Stores the text of a title, lead or body element; the first of each kind wins.
  mutating func store(_ text: FeedText, of element: FeedElement) {
    switch (element.namespace, element.name) {
    case (.core, "title"): title = title ?? text
    case (.core, "description"), (.core, "summary"): description = description ?? text
    case (.core, "content"), (.content, _): content = content ?? text
    case (.dublinCore, "title"), (.media, "title"): mediaTitle = mediaTitle ?? text
    default: mediaDescription = mediaDescription ?? text
    }
  }

  /// Stores the value of any other element directly inside the item.
  mutating func store(
    _ value: String, of element: FeedElement, attributes: [String: String], base: String?
  ) {
    switch (element.namespace, element.name) {
    case (.core, "link"): storeLink(value, attributes: attributes, base: base)
    case (.core, "guid"), (.core, "id"): storeID(value, attributes: attributes)
    case (.core, "pubDate"), (.core, "published"), (.core, "issued"), (.core, "created"),
      (.dublinCore, "date"), (.dublinCore, "issued"), (.dublinCore, "created"):
      if published == nil, !value.isEmpty { published = value }
    case (.core, "updated"), (.core, "modified"), (.dublinCore, "modified"):
      if !value.isEmpty { updated = value }
    case (.core, "author"): storeAuthor(AuthorName.name(in: value))
    case (.dublinCore, "creator"), (.itunes, "author"): storeAuthor(value)
    case (.core, "category"), (.dublinCore, "subject"):
      storeSection(value.isEmpty ? attributes["label"] ?? attributes["term"] ?? "" : value)
    case (.itunes, "duration"): storeDuration(value)
    case (.core, "enclosure"):
      storeEnclosure(attributes["url"], type: attributes["type"], title: nil, base: base)
    default: break
    }
  }

  mutating func storeAuthor(_ value: String) {
    let name = FeedText(bytes: Array(value.utf8), format: .html).line
    // More authors are a mistake of the feed.
    if !name.isEmpty, authors.count < 20, !authors.contains(name) { authors.append(name) }
  }

  mutating func storeDuration(_ value: String?) {
    if duration == nil { duration = value.flatMap(Duration.init(feedText:)) }
  }

  mutating func storeEnclosure(_ address: String?, type: String?, title: String?, base: String?) {
    guard let address, enclosures.count < FeedEnclosure.maxCount,
      let url = FeedLink.webAddress(address, against: base),
      !enclosures.contains(where: { $0.address == url })
    else { return }
    enclosures.append(FeedEnclosure(address: url, type: type ?? "", title: title ?? ""))
  }

  private mutating func storeSection(_ value: String) {
    guard section == nil else { return }
    let name = FeedText(bytes: Array(value.utf8), format: .unstated).line
    if !name.isEmpty { section = name }
  }

  private mutating func storeID(_ value: String, attributes: [String: String]) {
    guard !value.isEmpty else { return }
    id = value
    let isPermanent = attributes["isPermaLink"]?.lowercased() != "false"
    if isPermanent, value.lowercased().hasPrefix("http") { permanentLink = value }
  }

  private mutating func storeLink(_ value: String, attributes: [String: String], base: String?) {
    let address = attributes["href"] ?? value
    let relation = attributes["rel"]
    if relation == "enclosure" {
      storeEnclosure(address, type: attributes["type"], title: attributes["title"], base: base)
    } else if !address.isEmpty, (relation ?? "alternate") == "alternate" {
      // The link of RSS itself counts more than one of Atom beside it.
      let isOfRSS = relation == nil && attributes["href"] == nil
      if link == nil || isOfRSS { link = FeedLink.resolve(address, against: base) }
    }
  }
}
