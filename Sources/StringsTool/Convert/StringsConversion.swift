import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Makes `.strings` and `.stringsdict` files of a String Catalog.
struct StringsConversion {
  /// The files of a language.
  struct Files {
    let language: Language
    /// The types and contents.
    let contents: [(type: String, text: String)]
    /// With the states that the files do not have.
    let entries: [TranslationEntry]
    /// The states of the forms of plurals and texts for devices.
    fileprivate let states: [String: [VariedText.Form]]

    /// The state of a form of an entry.
    func state(of form: TextForm, in entry: TranslationEntry) -> TranslationState {
      states[entry.key]?.first { form.isAt($0.path) }?.state ?? entry.state ?? .translated
    }
  }

  private(set) var losses = ConversionLosses()
  private(set) var files: [Files] = []

  /// `bytes` is a catalog without errors.
  init(bytes: [UInt8], file: String) {
    let catalog = StringCatalog(bytes: bytes, file: file)
    for diagnostic in catalog.diagnostics where diagnostic.code == .duplicateKey {
      losses.add(.overriddenText, file, at: diagnostic.position)
    }
    let texts = try? CatalogTexts(bytes: bytes, file: file)
    var survey = CatalogSurvey(file: file, losses)
    survey.read(bytes)
    losses = survey.losses
    for translation in catalog.translations {
      let isSource = translation.language == catalog.sourceLanguage
      // A key that is no longer used is no source text by itself.
      let entries = translation.entries.filter { !$0.isStale || $0.valuePosition != nil }
      for entry in entries where !entry.isTranslatable && isSource {
        losses.add(.setting("shouldTranslate"), entry)
      }
      let contents = LanguageFiles(entries).files
      addChanges(entries, contents)
      let varied = entries.filter { $0.value.pairs != nil }.map { entry in
        (entry.key, texts?[entry.key, translation.language]?.forms ?? [])
      }
      files.append(
        Files(
          language: translation.language, contents: contents, entries: entries,
          states: Dictionary(varied) { _, last in last }))
    }
  }

  /// Reads the files again: what is not in them as it was cannot be said there.
  private mutating func addChanges(
    _ entries: [TranslationEntry], _ contents: [(type: String, text: String)]
  ) {
    var read: [String: TranslationEntry] = [:]
    for (type, text) in contents {
      for entry in TranslationFile(bytes: Array(text.utf8), name: type).entries {
        read[entry.key] = entry
      }
    }
    for entry in entries {
      let new = read[entry.key]
      if new.map({ MessageMeaning($0.value) }) != MessageMeaning(entry.value) {
        losses.add(.text("the format cannot have their characters"), entry)
      }
      var comment = ConvertedComment(entry.comment)
      comment.isRemoved = entry.isStale
      if ConvertedComment(new?.comment) != comment {
        losses.add(.changedComment, entry)
      }
    }
  }
}

/// Finds what only a String Catalog can have.
private struct CatalogSurvey {
  let file: String
  var losses: ConversionLosses

  init(file: String, _ losses: ConversionLosses) {
    self.file = file
    self.losses = losses
  }

  mutating func read(_ bytes: [UInt8]) {
    let encoding = TextEncoding(of: bytes)
    let text = encoding.utf8(bytes).dropFirst(encoding.hasByteOrderMark ? 3 : 0)
    guard let (root, _) = try? JSONReader.read(Array(text)) else { return }
    add(root, except: ["sourceLanguage", "strings", "version"], key: nil)
    for member in root["strings"]?.members ?? [] {
      add(
        member.value, except: ["comment", "extractionState", "localizations", "shouldTranslate"],
        key: member.key)
      for localization in member.value["localizations"]?.members ?? [] {
        var states: Set<String> = []
        read(localization.value, key: member.key, depth: 0, &states)
        for state in states where TranslationState(rawValue: state) == nil {
          losses.add(.state(state), file, at: localization.position, key: member.key)
        }
      }
    }
  }

  private mutating func add(_ node: JSONNode, except known: Set<String>, key: String?) {
    for member in node.members ?? [] where !known.contains(member.key) {
      losses.add(.setting(member.key), file, at: member.position, key: key)
    }
  }

  private mutating func read(_ node: JSONNode, key: String, depth: Int, _ states: inout Set<String>)
  {
    guard depth < 8 else { return }
    if let state = node["stringUnit"]?["state"]?.string { states.insert(state) }
    for substitution in node["substitutions"]?.members ?? [] {
      read(substitution.value, key: key, depth: depth + 1, &states)
    }
    for variation in node["variations"]?.members ?? [] {
      if variation.key != "plural", variation.key != "device" {
        losses.add(.text("they vary by \(variation.key)"), file, at: variation.position, key: key)
      }
      for branch in variation.value.members ?? [] {
        read(branch.value, key: key, depth: depth + 1, &states)
      }
    }
  }
}
