/// A file whose text is embedded.
struct TextFile {
  /// The path from the folder on.
  var name: String
  var path: String
  var text: String
}
