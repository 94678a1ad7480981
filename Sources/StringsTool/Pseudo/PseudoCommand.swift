import ArgumentParser
import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Makes a pseudo-translation, to try a program with before there are translations.
struct PseudoCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo",
    abstract: "Make a translation to test with: accented, longer, in brackets.",
    discussion: """
      Placeholders stay as they are. Of a .strings or .stringsdict file another one is made, on \
      standard output or in --output. Of a folder or a string catalog the development language is \
      taken; --output is then a folder, in which en-XA.lproj is written, or ar-XB.lproj from right to \
      left.
      """)

  @Argument(help: "A file, a folder of translations, or - for standard input.")
  var path: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write: a file, or a folder for a folder.", valueName: "path"))
  var output: String?

  @Flag(help: "Make the words run from right to left.")
  var rightToLeft = false

  @Option(
    help: ArgumentHelp(
      "The language of a folder or catalog to take; without it that of the catalog, or en.",
      valueName: "tag"))
  var developmentLanguage: Language?

  func report() throws -> Report {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return try reportOfSets()
    }
    do {
      switch try InputFile(path) {
      case .file(let file): return try report(of: file)
      case .catalog: return try reportOfSets()
      }
    } catch let error as Diagnostic {
      return Report(remarks: error.line, status: .failure)
    }
  }

  private var text: PseudoText { PseudoText(isRightToLeft: rightToLeft) }

  private func report(of file: TranslationFile) throws -> Report {
    let pseudo = PseudoTranslation(file.entries, text)
    let hasForms = pseudo.entries.contains { $0.value.string == nil }
    let isDictionary = path.hasSuffix(".stringsdict") || (hasForms && !path.hasSuffix(".strings"))
    var report = Report(
      remarks: file.diagnostics.map(\.line).joined(),
      status: file.diagnostics.contains { $0.severity == .error } ? .failure : .success)
    let written = isDictionary ? pseudo.stringsdict : pseudo.strings
    if let output {
      write(written, to: output, &report)
    } else {
      report.output = written
    }
    return report
  }

  private func reportOfSets() throws -> Report {
    guard let output else {
      throw ValidationError("Name a folder to write to with '--output'.")
    }
    let sets = TranslationSets(path: path)
    var report = Report(remarks: sets.problems.map(\.line).joined())
    if !sets.problems.isEmpty { report.status = .failure }
    for set in sets.sets {
      let wanted = set.developmentLanguage(developmentLanguage)
      let errors = set.folder.diagnostics.filter { $0.severity == .error }.map(set.names.renaming)
      if !errors.isEmpty { report.status = .failure }
      report.remarks += errors.map(\.line).joined()
      guard let original = set.folder.translations.first(where: { $0.language == wanted }) else {
        report.remarks += "sternik-strings: \(set.table) has no texts in \(wanted)\n"
        report.status = .failure
        continue
      }
      let pseudo = PseudoTranslation(original.files.flatMap(\.entries), text)
      for file in pseudo.files {
        let tag = rightToLeft ? "ar-XB" : "en-XA"
        write(file.text, to: "\(output)/\(tag).lproj/\(set.table).\(file.type)", &report)
      }
    }
    return report
  }

  private func write(_ text: String, to path: String, _ report: inout Report) {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      report.output += "\(path.visible)\n"
    } catch {
      report.remarks += "\(path.visible): error: cannot be written: \(error.systemReason.text)\n"
      report.status = .failure
    }
  }
}
