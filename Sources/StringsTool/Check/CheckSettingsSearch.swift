import Foundation
import StringsFormats
import StringsSyntax

/// Finds the severities for translations: in their folder and in those above it, up to the path on the command line.
struct CheckSettingsSearch {
  /// The mistakes in the files, each once.
  private(set) var diagnostics: [Diagnostic] = []
  private var known: [String: CheckSettings] = [:]

  /// The settings for translations that were found in a path of the command line.
  mutating func settings(of translations: FoundTranslations, in path: String) -> CheckSettings {
    if path == "-" { return CheckSettings() }
    var folder = URL(filePath: translations.folder.path).resolvingSymlinksInPath()
    if !isFolder(folder) { folder.deleteLastPathComponent() }
    let root = URL(filePath: path).resolvingSymlinksInPath()
    // Of a file, the settings may be beside the folder of its language.
    let isAbove = folder.pathComponents.count < root.pathComponents.count
    let paths = isAbove ? translations.paths : PathDisplay(path: root.path, displayedPath: path)
    var found = settings(in: folder, paths)
    while folder.pathComponents.count > root.pathComponents.count {
      folder.deleteLastPathComponent()
      found.inherit(settings(in: folder, paths))
    }
    return found
  }

  private mutating func settings(in folder: URL, _ paths: PathDisplay) -> CheckSettings {
    let path = folder.appending(path: CheckSettings.fileName).path
    if let settings = known[path] { return settings }
    var settings = CheckSettings()
    guard FileManager.default.fileExists(atPath: path) else { return settings }
    let file = paths.displayed(path)
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
