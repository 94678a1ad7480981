import ConsoleTesting
import Foundation
import Testing

extension TemporaryFolder {
  /// A copy of the program's translations.
  static var translations: TemporaryFolder { TemporaryFolder(copying: translationsOfProgram) }

  /// The program's translations.
  static var translationsOfProgram: URL {
    URL(filePath: #filePath).appending(path: "../../../Localizations").standardizedFileURL
  }

  /// The translations of the console, which come with the package.
  static var translationsOfConsole: URL {
    URL(filePath: #filePath).appending(path: "../../../Sources/ConsoleTexts/Localizations")
      .standardizedFileURL
  }

  /// Adds a language from the resources of the tests.
  func add(_ language: String) throws {
    let folder = try #require(
      Bundle.module.url(forResource: "Languages/\(language).lproj", withExtension: nil))
    try FileManager.default.copyItem(at: folder, to: url.appending(path: "\(language).lproj"))
  }
}
