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
  /// The remark in words.
  public let message: String
  /// How serious the remark is.
  public let severity: Severity

  /// Creates a remark.
  public init(key: String?, language: String?, message: String, severity: Severity) {
    (self.key, self.language) = (key, language)
    (self.message, self.severity) = (message, severity)
  }
}
