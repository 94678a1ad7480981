import Foundation
import StringsFormats
import StringsSyntax

/// The program that the build-tool plugin runs: a folder in, a Swift file out.
///
/// `StringsCompiler localizations FOLDER TABLES KEYS MODULE` embeds translations, and writes two
/// files; `StringsCompiler texts FOLDER OUTPUT` embeds text files.
///
/// Where there is an error nothing is written, so that the next build finds it again.
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

  private static func run(_ arguments: [String]) throws -> GeneratedSources {
    switch (arguments.first, arguments.count) {
    case ("localizations", 5):
      let catalog = Catalog(URL(filePath: arguments[1]))
      return .catalog(catalog, module: arguments[4], tables: arguments[2], keys: arguments[3])
    case ("texts", 3):
      return .textFiles(TextFolder(URL(filePath: arguments[1])), path: arguments[2])
    default:
      throw Misuse(
        description: "usage: localizations FOLDER TABLES KEYS MODULE, or texts FOLDER OUTPUT")
    }
  }
}
