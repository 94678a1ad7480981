import ArgumentParser
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The command `convert`.
struct ConvertCommand: ToolCommand {
  /// The files that a conversion makes.
  enum Format: String, CaseIterable {
    case xcstrings
    case strings
  }

  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert between .lproj folders and String Catalogs.",
    discussion: """
      Texts, comments, plurals, texts for devices and states are kept. What the other format cannot have is an error, and \
      nothing is changed; with --allow-loss it is a warning. The converted files are removed, unless --output names another \
      folder.

      sternik-strings convert Localizations --to xcstrings --dry-run
      """)

  @Argument(help: ArgumentHelp("Folders with translations, or String Catalogs.", valueName: "path"))
  var paths: [String]

  @Option(
    help: """
      xcstrings for a String Catalog of each table, strings for .strings and .stringsdict files in .lproj folders.
      """, completion: Format.completion,
    transform: Format.named)
  var to: Format

  @Option(
    help: ArgumentHelp("Convert this table only. May be repeated.", valueName: "name"))
  var table: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to. Default: that of the translations.", valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The development language. Default: that of the String Catalog, or en.", valueName: "tag"))
  var developmentLanguage: Language?

  @Flag(help: "Convert although something is lost, and print what.")
  var allowLoss = false

  @Flag(help: "Print what would change, and change nothing.")
  var dryRun = false

  func validate() throws {
    if paths.contains("-") { throw ValidationError("'convert' writes folders: name a path.") }
  }

  func result() throws -> CommandResult {
    var conversion = TableConversion(
      format: to, tables: table, output: output, developmentLanguage: developmentLanguage,
      allowsLoss: allowLoss)
    for path in paths { conversion.run(path) }
    return conversion.result(isDryRun: dryRun)
  }
}
