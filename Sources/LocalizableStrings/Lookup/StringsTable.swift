/// The texts of one language.
///
/// An embedded table is read when it is first used, once, whichever threads need it; a table is
/// cheap to copy and to pass around.
public struct StringsTable: Sendable {
  public let language: Language
  let store: TableStore

  /// A table embedded in the program: the text of a `.strings` file.
  ///
  /// It is kept as long as the process lives: meant for a `static let`.
  public init(language: Language, source: StaticString) {
    self.language = language
    store = TableStore(embedded: source) { StringsTable.read(source, language) }
  }

  /// A table read while the program runs.
  ///
  /// Once it is used, its texts stay in memory as long as the process, so that threads share them
  /// without counting references.
  public init(language: Language, document: StringsDocument) {
    self.language = language
    store = TableStore { TableContent(document) }
  }

  /// A table from pairs of any source; of pairs with equal keys the last one counts.
  public init(language: Language, pairs: [PropertyListPair]) {
    self.language = language
    store = TableStore { TableContent(pairs: pairs, diagnostics: []) }
  }

  /// What is wrong with the text it was read from.
  public var diagnostics: [Diagnostic] { store.content.diagnostics }

  /// Its keys, in the order of the source, each once.
  public var keys: [String] { store.content.keys }

  private static func read(_ source: StaticString, _ language: Language) -> TableContent {
    guard source.hasPointerRepresentation else {
      return TableContent(pairs: [], diagnostics: [])
    }
    let bytes = source.withUTF8Buffer { Array($0) }
    return TableContent(StringsDocument(bytes: bytes, file: "\(language).lproj"))
  }
}
