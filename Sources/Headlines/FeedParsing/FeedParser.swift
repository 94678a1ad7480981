/// Reads the XML of a feed, and passes its elements to a ``FeedDocumentBuilder``.
struct FeedParser {
  private var reader: ElementReader
  private var builder: FeedDocumentBuilder

  /// Reads XML in UTF-8; a feed with a mistake is read before and after it.
  ///
  /// - Throws: A failure if it is no feed, if it has neither a title nor an article because of a mistake, or with `excessive` or
  ///   `cancelled`.
  static func document(
    _ xml: [UInt8], itemLimit: Int, address: String? = nil, limits: MarkupLimits = MarkupLimits(),
    isCancelled: @escaping () -> Bool = { false }
  ) throws(ElementReader.Failure) -> FeedDocument {
    var parser = FeedParser(
      reader: ElementReader(
        xml, limits: limits, neverNested: ["item", "entry"], isCancelled: isCancelled),
      builder: FeedDocumentBuilder(itemLimit: itemLimit, address: address))
    return try parser.document()
  }

  private mutating func document() throws(ElementReader.Failure) -> FeedDocument {
    var isRoot = true
    while let event = try reader.next() {
      switch event {
      case .start(let element, let attributes):
        if isRoot, !builder.accepts(root: element) {
          throw reader.failure(.notAFeed(content(of: element)))
        }
        isRoot = false
        builder.start(element, attributes: attributes)
      case .end: builder.end()
      case .text(let text): builder.append(text)
      }
    }
    var document = builder.document
    if let mistake = reader.mistake {
      if document.isEmpty { throw mistake }
      document.mistake = mistake
    }
    return document
  }

  private func content(of root: FeedElement) -> FeedError.Content {
    root.name.lowercased() == "html" ? .webPage : .xml(root.name)
  }
}
