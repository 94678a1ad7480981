public import LocalizableStrings
public import StringsSyntax

/// A file of texts that is edited without loss: what no edit names keeps its bytes.
///
/// ``TranslationFile/editable(bytes:name:)`` reads one of any format. Files of one language have the language `nil`, that of their folder.
public protocol EditableTexts: Sendable {
  /// The languages that the file has texts in.
  var languages: [Language?] { get }
  /// The positions of the comments that belong to no key.
  var looseComments: [SourcePosition] { get }
  /// The content of the file, in its encoding.
  var bytes: [UInt8] { get }

  /// The texts in a language, in the order of the file; of equal keys, the last one counts.
  func entries(in language: Language?) -> [EditableEntry]

  /// Applies edits, all or none, in one pass over the file; all of them name keys as they are before, and each kind of edit a key once.
  ///
  /// New entries come in the order of the keys in `source`, or if that is `nil`, at the end.
  /// - Throws: The `Diagnostic` about an edit that cannot be made.
  mutating func apply(_ edits: [TextEdit], like source: (any EditableTexts)?) throws(Diagnostic)

  /// Sorts the entries with their comments; equal keys keep their order.
  ///
  /// A comment with an empty line below it begins a section, and entries stay in theirs. A String Catalog gets the order of Xcode.
  mutating func sort() throws(Diagnostic)

  /// Writes all entries in one style; only spaces, line ends and quotes change. Nothing changes in formats other than `.strings`.
  mutating func format() throws(Diagnostic)

  /// Removes the comments that begin with a marker, also those of no key.
  mutating func removeComments(beginningWith marker: String) throws(Diagnostic)
}

extension EditableTexts {
  /// Applies edits, all or none; new entries come at the end.
  public mutating func apply(_ edits: [TextEdit]) throws(Diagnostic) { try apply(edits, like: nil) }
}

/// A key in a file that is edited.
public struct EditableEntry: Sendable, Hashable {
  /// The key that programs look up.
  public var key: String
  /// What the key stands for.
  public var value: EditableValue
  /// The texts of the comments above it, except those that are for the checks.
  public var comments: [String]
  /// Whether the file says that the development language, or the program, no longer has the key.
  public var isMarkedRemoved: Bool

  /// Creates an entry that is not marked.
  public init(key: String, value: EditableValue, comments: [String] = []) {
    self.key = key
    self.value = value
    self.comments = comments
    isMarkedRemoved = false
  }
}

/// What a key stands for.
public enum EditableValue: Sendable, Hashable {
  /// In a `.strings` or `.stringsdict` file: a text, or the dictionary of a plural.
  case propertyList(PropertyListValue)
  /// In a String Catalog: all texts, with their states.
  case catalog(VariedText)
  /// In a String Catalog: something else, such as a set of texts, or variations within each other in another order.
  case other

  /// The only text; `nil` if it varies.
  public var text: String? {
    switch self {
    case .propertyList(let value): value.string
    case .catalog(let text): text.forms.count == 1 ? text[.plain]?.text : nil
    case .other: nil
    }
  }
}

/// A change of one key, in one language.
public struct TextEdit: Sendable {
  /// What happens to the key.
  public enum Change: Sendable {
    /// Sets texts, and their states where the format has them; forms that are missing are added.
    case setForms([VariedText.Form])
    /// Replaces all of the value; only the texts that differ change.
    case replace(EditableValue)
    /// Adds the key, or in a String Catalog the language of a key that is there.
    case add(EditableEntry)
    /// In a String Catalog: makes the texts those of another language, in the state `new` and in the forms that this language takes.
    case copy(of: Language)
    /// Gives the key another name; only its bytes change, and in a String Catalog what must be said about a key that is its own text.
    case rename(String)
    /// Removes the key with its comments and lines, or in a String Catalog one language of it.
    case remove
    /// Replaces the comments above the key, except those that are for the checks.
    case setComments([String])
    /// Says that the development language, or the program, no longer has the key; or no longer says so.
    case markRemoved(Bool)
  }

  /// The key as it is before all edits.
  public var key: String
  /// `nil` in a file of one language, and for what a String Catalog has for all languages: the key, its comment, its mark.
  public var language: Language?
  /// What happens to the key.
  public var change: Change

  /// Creates an edit; `language` is `nil` in a file of one language.
  public init(_ key: String, in language: Language? = nil, _ change: Change) {
    self.key = key
    self.language = language
    self.change = change
  }
}

extension TranslationFile {
  /// The texts of a file that can be edited: `.strings` and `.stringsdict` in the old style and in XML, and String Catalogs.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be read or edited.
  public static func editable(
    bytes: [UInt8], name: String
  ) throws(Diagnostic) -> any EditableTexts {
    if name.hasSuffix(".xcstrings") { return try CatalogDocument(bytes: bytes, file: name) }
    switch PropertyListFormat(of: bytes) {
    case .oldStyle: return StringsTexts(bytes: bytes, file: name)
    case .xml: return try PropertyListDocument(bytes: bytes, file: name)
    case .binary: throw .notEdited("a binary property list cannot be edited", in: name)
    }
  }
}

extension Diagnostic {
  /// The error about a file that is not edited.
  static func notEdited(_ reason: String, in file: String) -> Diagnostic {
    Diagnostic(
      file: file, position: nil, severity: .error, code: .notEdited,
      message: "not edited: \(reason)")
  }
}

extension TextEdit {
  var isAddition: Bool { if case .add = change { true } else { false } }
}

extension [TextEdit] {
  /// The entries to add.
  var added: [EditableEntry] {
    compactMap { if case .add(let entry) = $0.change { entry } else { nil } }
  }
}

extension String {
  /// Whether it comes first in a sorted file of one language: upper and lower case are the same.
  func isSorted(before other: String) -> Bool {
    let (own, others) = (lowercased(), other.lowercased())
    let (left, right) = own == others ? (self, other) : (own, others)
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }
}
