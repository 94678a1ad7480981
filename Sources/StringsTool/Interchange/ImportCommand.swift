import ArgumentParser
import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The command `import`.
struct ImportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take over the translations of a file from a translator.",
    discussion: """
      The file is XLIFF 1.2, PO or CSV, such as 'export' writes, or a package .xcloc of Xcode. A translation is not taken over, and the exit status \
      is 1, if its key is unknown, if the source text or the translation has changed here since the export, or if 'check' finds \
      an error in it, such as another placeholder than in the source text. All others are; only the bytes of their texts change. With --overwrite, the file counts.

      What 'export' writes says what the translations were. For a file from elsewhere, --base names the file that was sent.

      sternik-strings import de.xliff Localizations
      """)

  @Argument(
    help: ArgumentHelp("The file from the translator, or - for standard input.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("Files or folders with translations.", valueName: "path"))
  var paths: [String]

  @Option(
    help: "The format: xliff, po or csv. Default: by the name and content of the file.",
    completion: ExchangeFormat.completion,
    transform: ExchangeFormat.named)
  var format: ExchangeFormat?

  @Option(
    help: ArgumentHelp(
      "The language, if the file does not say it or names it otherwise.", valueName: "tag"))
  var language: Language?

  @Option(
    help: ArgumentHelp(
      "The file that was sent, if the one from the translator does not say what was exported.",
      valueName: "path"))
  var base: String?

  @Option(
    help: ArgumentHelp(
      "The development language. Default: that of the String Catalog, or en.", valueName: "tag"))
  var developmentLanguage: Language?

  @Flag(
    help: """
      Take over translations whose source text or own text has changed here, too; those of another source text need review.
      """)
  var overwrite = false

  @Flag(help: "Take over translations in which 'check' finds errors, such as another placeholder.")
  var allowErrors = false

  @Flag(help: "Print what would change, and change nothing.")
  var dryRun = false

  func validate() throws {
    if paths.contains("-") { throw ValidationError("'import' edits files: name a path.") }
  }

  func result() throws -> CommandResult {
    let name = file == "-" ? InputFile.standardInputName : file
    let exchange: TranslationExchange
    var old: TranslationExchange?
    do throws(Diagnostic) {
      exchange = try read(file, named: name)
      old = if let base { try read(base, named: base) } else { nil }
    } catch {
      return CommandResult(errorOutput: error.line, status: CommandResult.Status([error]))
    }
    guard let language = language ?? exchange.targetLanguage.flatMap({ Language($0) }) else {
      throw ValidationError("'\(name)' does not say its language: name it with '--language'.")
    }
    let project = ExchangeProject(
      paths: paths, language: language, developmentLanguage: developmentLanguage)
    // All keys would be unknown.
    guard project.lostPaths.isEmpty else { return CommandResult(unreadable: project.lostPaths) }
    var plan = UnitImport(
      exchange, base: old, file: name, language: language, project: project, overwrites: overwrite,
      allowsErrors: allowErrors)
    plan.run()
    return plan.changes.result(isDryRun: dryRun)
  }

  /// The XLIFF in a package that Xcode exports, such as `de.xcloc`; the path itself of any other file.
  private static func contents(of path: String) throws(Diagnostic) -> String {
    var isFolder: ObjCBool = false
    guard path.hasSuffix(".xcloc") || path.hasSuffix(".xcloc/"),
      FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return path }
    let folder = "\(path)/Localized Contents"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { $0.hasSuffix(".xliff") }
    guard files.count == 1 else {
      throw .unreadable(path, because: "it has \(files.count) files .xliff in Localized Contents")
    }
    return "\(folder)/\(files[0])"
  }

  private func read(_ path: String, named name: String) throws(Diagnostic) -> TranslationExchange {
    let path = try Self.contents(of: path)
    let bytes = try InputFile.bytes(at: path, named: name)
    let format = format ?? ExchangeFormat(file: path, bytes: bytes)
    return try format.read(bytes, file: name, language: language)
  }
}
