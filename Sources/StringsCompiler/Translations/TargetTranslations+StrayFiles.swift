import Foundation
import StringsFormats
import StringsSyntax

extension TargetTranslations {
  /// A warning for each translation file in a folder and its subfolders that is in no table, by path.
  static func strayFiles(in root: URL) -> [Diagnostic] {
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().filter { $0 != EmbedTextsSettings.fileName }
      .map { root.appending(path: $0) }.compactMap { strayFile($0, in: root) }
  }

  private static func strayFile(_ file: URL, in root: URL) -> Diagnostic? {
    let folder = file.deletingLastPathComponent()
    let (isInPlace, place): (Bool, String)
    switch file.pathExtension {
    case "xcstrings":
      isInPlace = folder.path == root.path
      place = "String Catalogs must be beside the folders of languages"
    case "strings", "stringsdict":
      isInPlace =
        folder.pathExtension == "lproj" && folder.deletingLastPathComponent().path == root.path
      place = "it must be in the folder of a language, such as en.lproj"
    default: return nil
    }
    guard !isInPlace else { return nil }
    return Diagnostic(
      file: file.path, position: nil, severity: .warning, code: .strayFile,
      message: "this file is not used: \(place)")
  }
}

extension Diagnostic.Code {
  /// A translation file that is in no table.
  static let strayFile = Self(rawValue: "stray-file")
}
