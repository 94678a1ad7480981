import Foundation
import LocalizableStrings
import StringsFormats

/// The program that the build-tool plugin runs: a folder in, a Swift file out.
///
/// `StringsCompiler localizations FOLDER OUTPUT MODULE` embeds translations,
/// `StringsCompiler texts FOLDER OUTPUT` embeds text files.
@main
struct Compiler {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    do {
      let output = try run(Array(arguments))
      for diagnostic in output.diagnostics { StandardError.print(diagnostic) }
      if output.diagnostics.contains(where: { $0.severity == .error }) { exit(EXIT_FAILURE) }
      try write(output)
    } catch {
      StandardError.print("StringsCompiler: error: \(error)")
      exit(EXIT_FAILURE)
    }
  }

  private static func run(_ arguments: [String]) throws -> GeneratedFile {
    switch (arguments.first, arguments.count) {
    case ("localizations", 4):
      let folder = LocalizationFolder(URL(filePath: arguments[1]))
      return .localizations(folder, module: arguments[3], path: arguments[2])
    case ("texts", 3):
      return .texts(TextFolder(URL(filePath: arguments[1])), path: arguments[2])
    default:
      throw Misuse(
        description: "usage: localizations FOLDER OUTPUT MODULE, or texts FOLDER OUTPUT")
    }
  }

  private static func write(_ file: GeneratedFile) throws {
    try Data(file.source.utf8).write(to: URL(filePath: file.path))
  }
}
