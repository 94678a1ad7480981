import ArgumentParser
import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The command `check`.
struct CheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find mistakes in translations.",
    discussion: """
      Each language is compared with the development language. Every diagnostic is a line \
      file:line:column: severity: message [check]; a summary goes to standard error. The exit status is 1 \
      after an error, 3 if something cannot be read.

      A file Checks.strings beside the translations, or in a folder above them up to the one that is named \
      here, changes the severity of checks: end-punctuation = off; (or warning, error). The nearest counts.

      A comment in a file can ignore a check: /* sternik-strings: ignore untranslated */ for the entry \
      below it, /* sternik-strings: ignore-file untranslated */ for the file.

      Texts for the console of Sternik, whose keys begin with 'sternik.', are compared with those that \
      come with it. If a folder has one of them, each language must have all, except English and Polish.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or - for standard input. Folders are searched for translations.",
      valueName: "path"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The development language, with which others are compared. Default: that of the String Catalog, or en.",
      valueName: "tag"))
  var developmentLanguage: Language?

  @OptionGroup(title: "Options for what is reported")
  var selection: CheckSelection

  @Flag(
    help: """
      Report each text that a language lacks, instead of one line for each language and file, and each finding that half of the languages \
      have, instead of one at the source text.
      """)
  var each = false

  @Option(
    help: ArgumentHelp("Show at most so many; all count for the exit status.", valueName: "count"))
  var max: Int?

  @Option(
    help: ArgumentHelp(
      "A file with known findings, which are not reported and do not fail.", valueName: "path"))
  var baseline: String?

  @Flag(help: "Write all findings into the file of --baseline.")
  var updateBaseline = false

  @Option(
    help: "The output format: text, json, github or sarif.", completion: CheckFormat.completion,
    transform: CheckFormat.named)
  var format = CheckFormat.text

  @Flag(
    help: "Report missing texts of Sternik's console, even if the folder has none of them.")
  var console = false

  @Flag(help: "Treat warnings as errors.")
  var warningsAsErrors = false

  @Flag(name: .customLong("list"), help: "List all checks, as text or json.")
  var lists = false

  func validate() throws {
    if paths.isEmpty, !lists { throw ValidationError("Missing expected argument '<path> ...'.") }
    if let max, max < 0 { throw ValidationError("'--max' must not be negative.") }
    if baseline == "-" { throw ValidationError("'--baseline' must name a file.") }
    if updateBaseline, baseline == nil {
      throw ValidationError("'--update-baseline' needs '--baseline' with the file to write.")
    }
    if updateBaseline, !selection.isEmpty {
      throw ValidationError(
        "'--update-baseline' writes all findings: leave out '--only', '--skip' and '--language'.")
    }
  }

  func result() throws -> CommandResult {
    if lists { return CommandResult(output: CheckList.text(format == .json ? .json : .text)) }
    // A baseline knows each of them.
    var run = CheckRun(
      paths: paths, developmentLanguage: developmentLanguage, checksConsole: console,
      wanted: Set(selection.only.joined()), summarizesMissing: !each && baseline == nil)
    if !run.lacksFiles {
      try selection.requireLanguages(run.languages, or: developmentLanguage)
    }
    run.select(selection)
    // A baseline is not written while something is unknown, and need not exist before it is.
    if let baseline, !updateBaseline || !run.lacksFiles {
      do throws(Diagnostic) {
        if updateBaseline { try update(baseline, with: run) }
        run.removeKnown(
          in: try Baseline(reading: baseline), isWhole: selection.isEmpty)
      } catch {
        return CommandResult(errorOutput: error.line, status: .unusable)
      }
    }
    if !each { run.summarize() }
    if warningsAsErrors { run.treatWarningsAsErrors() }
    let shown = run.shown(max)
    return CommandResult(
      errorOutput: run.report(showing: max), status: CommandResult.Status(run.diagnostics)
    ) { [format] write in format.write(shown, write) }
  }

  /// Replaces a baseline at once, so that an interrupted run leaves the old one.
  private func update(_ path: String, with run: CheckRun) throws(Diagnostic) {
    let exists = FileManager.default.fileExists(atPath: path)
    var baseline = exists ? try Baseline(reading: path) : Baseline(at: path)
    try FileReplacement.write(
      Array(baseline.text(of: run.diagnostics, in: run.files).utf8), to: path, named: path)
  }
}
