public import StringsSyntax

/// A table of texts in one language.
///
/// A table is read once, on first use by any thread, and is cheap to copy. A text that was looked up
/// is never freed, so that threads share it without counting references.
public struct StringsTable: Sendable {
  /// The language of the texts.
  public let language: Language
  let store: TableStore
  private let file: String

  /// Creates a table of the text of a `.strings` file that is embedded in the program.
  public init(language: Language, source: StaticString) {
    self.init(language, .embedded(source), file: "\(language).lproj")
  }

  /// Creates a table of the bytes of a `.strings` file in UTF-8, UTF-16 or UTF-32.
  ///
  /// Broken entries are left out; ``diagnostics`` reports them.
  public init(language: Language, bytes: [UInt8], file: String = "Localizable.strings") {
    self.init(language, .bytes(bytes), file: file)
  }

  /// Creates a table of a document.
  public init(language: Language, document: StringsDocument) {
    self.init(language, .document(document), file: document.file)
  }

  /// Creates a table of pairs; of pairs with equal keys the last one counts.
  public init(language: Language, pairs: [PropertyListPair]) {
    self.init(language, .pairs(pairs), file: "\(language).lproj")
  }

  private init(_ language: Language, _ source: TableStore.Source, file: String) {
    self.language = language
    self.file = file
    store = TableStore(source)
  }

  /// The same texts under another language, read once for both.
  func labelled(_ language: Language) -> StringsTable {
    StringsTable(language: language, store: store, file: file)
  }

  private init(language: Language, store: TableStore, file: String) {
    self.language = language
    self.store = store
    self.file = file
  }

  /// The diagnostics of the text that the table was read from.
  public var diagnostics: [Diagnostic] { store.diagnostics(file: file) }

  /// The keys in the order of the source, each once.
  public var keys: [String] { store.keys }
}
