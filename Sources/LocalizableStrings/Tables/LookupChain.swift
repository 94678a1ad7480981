/// The tables of a localizer in lookup order, with the locale data to render their texts.
final class LookupChain: @unchecked Sendable {
  /// A table, with the locale data of its texts and of the formatting language.
  ///
  /// The link does not count references: the chain retains everything.
  struct Link {
    fileprivate struct Content {
      let table: Unmanaged<TableStore>
      let textLocale: Unmanaged<LocaleData>
      let formattingLocale: Unmanaged<LocaleData>
      let isFallback: Bool
    }

    fileprivate let content: UnsafeMutablePointer<Content>
    private var textLocale: Unmanaged<LocaleData> { content.pointee.textLocale }
    private var formattingLocale: Unmanaged<LocaleData> { content.pointee.formattingLocale }

    /// Whether a text of this table is reported, since the first language of the chain lacks it.
    @inline(__always)
    var isFallback: Bool { content.pointee.isFallback }

    @inline(__always)
    fileprivate func entry(
      _ hash: UInt64, _ key: UnsafeBufferPointer<UInt8>
    ) -> UnsafePointer<TableEntry>? {
      content.pointee.table._withUnsafeGuaranteedRef { $0.entry(hash, key) }
    }

    /// The cardinal rules of the language of the texts.
    @inline(__always)
    var cardinals: Unmanaged<PluralRules> { textLocale._withUnsafeGuaranteedRef { $0.cardinals } }

    /// The ordinal rules of the language of the texts.
    var ordinals: Unmanaged<PluralRules> { textLocale._withUnsafeGuaranteedRef { $0.ordinals } }

    /// Whether an argument contains characters of the opposite direction to the texts.
    func hasOppositeDirection(_ argument: String) -> Bool {
      textLocale._withUnsafeGuaranteedRef { $0.hasOppositeDirection(argument) }
    }

    /// The writer of whole numbers in the formatting language.
    @inline(__always)
    var integers: Unmanaged<IntegerWriter> {
      formattingLocale._withUnsafeGuaranteedRef { $0.integers }
    }

    /// The number formats of the formatting language.
    var formats: LocaleFormats { formattingLocale.takeUnretainedValue().formats }

    /// The language of the texts.
    var language: Language { textLocale._withUnsafeGuaranteedRef { $0.language } }
  }

  // Safe because the links point to objects that `stores` and `locales` hold, and neither ever changes.
  private let start: UnsafeMutablePointer<Link.Content>
  private let count: Int
  private let stores: [TableStore]
  private let locales: [LocaleData]

  /// Creates a chain of the tables of each match, in order.
  init(
    _ matches: [LanguageMatch], _ tables: [StringsTable], _ cache: FormatCache,
    reportsFallbacks: Bool = false
  ) {
    var stores: [TableStore] = []
    var locales: [LocaleData] = []
    var links: [Link.Content] = []
    for match in matches {
      let textLocale = LocaleData.of(match.language, in: cache)
      let formattingLocale = LocaleData.of(match.formattingLanguage, in: cache)
      let isFallback =
        reportsFallbacks && matches.first?.language.code != match.language.code
      for table in tables where table.language == match.language {
        stores.append(table.store)
        for locale in [textLocale, formattingLocale]
        where !locales.contains(where: { $0 === locale }) {
          locales.append(locale)
        }
        links.append(
          Link.Content(
            table: .passUnretained(table.store), textLocale: .passUnretained(textLocale),
            formattingLocale: .passUnretained(formattingLocale), isFallback: isFallback))
      }
    }
    self.stores = stores
    self.locales = locales
    count = links.count
    start = .allocate(capacity: count)
    for (index, link) in links.enumerated() { (start + index).initialize(to: link) }
  }

  deinit { start.deallocate() }

  /// The bytes without the tables and the locale data, which are counted elsewhere.
  var size: Int { count * 256 }

  /// Notes in the cache that the locale data are used, so that it counts them as long as it keeps the chain.
  func useLocales(in cache: FormatCache) {
    for locale in locales { cache.use(locale, locale.uses, for: .locale(locale.language)) }
  }

  /// The entry of a key in the first table that has the key, with the link of that table.
  @inline(__always)
  func find(_ key: String) -> (entry: UnsafePointer<TableEntry>, link: Link)? {
    if let found = key.utf8.withContiguousStorageIfAvailable({ find($0) }) { return found }
    var copy = key
    return copy.withUTF8 { find($0) }
  }

  /// The entry of a key in the first table that has the key, with the link of that table.
  @inline(__always)
  func find(
    _ key: UnsafeBufferPointer<UInt8>
  ) -> (entry: UnsafePointer<TableEntry>, link: Link)? {
    let hash = TableHash.of(key)
    for index in 0..<count {
      let link = Link(content: start + index)
      if let entry = link.entry(hash, key) { return (entry, link) }
    }
    return nil
  }

  /// The entry of a key in the first table whose entry suits, with the link of that table.
  func find(
    _ key: UnsafeBufferPointer<UInt8>,
    where suits: (UnsafePointer<TableEntry>, Link) -> Bool
  ) -> (entry: UnsafePointer<TableEntry>, link: Link)? {
    let hash = TableHash.of(key)
    for index in 0..<count {
      let link = Link(content: start + index)
      if let entry = link.entry(hash, key), suits(entry, link) { return (entry, link) }
    }
    return nil
  }

  /// The text of a key if it contains no `%` and nothing is to be reported; `nil` in all other cases.
  @inline(__always)
  func plainText(_ key: String) -> String? {
    let found = key.utf8.withContiguousStorageIfAvailable { key -> String? in
      guard let (entry, link) = find(key), !link.isFallback else { return nil }
      return entry.pointee.plainText
    }
    return found ?? nil
  }
}
