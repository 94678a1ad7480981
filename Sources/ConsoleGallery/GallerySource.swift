/// Where a text of a gallery is written.
public struct GallerySource: Sendable, Hashable {
  /// The key of the text.
  public let key: String
  /// The tag of the language, such as `pl`.
  public let language: String
  /// The path of the file, as the page shows it.
  public let file: String
  /// The line in the file, one-based; `nil` if the file has no lines.
  public let line: Int?

  /// Creates the place of a text; the line is one-based.
  public init(key: String, language: String, file: String, line: Int?) {
    (self.key, self.language, self.file) = (key, language, file)
    self.line = line
  }

  /// The file and the line, such as `pl.lproj/Localizable.strings:12`.
  var place: String { line.map { "\(file):\($0)" } ?? file }
}
