/// What a check of the translations says about a text of a gallery, such as a line of `sternik-strings check`.
public struct GalleryRemark: Sendable, Hashable {
  /// How serious a remark is.
  public enum Severity: String, Sendable, Hashable {
    /// The program cannot show the text as it is.
    case error
    /// The program shows the text, but probably not as its translator meant.
    case warning
  }

  /// The key of the text; `nil` if the remark is about none, such as one about a whole file.
  public let key: String?
  /// The tag of the language, such as `pl`; `nil` if the remark is about all languages.
  public let language: String?
  /// The path of the file with the text, as the page shows it; `nil` if the remark is about no file.
  public let file: String?
  /// The line in the file, one-based; `nil` if the remark is about no line.
  public let line: Int?
  /// The remark in words.
  public let message: String
  /// How serious the remark is.
  public let severity: Severity
  /// The name of the check, such as `missing-translation`; the page shows many remarks of one check as one line to open.
  public let check: String?

  /// Creates a remark; the line is one-based.
  public init(
    key: String?, language: String?, file: String? = nil, line: Int? = nil, message: String,
    severity: Severity, check: String? = nil
  ) {
    (self.key, self.language, self.file, self.line) = (key, language, file, line)
    (self.message, self.severity) = (message, severity)
    self.check = check
  }

  /// The file and the line, such as `pl.lproj/Localizable.strings:12`; `nil` if the remark is about no file.
  var place: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }
}
