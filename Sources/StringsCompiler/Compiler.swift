import Foundation
import StringsFormats
import StringsSyntax

/// The program that the build-tool plugin runs: it turns a folder into Swift files.
///
/// `StringsCompiler localizations FOLDER TABLES KEYS MODULE` embeds translations and writes two files;
/// `StringsCompiler texts FOLDER OUTPUT` embeds text files and writes one.
///
/// After an error it writes nothing, so that the next build reports the error again.
@main
struct Compiler {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    do {
      let output = try run(Array(arguments))
      for diagnostic in output.diagnostics { StandardError.print(diagnostic) }
      if output.diagnostics.contains(where: { $0.severity == .error }) { exit(EXIT_FAILURE) }
      for file in output.files { try file.write() }
    } catch {
      StandardError.print("StringsCompiler: error: \(error)")
      exit(EXIT_FAILURE)
    }
  }

  /// What the arguments ask for, not written yet.
  static func run(_ arguments: [String]) throws -> GeneratedSources {
    switch (arguments.first, arguments.count) {
    case ("localizations", 5):
      var translations = TargetTranslations(URL(filePath: arguments[1]))
      translations.showsConsole = arguments[4] == "Sternik"
      return GeneratedSources(
        translations, module: arguments[4], tables: arguments[2], keys: arguments[3])
    case ("texts", 3):
      return GeneratedSources(ResourceFolder(URL(filePath: arguments[1])), path: arguments[2])
    default:
      throw UsageError(
        description: "usage: localizations FOLDER TABLES KEYS MODULE, or texts FOLDER OUTPUT")
    }
  }
}
