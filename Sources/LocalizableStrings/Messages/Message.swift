/// A translation, whichever file format it came from.
public enum Message: Sendable, Hashable {
  /// One text for all arguments.
  case text(Format)
  /// A text for each plural form.
  case plural(PluralMessage)

  /// Reads a message as property lists hold it: a string, or a dictionary of `.stringsdict` shape.
  ///
  /// `nil` for anything else.
  public init?(_ value: PropertyListValue) {
    if let text = value.string {
      self = .text(Format(text))
    } else if let plural = PluralMessage(value) {
      self = .plural(plural)
    } else {
      return nil
    }
  }
}
