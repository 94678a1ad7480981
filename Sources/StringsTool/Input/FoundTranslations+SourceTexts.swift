import Foundation
import StringsFormats
import StringsSyntax

extension FoundTranslations {
  /// The folder of the translations, without links; of a file alone, the folder that has it.
  var root: String {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if isThere, isFolder.boolValue { return folder.path }
    return URL(filePath: folder.path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// The file about the source texts of the translations.
  var sourceTextsPath: String { "\(root)/\(SourceTexts.fileName)" }

  /// What the file about the source texts says; `nil` if there is none.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be read.
  func readSourceTexts() throws(Diagnostic) -> SourceTexts? {
    let path = sourceTextsPath
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try SourceTexts(
      bytes: try InputFile.bytes(at: path, named: path), file: path)
  }
}
