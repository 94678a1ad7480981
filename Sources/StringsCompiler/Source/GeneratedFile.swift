import Foundation

/// A generated Swift file.
struct GeneratedFile {
  var path: String
  var source: String

  /// Writes the file if its contents change, since SwiftPM does not recompile an untouched file.
  func write() throws {
    let url = URL(filePath: path)
    let data = Data(source.utf8)
    if (try? Data(contentsOf: url)) == data { return }
    try data.write(to: url)
  }
}
