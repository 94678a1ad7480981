import ArgumentParser
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The command `print`.
struct PrintCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "print",
    abstract: "Print the keys and texts of a file.",
    discussion: """
      Diagnostics go to standard error. After an error in the file the exit status is 1, and what can be \
      read is still printed.
      """)

  @Argument(help: "A .strings, .stringsdict or .xcstrings file, or - for standard input.")
  var file: String

  @Flag(
    help:
      "Print a JSON object with sorted keys. Other values than texts become arrays and objects; data becomes {\"$data\": Base64}."
  )
  var json = false

  @Option(
    help: ArgumentHelp(
      "The language of a String Catalog to print. Default: its source language.",
      valueName: "tag"))
  var language: Language?

  func result() throws -> CommandResult {
    let input: InputFile
    do throws(Diagnostic) {
      input = try InputFile(file)
    } catch {
      return CommandResult(errorOutput: error.line, status: .unusable)
    }
    let pairs = try pairs(of: input)
    let diagnostics = input.diagnostics
    return CommandResult(
      errorOutput: diagnostics.map(\.line).joined(), status: CommandResult.Status(diagnostics)
    ) { [json] write in
      if json {
        Self.writeJSON(pairs, write)
      } else {
        for line in Listing(pairs).lines { write(line + "\n") }
      }
    }
  }

  /// Writes pairs with different keys, sorted by Unicode scalars.
  private static func writeJSON(_ pairs: [PropertyListPair], _ write: (String) -> Void) {
    let sorted = pairs.sorted { $0.key.precedesInUTF8($1.key) }
    JSON.write(sorted.lazy.map { (key: $0.key, value: JSON($0.value)) }, write)
    write("\n")
  }

  private func pairs(of input: InputFile) throws -> [PropertyListPair] {
    switch input {
    case .file(let file):
      guard language == nil else {
        throw ValidationError("'--language' is for String Catalogs: this file has one language.")
      }
      return Translation(language: .undetermined, files: [file]).pairs
    case .catalog(let catalog):
      let wanted = language ?? catalog.sourceLanguage
      if let translation = catalog.translations.first(where: { $0.language == wanted }) {
        return translation.pairs
      }
      guard let language, !catalog.translations.isEmpty else { return [] }
      let known = catalog.translations.map(\.language.tag).joined(separator: ", ")
      throw ValidationError("The String Catalog has no texts in '\(language)'. It has \(known).")
    }
  }
}

extension Diagnostic {
  /// The line that is printed, with its line end.
  var line: String { description.visible + "\n" }
}
