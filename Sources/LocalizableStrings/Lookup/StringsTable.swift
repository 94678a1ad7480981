/// The texts of one language.
///
/// A table is read when it is first used, once, whichever threads need it; it is cheap to copy and
/// to pass around. What was read from a text is kept as long as the process lives, so that threads
/// share texts without counting references: meant for a `static let`, and for files that are read
/// once or seldom.
public struct StringsTable: Sendable {
  public let language: Language
  let store: TableStore

  /// A table embedded in the program: the text of a `.strings` file.
  public init(language: Language, source: StaticString) {
    self.init(language, .embedded(source, file: "\(language).lproj"))
  }

  /// A table of the bytes of a `.strings` file, in UTF-8, UTF-16 or UTF-32.
  ///
  /// Reading it like this is several times faster than by way of a document. What is broken is left
  /// out and told by `diagnostics`; the bytes are let go of after reading unless they have some.
  public init(language: Language, bytes: [UInt8], file: String = "Localizable.strings") {
    self.init(language, .bytes(bytes, file: file))
  }

  /// A table of a document that was read for other purposes too.
  public init(language: Language, document: StringsDocument) {
    self.init(language, .document(document))
  }

  /// A table from pairs of any source; of pairs with equal keys the last one counts.
  public init(language: Language, pairs: [PropertyListPair]) {
    self.init(language, .pairs(pairs))
  }

  private init(_ language: Language, _ source: TableSource) {
    self.language = language
    store = TableStore(source)
  }

  /// What is wrong with the text it was read from.
  public var diagnostics: [Diagnostic] { store.diagnostics }

  /// Its keys, in the order of the source, each once.
  public var keys: [String] { store.keys }
}
