public import Foundation

extension LocalizationFolder {
  /// The names of the tables in a folder: `Localizable`, whether there is one or not, then the others
  /// by their names.
  ///
  /// A table is all files of one name in the folders of languages, and a catalog beside these.
  public static func tableNames(in folder: URL) -> [String] {
    let main = "Localizable"
    let root = folder.resolvingSymlinksInPath()
    let entries = Self.entries(of: root)
    let languages = entries.filter { $0.pathExtension == "lproj" }
    let files =
      languages.flatMap(Self.entries).filter {
        ["strings", "stringsdict"].contains($0.pathExtension)
      }
      + entries.filter { $0.pathExtension == "xcstrings" }
    let names = Set(files.map { $0.deletingPathExtension().lastPathComponent })
    return [main] + names.subtracting([main]).sorted()
  }

  private static func entries(of folder: URL) -> [URL] {
    let root = folder.resolvingSymlinksInPath()
    let found = try? FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil)
    return found ?? []
  }
}
