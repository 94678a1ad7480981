import ArgumentParser
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Tells how much of a program each language has.
struct CoverageCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Tell how much of the texts each language has.",
    discussion:
      "Texts count that the development language has, unless no other language needs them.")

  @Argument(help: "A folder of translations, or a string catalog.")
  var path: String

  @Option(
    help: ArgumentHelp(
      "The language that has all texts; without it that of the catalog, or en.", valueName: "tag"))
  var developmentLanguage: Language?

  @Option(help: "How to print: text or json.")
  var format = OutputFormat.text

  @Option(
    help: ArgumentHelp("Fail if a language has less than this.", valueName: "percent"))
  var minimum: Int?

  func validate() throws {
    if let minimum, !(0...100).contains(minimum) {
      throw ValidationError("'--minimum' is a number from 0 to 100.")
    }
  }

  func report() throws -> Report {
    let sets = TranslationSets(path: path)
    let coverage = CoverageTable(sets.sets, developmentLanguage: developmentLanguage)
    let problems =
      sets.problems
      + sets.sets.flatMap { set in set.folder.diagnostics.map(set.names.renaming) }
      .filter { $0.severity == .error }
    var remarks = problems.map(\.line)
    if coverage.rows.isEmpty, problems.isEmpty {
      let language = developmentLanguage ?? "en"
      remarks.append(
        "sternik-strings: there is no translation into \(language); name the development language "
          + "with --development-language\n")
    }
    let short = coverage.rows.filter { $0.percent < minimum ?? 0 }
    remarks += short.map { "\($0.language): \($0.percent) % is less than \(minimum ?? 0) %\n" }
    return Report(
      output: format == .json ? coverage.json.text + "\n" : coverage.text,
      remarks: remarks.joined(), status: remarks.isEmpty ? .success : .failure)
  }
}
