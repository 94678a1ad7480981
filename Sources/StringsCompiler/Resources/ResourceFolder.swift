import Foundation
import StringsFormats
import StringsSyntax

/// The text files of a folder and its subfolders, without hidden files.
struct ResourceFolder {
  var files: [ResourceFile] = []
  var diagnostics: [Diagnostic] = []

  init(files: [ResourceFile]) { self.files = files }

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
    guard let bytes = TranslationFolder.bytes(of: url, &diagnostics) else { return }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      diagnostics.append(
        Diagnostic(
          file: url.path, position: nil, severity: .error, code: .invalidEncoding,
          message: "only text in UTF-8 can be embedded"))
      return
    }
    files.append(ResourceFile(name: name, path: url.path, text: text))
  }

  private static func isHidden(_ name: String) -> Bool {
    name.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
