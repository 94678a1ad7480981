import ArgumentParser
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The command `export`.
struct ExportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the texts for a translator: XLIFF, PO or CSV.",
    discussion: """
      Each text has its comment, its translation so far and its state. 'import' takes the file back.

      sternik-strings export de Localizations --output de.xliff
      """)

  @Argument(
    help: ArgumentHelp("The language of the translation, such as de.", valueName: "language"))
  var language: Language

  @Argument(help: ArgumentHelp("Files or folders with translations.", valueName: "path"))
  var paths: [String]

  @Option(
    help: "The format: xliff, po or csv. Default: that of the name of --output, or xliff.",
    completion: ExchangeFormat.completion, transform: ExchangeFormat.named)
  var format: ExchangeFormat?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write or replace.", valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The development language. Default: that of the String Catalog, or en.", valueName: "tag"))
  var developmentLanguage: Language?

  @Flag(help: "Leave out texts whose translation is finished.")
  var unfinished = false

  func validate() throws {
    if paths.contains("-") {
      throw ValidationError("'export' reads folders and files: name a path.")
    }
  }

  private var wantedFormat: ExchangeFormat {
    format ?? output.map { ExchangeFormat(file: $0, bytes: Array("<".utf8)) } ?? .xliff
  }

  /// Whether the format has all characters of a text.
  private func canWrite(_ unit: TranslationUnit) -> Bool {
    if wantedFormat == .xliff { return XLIFFWriter.canWrite(unit) }
    let texts = [unit.identity.key, unit.source, unit.target ?? "", unit.comment ?? ""]
    return !texts.contains { $0.utf8.contains(0) }
  }

  func result() throws -> CommandResult {
    let project = ExchangeProject(
      paths: paths, language: language, developmentLanguage: developmentLanguage)
    guard project.lostPaths.isEmpty else { return CommandResult(unreadable: project.lostPaths) }
    if let reason = project.reasonForNoTable {
      throw ValidationError("\(reason); see '--development-language'.")
    }
    var problems = project.problems
    var units = project.units.filter { !$0.isStale }
    if unfinished { units.removeAll { $0.state == .translated && $0.target != nil } }
    let format = wantedFormat
    units.removeAll { unit in
      if canWrite(unit) { return false }
      problems.append(
        Diagnostic(
          file: project.shown(unit.identity.file), position: unit.position, severity: .error,
          code: .notExported,
          message:
            "not exported: \(format.rawValue.uppercased()) cannot have a character of \"\(unit.identity.identifier)\"",
          key: unit.identity.key))
      return true
    }
    let exchange = TranslationExchange(
      sourceLanguage: project.sourceLanguage?.tag, targetLanguage: language.tag, units: units)
    let text =
      switch format {
      case .xliff: XLIFFWriter.text(exchange)
      case .po: POWriter.text(exchange, language)
      case .csv: CSVWriter.text(exchange)
      }
    var result = CommandResult(
      output: text,
      errorOutput: problems.map(\.line).joined()
        + project.remarks.map { $0.visible + "\n" }.joined(),
      status: CommandResult.Status(problems))
    if let output {
      result.output = ""
      // A form without the texts of a broken file would replace one that a translator has filled in.
      if project.problems.contains(where: { $0.severity == .error }) { return result }
      do throws(Diagnostic) {
        try FileReplacement.write(Array(text.utf8), to: output, named: output)
        result.output =
          "\(output): \(units.count) text\(units.count == 1 ? "" : "s")".visible + "\n"
      } catch {
        result.errorOutput += error.line
        result.status = .unusable
      }
    }
    return result
  }
}
