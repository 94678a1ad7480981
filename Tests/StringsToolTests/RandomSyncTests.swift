import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax
import TestCases
import Testing

@testable import StringsTool

@Suite(.ownThread) struct `Syncing random projects` {
  @Test(arguments: Seed.few(2, many: 60))
  func `changes nothing the second time, and loses no form and no translation`(seed: Seed) throws {
    var random = RandomProject(generator: seed.generator)
    try withFolder(random.files()) { root in
      let before = Texts(of: root)

      // The first sync adds, and leaves what is there.
      try syncTwice(root)
      let synced = Texts(of: root)
      for (place, text) in before.translations {
        #expect(synced.translations[place] == text, "\(place)")
      }

      // After a change of the source, copies follow it and translations stay.
      for (path, text) in random.changedSource() { try write(text, to: "\(root)/\(path)") }
      let catalog = "\(root)/C.xcstrings"
      try write(random.changedCatalog(try text(catalog)), to: catalog)
      try syncTwice(root)
      let after = Texts(of: root)
      for (place, text) in synced.translations where text.contains(RandomProject.translated) {
        #expect(after.translations[place] == text, "\(place)")
      }
    }
  }

  private func syncTwice(_ root: String) throws {
    let first = CommandResult(arguments: ["sync", root])
    let once = try contents(root)
    let second = CommandResult(arguments: ["sync", root])

    #expect(first.status == .success, "\(first.errorOutput)")
    #expect(second.output == "", "\(second.output)")
    #expect(try contents(root) == once)
  }

  private func contents(_ root: String) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { URL(filePath: $0).pathExtension != "lproj" }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try text("\(root)/\($0)")) })
  }
}

/// All texts of a project but those of English, by file, language, key and form.
private struct Texts {
  var translations: [[String]: String] = [:]

  init(of root: String) {
    for table in TranslationFolder(URL(filePath: root)).tables {
      for translation in table.translations where translation.language != "en" {
        for entry in translation.entries {
          for form in entry.value.textForms {
            let place = [entry.file, translation.language.tag, entry.key] + form.path
            translations[place] = form.text
          }
        }
      }
    }
  }
}

/// A project with tables in four formats, in whose languages plurals are missing, copied, or translated in part, with the
/// forms of the source, of the language or of neither.
private struct RandomProject {
  static let translated = "translated"
  private static let categories = ["zero", "one", "two", "few", "many"]

  private typealias Forms = [(form: String, text: String)]

  private var generator: SeededGenerator
  private var source: [String: Forms] = [:]
  private let keys = (0..<4).map { "plural \($0)" } + (0..<4).map { "text \($0)" }

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func files() -> [String: String] {
    for key in keys { source[key] = newSource(of: key) }
    var files = sourceFiles()
    var catalog = ["en": source]
    let tags = ["ar", "cs", "cy", "de", "he", "hr", "ja", "ko", "lv", "pl"]
    for tag in Set((0..<3).map { _ in tags[number(below: tags.count)] }).sorted() {
      var texts: [String: Forms] = [:]
      for key in keys where !isRandom(4) { texts[key] = translation(of: key) }
      files["\(tag).lproj/.keep"] = ""
      if !isRandom(5) { files["\(tag).lproj/S.strings"] = strings(texts) }
      if !isRandom(5) {
        files["\(tag).lproj/X.stringsdict"] = XMLPropertyListText.text(plurals(texts))
      }
      if !isRandom(5) { files["\(tag).lproj/B.stringsdict"] = braces(texts) }
      catalog[tag] = texts
    }
    files["C.xcstrings"] = self.catalog(catalog)
    return files
  }

  /// The files of the source after a change of some of its texts and forms, and of its keys.
  mutating func changedSource() -> [String: String] {
    for key in keys where isRandom(2) { source[key] = isRandom(6) ? nil : newSource(of: key) }
    return sourceFiles()
  }

  /// A catalog with the texts of the source.
  func changedCatalog(_ text: String) throws -> String {
    let bytes = Array(text.utf8)
    var texts = try TranslationFile.editable(bytes: bytes, name: "C.xcstrings")
    let known = StringCatalog(bytes: bytes, file: "C.xcstrings").translations.flatMap(\.entries)
    try texts.apply(
      source.filter { known.map(\.key).contains($0.key) }.map { key, forms in
        TextEdit(
          key, in: "en",
          .setForms(
            forms.map { form, text in
              VariedText.Form(
                TextPath(category: PluralCategory(rawValue: form)), text, state: .translated)
            }))
      })
    return String(decoding: texts.bytes, as: UTF8.self)
  }

  private func sourceFiles() -> [String: String] {
    [
      "en.lproj/S.strings": strings(source),
      "en.lproj/X.stringsdict": XMLPropertyListText.text(plurals(source)),
      "en.lproj/B.stringsdict": braces(source),
    ]
  }

  private mutating func newSource(of key: String) -> Forms {
    let name = ["a wild duck", "%d ducks", "the same text", "OK"][number(below: 4)]
    guard key.hasPrefix("plural") else { return [("", name)] }
    let extra = Self.categories.filter { $0 == "one" ? !isRandom(4) : isRandom(6) }
    return (extra + ["other"]).map { ($0, isRandom(3) ? name : "\(name) (\($0))") }
  }

  private mutating func translation(of key: String) -> Forms {
    let source = source[key] ?? []
    var forms = source
    if key.hasPrefix("plural"), isRandom(2) {
      let names = Self.categories.filter { _ in isRandom(2) } + ["other"]
      forms = names.map { name in
        (name, (source.first { $0.form == name } ?? source[source.count - 1]).text)
      }
    }
    let kind = number(below: 3)
    for index in forms.indices where kind == 1 || kind == 2 && isRandom(2) {
      forms[index].text += " \(Self.translated)"
    }
    return forms
  }

  private func sorted(_ texts: [String: Forms], _ prefix: String) -> [(key: String, value: Forms)] {
    texts.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
  }

  private func strings(_ texts: [String: Forms]) -> String {
    sorted(texts, "text").map { "\"\($0.key)\" = \"\($0.value[0].text)\";\n" }.joined()
  }

  private func plurals(_ texts: [String: Forms]) -> [PropertyListPair] {
    sorted(texts, "plural").map { key, forms in
      let settings = [
        ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"),
        ("NSStringFormatValueTypeKey", "d"),
      ]
      let pairs = (settings + forms).map { PropertyListPair(key: $0.0, value: .string($0.1)) }
      return PropertyListPair(
        key: key,
        value: .dictionary([
          PropertyListPair(key: "NSStringLocalizedFormatKey", value: .string("%#@n@")),
          PropertyListPair(key: "n", value: .dictionary(pairs)),
        ]))
    }
  }

  private func braces(_ texts: [String: Forms]) -> String {
    sorted(texts, "plural").map { key, forms in
      let lines = forms.map { "    \($0.form) = \"\($0.text)\";\n" }.joined()
      return """
        "\(key)" = {
          NSStringLocalizedFormatKey = "%#@n@";
          n = {
            NSStringFormatSpecTypeKey = NSStringPluralRuleType;
            NSStringFormatValueTypeKey = d;
        \(lines)  };
        };

        """
    }.joined()
  }

  private mutating func catalog(_ languages: [String: [String: Forms]]) -> String {
    let entries = keys.map { key in
      let localizations = languages.sorted { $0.key < $1.key }.compactMap { tag, texts in
        texts[key].map { forms in "\"\(tag)\" : \(localization(forms, isSource: tag == "en"))" }
      }
      return "\"\(key)\" : { \"localizations\" : { \(localizations.joined(separator: ", ")) } }"
    }
    return """
      { "sourceLanguage" : "en", "strings" : { \(entries.joined(separator: ",\n")) },
        "version" : "1.0" }
      """
  }

  private mutating func localization(_ forms: Forms, isSource: Bool) -> String {
    let units = forms.map { form, text in
      let isNew = !isSource && !text.contains(Self.translated) && isRandom(2)
      let unit = """
        { "stringUnit" : { "state" : "\(isNew ? "new" : "translated")", "value" : "\(text)" } }
        """
      return form.isEmpty ? unit : "\"\(form)\" : \(unit)"
    }
    let isPlural = forms.first?.form != ""
    return isPlural
      ? "{ \"variations\" : { \"plural\" : { \(units.joined(separator: ", ")) } } }" : units[0]
  }

  private mutating func isRandom(_ limit: Int) -> Bool { number(below: limit) == 0 }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
