import Foundation
import StringsSyntax

/// A folder of text files, with its subfolders; hidden files are none of them.
struct TextFolder {
  var files: [TextFile] = []
  var diagnostics: [Diagnostic] = []

  init(files: [TextFile]) { self.files = files }

  init(_ folder: URL) {
    let root = folder.resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    for name in (paths ?? []).sorted() where !Self.isHidden(name) { add(name, in: root) }
  }

  private mutating func add(_ name: String, in root: URL) {
    let url = root.appending(path: name).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return }
    guard let data = try? Data(contentsOf: url), let text = String(validating: data, as: UTF8.self)
    else {
      diagnostics.append(
        Diagnostic(
          file: url.path, position: nil, severity: .error, code: .invalidEncoding,
          message: "only text in UTF-8 can be embedded"))
      return
    }
    files.append(TextFile(name: name, path: url.path, text: text))
  }

  private static func isHidden(_ name: String) -> Bool {
    name.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
