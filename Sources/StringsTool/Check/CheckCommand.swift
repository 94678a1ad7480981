import ArgumentParser
import LocalizableStrings
import StringsFormats

/// The command `check`.
struct CheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find mistakes in translations.",
    discussion: """
      Each language is compared with the development language. Every diagnostic is a line \
      file:line:column: severity: message [check]; a summary goes to standard error.

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

  @Option(help: "The output format: text or json.")
  var format = OutputFormat.text

  @Flag(
    help: "Report missing texts of Sternik's console, even if the folder has none of them.")
  var console = false

  @Flag(help: "Treat warnings as errors.")
  var warningsAsErrors = false

  @Flag(name: .customLong("list"), help: "List all checks.")
  var lists = false

  func validate() throws {
    if paths.isEmpty, !lists { throw ValidationError("Missing expected argument '<path> ...'.") }
  }

  func result() throws -> CommandResult {
    if lists { return CommandResult(output: CheckList.text(format)) }
    var run = CheckRun(
      paths: paths, developmentLanguage: developmentLanguage, checksConsole: console)
    if warningsAsErrors { run.treatWarningsAsErrors() }
    return CommandResult(
      output: format == .json
        ? JSON.array(run.diagnostics.map { JSON($0) }).text + "\n"
        : run.diagnostics.map(\.line).joined(),
      errorOutput: (run.remarks + [run.summary]).map { $0 + "\n" }.joined(),
      status: run.errorCount > 0 ? .failure : .success)
  }
}
