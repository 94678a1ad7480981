/// Reads the XML of an OPML file.
struct OPMLParser {
  private var reader: ElementReader
  private var document = OPMLDocument()
  private var known: Set<OPMLFeed> = []
  private static let emptyFolderLimit = 1_000
  /// The names of the open folders, outermost first.
  private var folders: [String] = []
  private var openOutlines: [OpenOutline] = []
  private var openNames: [String] = []

  private enum OpenOutline: Equatable {
    case folder
    /// A folder as soon as it contains something.
    case possibleFolder(name: String)
    case other
  }

  /// Reads XML in UTF-8; a file with a mistake is refused, because it may lack feeds.
  ///
  /// - Throws: A failure of the line.
  static func document(in xml: [UInt8]) throws(ElementReader.Failure) -> OPMLDocument {
    var parser = OPMLParser(reader: ElementReader(xml))
    return try parser.read()
  }

  private init(reader: ElementReader) { self.reader = reader }

  private mutating func read() throws(ElementReader.Failure) -> OPMLDocument {
    while let event = try reader.next() {
      switch event {
      case .start(let element, let attributes): try start(element.name, attributes)
      case .end: end()
      case .text(let text):
        if openNames.count == 3, openNames.last == "title", document.title.utf8.count < 1024 {
          document.title += String(decoding: text, as: UTF8.self)
        }
      }
    }
    if let mistake = reader.mistake { throw mistake }
    if reader.hasPassedOver { throw reader.failure(.malformed) }
    removeFilledFolders()
    document.title = document.title.onOneLine.split(separator: " ").joined(separator: " ")
    return document
  }

  private mutating func start(
    _ name: String, _ attributes: [String: String]
  ) throws(ElementReader.Failure) {
    openNames.append(name.lowercased())
    if openNames == [name.lowercased()], openNames != ["opml"] {
      throw reader.failure(.notOPML(openNames == ["html"] ? .webPage : .xml(name)))
    }
    if openNames.last == "outline" { try start(OPMLOutline(attributes)) }
  }

  private mutating func end() {
    guard openNames.popLast() == "outline" else { return }
    switch openOutlines.popLast() {
    case .folder?: folders.removeLast()
    case .possibleFolder(let name)?: document.feedsWithoutAddress.append(name)
    case .other?, nil: break
    }
  }

  private mutating func start(_ outline: OPMLOutline) throws(ElementReader.Failure) {
    if case .possibleFolder(let name)? = openOutlines.last {
      openOutlines[openOutlines.count - 1] = .folder
      startFolder(name)
    }
    guard let feed = outline.feed(in: folders) else {
      openOutlines.append(
        outline.isFolder
          ? .folder : outline.canBeFolder ? .possibleFolder(name: outline.title) : .other)
      if outline.isFolder { startFolder(outline.title) }
      return
    }
    openOutlines.append(.other)
    guard known.insert(feed).inserted else { return }
    document.feeds.append(feed)
    if document.feeds.count > OPMLDocument.feedLimit {
      throw reader.failure(.tooManyFeeds(limit: OPMLDocument.feedLimit))
    }
  }

  private mutating func startFolder(_ name: String) {
    if document.emptyFolders.last == folders { document.emptyFolders.removeLast() }
    folders.append(name)
    guard folders.count <= OPMLFolder.maxDepth,
      document.emptyFolders.count < Self.emptyFolderLimit
    else { return }
    document.emptyFolders.append(folders)
  }

  /// Removes the folders that contain something in another place of the file, and those that occur twice.
  private mutating func removeFilledFolders() {
    var filled: Set<[String]> = []
    for feed in document.feeds {
      var names = feed.folders
      while !names.isEmpty, filled.insert(names).inserted { names.removeLast() }
    }
    document.emptyFolders.removeAll { !filled.insert($0).inserted }
  }
}
