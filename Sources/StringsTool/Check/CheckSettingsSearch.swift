import Foundation
import StringsFormats
import StringsSyntax

/// Finds the severities for translations: in their folder, or in the nearest one above up to the path on the command line.
struct CheckSettingsSearch {
  /// The mistakes in the files, each once.
  private(set) var diagnostics: [Diagnostic] = []
  private var known: [String: CheckSettings] = [:]

  /// The settings for translations that were found in a path of the command line.
  mutating func settings(of translations: FoundTranslations, in path: String) -> CheckSettings {
    var folder = URL(filePath: translations.folder.path).resolvingSymlinksInPath()
    if !isFolder(folder) { folder.deleteLastPathComponent() }
    let root = URL(filePath: path).resolvingSymlinksInPath()
    let paths = PathDisplay(path: root.path, displayedPath: path)
    while true {
      if let settings = settings(in: folder, paths) { return settings }
      if folder.pathComponents.count <= root.pathComponents.count { return CheckSettings() }
      folder.deleteLastPathComponent()
    }
  }

  private mutating func settings(in folder: URL, _ paths: PathDisplay) -> CheckSettings? {
    let path = folder.appending(path: CheckSettings.fileName).path
    if let settings = known[path] { return settings }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let file = paths.displayed(path)
    var settings = CheckSettings()
    do throws(Diagnostic) {
      settings = CheckSettings(bytes: try InputFile.bytes(at: path, named: file), file: file)
      diagnostics += settings.diagnostics
    } catch {
      diagnostics.append(error)
    }
    known[path] = settings
    return settings
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
