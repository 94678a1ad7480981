import ArgumentParser
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The command `keys`.
struct KeysCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Find keys that no source uses, and used keys that no table has.",
    discussion: """
      Swift sources use a key by "key".localize, typed keys (Texts.menu.title), Localizer's text("key"), \
      NSLocalizedString, String(localized:), LocalizedStringKey, LocalizedStringResource, and Text("key"), Button("key") and \
      the like in files that import SwiftUI. A table that a call names must have the key. A key that is a literal anywhere else counts as used, too.

      The files that --templates names use a key that is a word of theirs, or a text between quotes or brackets; with \
      --template-pattern, what the expression captures, which then must be a key.

      A key that is put together from parts, or is in a value, cannot be decided. Such uses come last; they never fail, and \
      all keys that fit the known parts count as used.

      The exit status is 1 after an error, which is a used key that no table has, and 3 if something cannot be read.
      """)

  @Argument(help: ArgumentHelp("Swift files, or folders with them.", valueName: "sources"))
  var sources: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file or folder with translations. May be repeated.", valueName: "path"))
  var translations: [String]

  @Option(
    help: ArgumentHelp(
      "The development language. Default: that of the String Catalog, or en.", valueName: "tag"))
  var developmentLanguage: Language?

  @Option(
    help: ArgumentHelp(
      "A further name NAME for \"key\".NAME and NAME(\"key\"). May be repeated.", valueName: "name")
  )
  var function: [String] = []

  @Option(
    help: ArgumentHelp(
      "A key that something else uses, such as a server; with * at its end, all that begin so. May be repeated.",
      valueName: "key"))
  var used: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file with such keys, one on each line. May be repeated.", valueName: "file"))
  var usedFrom: [String] = []

  @Option(
    help: ArgumentHelp(
      "A template that uses keys, such as a page in Mustache, or a folder with them. May be repeated.",
      valueName: "path"))
  var templates: [String] = []

  @Option(
    help: ArgumentHelp(
      "A regular expression for keys in templates, such as \\{\\{#t\\}\\}(.+?)\\{\\{/t\\}\\}.",
      valueName: "expression"))
  var templatePattern: String?

  @Option(
    help: "The output format: text, json, github or sarif.", completion: CheckFormat.completion,
    transform: CheckFormat.named)
  var format = CheckFormat.text

  @Flag(help: "Treat keys that no source uses as errors.")
  var warningsAsErrors = false

  func validate() throws {
    if translations.isEmpty {
      throw ValidationError("Name the translations with '--translations'.")
    }
    if templatePattern != nil, templates.isEmpty {
      throw ValidationError("'--template-pattern' needs '--templates'.")
    }
    if let templatePattern, (try? Regex(templatePattern)) == nil {
      throw ValidationError("'--template-pattern' is not a regular expression.")
    }
  }

  func result() throws -> CommandResult {
    let search = SourceSearch(
      paths: sources, functions: Set(function), templates: templates,
      templatePattern: templatePattern.flatMap { try? Regex($0) })
    var errors = search.errors
    var named = used.map { NamedKey(name: $0, file: "--used") }
    for path in usedFrom {
      do throws(Diagnostic) {
        named += try NamedKey.all(in: InputFile.bytes(at: path, named: path), file: path)
      } catch {
        errors.append(error)
      }
    }
    var sourceTexts: [Translation] = []
    var keys: [String: Set<String>] = [:]
    var remarks: [String] = []
    var tables = KnownTables()
    for path in translations {
      var found = TranslationSearch(path: path)
      errors += found.errors
      found.takeEach { found in
        guard tables.takeNew(from: &found) else { return }
        errors += found.errors
        remarks += found.comparisonRemarks(developmentLanguage: developmentLanguage)
        for table in found.folder.tables {
          keys[table.name, default: []].formUnion(table.translations.flatMap(\.entries).map(\.key))
          // What an Info.plist says is used by its keys.
          guard !table.name.hasSuffix("InfoPlist"),
            let source = table.source(in: table.developmentLanguage(developmentLanguage))
          else { continue }
          sourceTexts.append(displayed(source, found.paths))
        }
      }
    }
    // Without a path, all keys would be missing, or unused.
    let unreadable = errors.filter { $0.code == .unreadableFile }.sortedByPosition()
    guard unreadable.isEmpty else {
      return CommandResult(status: .unusable) { [format] write in format.write(unreadable, write) }
    }
    let names = NamedKeys(named)
    var usage = KeyUsage(
      sources: sourceTexts, keys: keys, uses: search.uses, isUsed: names.contains)
    if warningsAsErrors { usage.treatWarningsAsErrors() }
    let findings =
      errors.sortedByPosition() + names.missing(in: usage.keys) + usage.findings.sortedByPosition()
    let undecided = usage.undecided.sortedByPosition()
    let summary = summary(search.uses.count, usage.keys.count, findings, undecided.count)
    return CommandResult(
      errorOutput: (remarks + [summary]).map { $0.visible + "\n" }.joined(),
      status: CommandResult.Status(findings)
    ) { [format] write in format.write(findings + undecided, write) }
  }

  /// The texts with the paths that the user wrote.
  private func displayed(_ translation: Translation, _ paths: PathDisplay) -> Translation {
    let files = translation.files.map { file in
      TranslationFile(
        name: paths.displayed(file.name),
        entries: file.entries.map { entry in
          var entry = entry
          entry.file = paths.displayed(entry.file)
          return entry
        })
    }
    return Translation(language: translation.language, files: files)
  }

  private func summary(
    _ sources: Int, _ keys: Int, _ findings: [Diagnostic], _ undecided: Int
  ) -> String {
    let counts = [
      (findings.count { $0.code == .missingKey }, "missing"),
      (findings.count { $0.code == .unusedKey }, "unused"), (undecided, "undecided"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(sources) source\(sources == 1 ? "" : "s"), \(keys) key\(keys == 1 ? "" : "s"): "
      + (counts.isEmpty ? "nothing to report" : counts.joined(separator: ", "))
  }
}
