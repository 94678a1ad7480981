import Foundation
package import StringsSyntax

extension Diagnostic {
  /// The name of the plugin's settings file, which is no translation.
  package static let embedTextsSettingsName = "EmbedTexts.strings"
  private static let settingsNames = [embedTextsSettingsName, CheckSettings.fileName]

  /// The warning about a translation file that is in no table of a folder; `nil` if it is in one, or is no such file.
  ///
  /// `root` is the path of the translation folder.
  package static func strayFile(_ path: String, in root: String) -> Diagnostic? {
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent()
    let isLanguageFolder =
      folder.pathExtension == "lproj" && folder.deletingLastPathComponent().path == root
    let name = isLanguageFolder ? folder.lastPathComponent : nil
    let isInPlace =
      TranslationTable.name(ofFile: path, in: name) != nil
      && (isLanguageFolder || folder.path == root)
    guard !isInPlace, !settingsNames.contains(file.lastPathComponent) else { return nil }
    let place: String
    switch file.pathExtension {
    case "xcstrings": place = "String Catalogs must be beside the folders of languages"
    case "strings", "stringsdict":
      place = "it must be in the folder of a language, such as en.lproj"
    default: return nil
    }
    return Diagnostic(
      file: path, position: nil, severity: .warning, code: .strayFile,
      message: "this file is not used: \(place)")
  }
}
