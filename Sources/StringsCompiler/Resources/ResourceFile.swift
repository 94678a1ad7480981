/// A text file to embed.
struct ResourceFile {
  /// The path relative to the folder.
  var name: String
  var path: String
  var text: String
}
