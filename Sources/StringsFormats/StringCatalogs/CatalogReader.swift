import LocalizableStrings
import StringsSyntax

/// Reads the keys of a String Catalog into entries by language.
struct CatalogReader {
  let file: String
  var diagnostics: [Diagnostic] = []
  private(set) var sourceLanguage: Language?
  private(set) var entries: [Language: [TranslationEntry]] = [:]
  private(set) var ignoreComments: [IgnoreComment] = []

  /// The languages of the tags read so far; `nil` for an unknown tag, which is reported once.
  private var languages: [String: Language?] = [:]

  private var budget: ExpansionBudget
  private var isTooLong = false

  /// `size` is that of the file, in bytes.
  init(file: String, size: Int) {
    self.file = file
    budget = ExpansionBudget(ofFileWith: size)
  }

  mutating func read(_ root: JSONNode) {
    guard root.members != nil else {
      return report(.invalidCatalog, "a String Catalog must be a JSON object", at: root.start)
    }
    if let source = root["sourceLanguage"], let name = source.string {
      sourceLanguage = language(name, at: source.start)
    } else {
      report(.invalidCatalog, "\"sourceLanguage\" is missing", at: root.start)
    }
    if let language = sourceLanguage { entries[language] = [] }
    guard let strings = root["strings"] else {
      return report(.invalidCatalog, "\"strings\" is missing", at: root.start)
    }
    guard let members = strings.members else {
      return report(.invalidCatalog, "\"strings\" must be an object", at: strings.start)
    }
    for member in members where !isTooLong { readKey(member) }
    if isTooLong { entries = [:] }
  }

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at position: SourcePosition,
    severity: Diagnostic.Severity = .error, key: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        file: file, position: position, severity: severity, code: code, message: message, key: key))
  }

  private mutating func readKey(_ member: JSONNode.Member) {
    guard member.value.members != nil else {
      return report(
        .invalidCatalog, "the value of a key must be an object", at: member.value.start,
        key: member.key)
    }
    // Xcode extracts an empty key from `Text("")`.
    if member.key.isEmpty, member.value["localizations"] == nil { return }
    var entry = TranslationEntry(
      key: member.key, value: .string(member.key), file: file, position: member.position,
      comment: member.value["comment"]?.string)
    entry.isTranslatable = member.value["shouldTranslate"]?.bool ?? true
    entry.isStale = member.value["extractionState"]?.string == "stale"
    readIgnoreComments(member, entry)
    if entry.isStale {
      report(
        .staleKey,
        "Xcode found no use of this key: remove it, unless the program looks it up in a way of its own",
        at: member.position, severity: .warning,
        key: member.key)
    }

    var isInSourceLanguage = false
    for localization in member.value["localizations"]?.members ?? [] {
      guard let language = language(localization.key, at: localization.position) else { continue }
      var reader = LocalizationReader(key: member.key, localization.value, budget)
      let value = reader.value()
      budget = reader.budget
      isTooLong = isTooLong || reader.isTooLong
      for problem in reader.problems {
        report(
          problem.code, problem.message, at: problem.position, severity: problem.severity,
          key: member.key)
      }
      guard let value else { continue }
      isInSourceLanguage = isInSourceLanguage || language == sourceLanguage
      entry.value = value
      entry.valuePosition = localization.position
      entry.state = reader.state
      entry.formsInState = reader.formsInState
      entries[language, default: []].append(entry)
    }
    if !isInSourceLanguage, let sourceLanguage {
      entry.value = .string(member.key)
      entry.valuePosition = nil
      entry.state = nil
      entry.formsInState = []
      entries[sourceLanguage, default: []].append(entry)
    }
  }

  private mutating func readIgnoreComments(
    _ member: JSONNode.Member, _ entry: TranslationEntry
  ) {
    guard let comment = entry.comment, let node = member.value["comment"] else { return }
    ignoreComments += IgnoreComment.all(
      in: comment, at: node.start, entry: member.position...max(member.position, member.value.end))
  }

  private mutating func language(_ name: String, at position: SourcePosition) -> Language? {
    if let known = languages[name] { return known }
    var language = Language(name)
    if language == nil {
      report(.unknownLanguage, "\"\(name)\" is not a language tag", at: position)
    } else if language?.isPrivateOrNone == true {
      language = nil
      report(
        .unknownLanguage, "\"\(name)\" is not a language: its texts are not read", at: position,
        severity: .warning)
    }
    languages[name] = language
    return language
  }
}
