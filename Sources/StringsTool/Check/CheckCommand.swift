import ArgumentParser
import LocalizableStrings
import StringsFormats

/// The command `check`.
struct CheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find mistakes in translations.",
    discussion: """
      Each language is compared with the one that the program is developed in. Every mistake is a line \
      file:line:column: severity: text [check]; the last line, on standard error, counts them.

      A comment in a file silences a check: /* sternik-strings: ignore untranslated */ for the entry \
      below it, /* sternik-strings: ignore-file untranslated */ for the file.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or - for standard input. Folders are searched for translations.",
      valueName: "path"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The language that the others are compared with; without it that of the catalog, or en.",
      valueName: "tag"))
  var developmentLanguage: Language?

  @Option(help: "How to print: text or json.")
  var format = OutputFormat.text

  @Flag(help: "Take every warning for an error.")
  var warningsAsErrors = false

  @Flag(name: .customLong("list"), help: "Print the names of all checks and what they find.")
  var lists = false

  func validate() throws {
    if paths.isEmpty, !lists { throw ValidationError("Missing expected argument '<path> ...'.") }
  }

  func result() throws -> CommandResult {
    if lists { return CommandResult(output: CheckList.text(format)) }
    var run = CheckRun(paths: paths, developmentLanguage: developmentLanguage)
    if warningsAsErrors { run.treatWarningsAsErrors() }
    return CommandResult(
      output: format == .json
        ? JSON.array(run.diagnostics.map { JSON($0) }).text + "\n"
        : run.diagnostics.map(\.line).joined(),
      errorOutput: (run.remarks + [run.summary]).map { $0 + "\n" }.joined(),
      status: run.errorCount > 0 ? .failure : .success)
  }
}
