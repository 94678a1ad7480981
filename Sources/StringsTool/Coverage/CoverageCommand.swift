import ArgumentParser
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The command `coverage`.
struct CoverageCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show how many texts each language has.",
    discussion:
      "The texts of the development language count, except those that are not to be translated.")

  @Argument(help: "A translation folder or a String Catalog.")
  var path: String

  @Option(
    help: ArgumentHelp(
      "The development language, which has all texts. Default: that of the String Catalog, or en.",
      valueName: "tag"))
  var developmentLanguage: Language?

  @Option(
    help: "The output format: text or json.", completion: OutputFormat.completion,
    transform: OutputFormat.named)
  var format = OutputFormat.text

  @Option(
    help: ArgumentHelp("Fail if the coverage of a language is lower.", valueName: "percent"))
  var minimum: Int?

  func validate() throws {
    if let minimum, !(0...100).contains(minimum) {
      throw ValidationError("'--minimum' must be a number from 0 to 100.")
    }
  }

  func result() throws -> CommandResult {
    let search = TranslationSearch(path: path)
    let coverage = CoverageTable(search.found, developmentLanguage: developmentLanguage)
    var seen: Set<String> = []
    let errors = (search.errors + search.found.flatMap(\.errors) + coverage.errors)
      .filter { seen.insert($0.line).inserted }
    var lines = errors.map(\.line)
    if coverage.rows.isEmpty, errors.isEmpty {
      let language = developmentLanguage ?? "en"
      lines.append(
        "sternik-strings: there are no texts in \(language); name the development language "
          + "with --development-language\n")
    }
    let short = coverage.rows.filter { $0.percent < minimum ?? 0 }
    lines += short.map { "\($0.language): \($0.percent)% is less than \(minimum ?? 0)%\n" }
    return CommandResult(
      output: format == .json ? coverage.json.text + "\n" : coverage.text,
      errorOutput: lines.joined(),
      status: lines.count == errors.count ? CommandResult.Status(errors) : .failure)
  }
}
