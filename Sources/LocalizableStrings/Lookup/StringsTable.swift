public import StringsSyntax

/// The texts of one language.
///
/// A table is read when it is first used, once, whichever threads need it; it is cheap to copy and
/// to pass around. A text that was looked up is kept as long as the process lives, so that threads
/// share it without counting references.
public struct StringsTable: Sendable {
  public let language: Language
  let store: TableStore
  private let file: String

  /// A table embedded in the program: the text of a `.strings` file.
  public init(language: Language, source: StaticString) {
    self.init(language, .embedded(source), file: "\(language).lproj")
  }

  /// A table of the bytes of a `.strings` file, in UTF-8, UTF-16 or UTF-32.
  ///
  /// What is broken is left out, and told by `diagnostics`.
  public init(language: Language, bytes: [UInt8], file: String = "Localizable.strings") {
    self.init(language, .bytes(bytes), file: file)
  }

  /// A table of a document that was read for other purposes too.
  public init(language: Language, document: StringsDocument) {
    self.init(language, .document(document), file: document.file)
  }

  /// A table from pairs of any source; of pairs with equal keys the last one counts.
  public init(language: Language, pairs: [PropertyListPair]) {
    self.init(language, .pairs(pairs), file: "\(language).lproj")
  }

  private init(_ language: Language, _ source: TableSource, file: String) {
    self.language = language
    self.file = file
    store = TableStore(source)
  }

  /// What is wrong with the text it was read from.
  public var diagnostics: [Diagnostic] { store.diagnostics(file: file) }

  /// Its keys, in the order of the source, each once.
  public var keys: [String] { store.keys }
}
