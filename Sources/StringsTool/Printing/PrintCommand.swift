import ArgumentParser
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Shows what a file says, whatever format it is in.
struct PrintCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "print",
    abstract: "Print the keys and texts of a file.",
    discussion: """
      What is wrong with the file goes to standard error. After an error the status is 1; what could \
      be read is printed all the same.
      """)

  @Argument(help: "A .strings, .stringsdict or .xcstrings file, or - for standard input.")
  var file: String

  @Flag(
    help:
      "Print one JSON object, its keys sorted. What is no text becomes arrays and objects; data becomes {\"$data\": Base64}."
  )
  var json = false

  @Option(
    help: ArgumentHelp(
      "The language of a string catalog to print; without it, the one it was written in.",
      valueName: "tag"))
  var language: Language?

  func report() throws -> Report {
    let input: InputFile
    do throws(Diagnostic) {
      input = try InputFile(file)
    } catch {
      return Report(remarks: error.line, status: .failure)
    }
    let pairs = try pairs(of: input)
    let diagnostics = input.diagnostics
    let lines = Listing(pairs).lines.map { $0 + "\n" }
    return Report(
      output: json ? JSON(pairs).text + "\n" : lines.joined(),
      remarks: diagnostics.map(\.line).joined(),
      status: diagnostics.contains { $0.severity == .error } ? .failure : .success)
  }

  private func pairs(of input: InputFile) throws -> [PropertyListPair] {
    switch input {
    case .file(let file):
      guard language == nil else {
        throw ValidationError("'--language' is for string catalogs: this file has one language.")
      }
      return Translation(language: .undetermined, files: [file]).pairs
    case .catalog(let catalog):
      let wanted = language ?? catalog.sourceLanguage
      if let translation = catalog.translations.first(where: { $0.language == wanted }) {
        return translation.pairs
      }
      guard let language, !catalog.translations.isEmpty else { return [] }
      let known = catalog.translations.map(\.language.tag).joined(separator: ", ")
      throw ValidationError("The catalog has no texts in '\(language)'. It has \(known).")
    }
  }
}

extension Diagnostic {
  /// As it is printed, with its line end.
  var line: String { description.visible + "\n" }
}
