import Foundation

/// A Swift file that is made from other files.
struct GeneratedFile {
  var path: String
  var source: String

  /// Writes the file, unless it is as it should be: what is not touched is not compiled again.
  func write() throws {
    let url = URL(filePath: path)
    let data = Data(source.utf8)
    if (try? Data(contentsOf: url)) == data { return }
    try data.write(to: url)
  }
}
