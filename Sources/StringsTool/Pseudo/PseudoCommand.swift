import ArgumentParser
import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The command `pseudo`.
struct PseudoCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo",
    abstract: "Generate a pseudo-translation for tests: accented, longer, in brackets.",
    discussion: """
      Placeholders, {names} and <tags> stay as they are. A .strings or .stringsdict file becomes a file of the same type, \
      on standard output or in --output. For a folder or a String Catalog, --output is a folder; the \
      texts of the development language are written to en-XA.lproj in it, or from right to left to \
      ar-XB.lproj. If several folders have translations, each gets its own folder there.
      """)

  @Argument(help: "A file, a translation folder, or - for standard input.")
  var path: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; for a folder or a String Catalog, the folder.", valueName: "path"))
  var output: String?

  @Flag(help: "Make the words run from right to left.")
  var rightToLeft = false

  @Flag(help: "Print what would change, and change nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "The development language of a folder or String Catalog. Default: that of the String Catalog, or en.",
      valueName: "tag"))
  var developmentLanguage: Language?

  func result() throws -> CommandResult {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return try resultForFolders()
    }
    do {
      switch try InputFile(path) {
      case .file(let file): return result(for: file)
      case .catalog: return try resultForFolders()
      }
    } catch let error as Diagnostic {
      return CommandResult(errorOutput: error.line, status: .unusable)
    }
  }

  private var text: PseudoText { PseudoText(isRightToLeft: rightToLeft) }

  private func result(for file: TranslationFile) -> CommandResult {
    let pseudo = LanguageFiles(
      pseudo: Translation(language: .undetermined, files: [file]), text)
    let hasForms = pseudo.entries.contains { $0.value.string == nil }
    let isDictionary = path.hasSuffix(".stringsdict") || (hasForms && !path.hasSuffix(".strings"))
    var result = CommandResult(
      errorOutput: file.diagnostics.map(\.line).joined(),
      status: CommandResult.Status(file.diagnostics))
    let written = isDictionary ? pseudo.stringsdict : pseudo.strings
    if let output {
      write(written, to: output, &result)
    } else {
      result.output = written
    }
    return result
  }

  private func resultForFolders() throws -> CommandResult {
    guard let output else {
      throw ValidationError("Name a folder to write to with '--output'.")
    }
    let search = TranslationSearch(path: path)
    let errors = search.errors + search.found.flatMap(\.errors)
    var result = CommandResult(
      errorOutput: errors.map(\.line).joined(), status: CommandResult.Status(errors))
    let root = TranslationSearch.root(of: path)
    for translations in search.found {
      let folder =
        search.found.count == 1 ? output : "\(output)/\(translations.place(below: root))"
      for table in translations.folder.tables { write(table, to: folder, &result) }
    }
    return result
  }

  private func write(_ table: TranslationTable, to folder: String, _ result: inout CommandResult) {
    let language = table.developmentLanguage(developmentLanguage)
    guard let source = table.source(in: language) else {
      result.errorOutput += "sternik-strings: \(table.name) has no texts in \(language)\n"
      result.status = .failure
      return
    }
    let tag = rightToLeft ? "ar-XB" : "en-XA"
    for file in LanguageFiles(pseudo: source, text).files {
      write(file.text, to: "\(folder)/\(tag).lproj/\(table.name).\(file.type)", &result)
    }
  }

  private func write(_ text: String, to path: String, _ result: inout CommandResult) {
    let url = URL(filePath: path)
    if dryRun {
      let old = try? String(contentsOf: url, encoding: .utf8)
      if old == text { return }
      result.output += UnifiedDifference(from: old, to: text, in: path).description
      return
    }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      result.output += "\(path.visible)\n"
    } catch {
      result.errorOutput +=
        "\(path.visible): error: cannot be written: \(error.systemReason.text)\n"
      result.status = .unusable
    }
  }
}
