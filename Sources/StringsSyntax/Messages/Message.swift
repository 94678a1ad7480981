/// A translation: a text with placeholders, or a text with plural forms.
///
/// Every file format is read into messages.
public enum Message: Sendable, Hashable {
  /// A text, perhaps with placeholders.
  case text(Format)
  /// A text with plural forms.
  case plural(PluralMessage)

  /// Reads a value of a `.strings` file or an entry of a `.stringsdict` file.
  ///
  /// Returns `nil` if the value is neither a text nor a plural. Appends what is wrong to `problems`.
  public init?(_ value: PropertyListValue, problems: inout [MessageProblem]) {
    var reader = MessageReader()
    let message = reader.message(value)
    problems += reader.problems
    guard let message else { return nil }
    self = message
  }

  /// Reads a value of a `.strings` file or an entry of a `.stringsdict` file.
  ///
  /// Returns `nil` if the value is neither a text nor a plural.
  public init?(_ value: PropertyListValue) {
    var problems: [MessageProblem] = []
    self.init(value, problems: &problems)
  }

  /// The kind of argument at each one-based position, in all plural forms together.
  ///
  /// All translations of a key should have the same arguments.
  public var arguments: [Int: ArgumentKind] {
    Message.arguments(of: ResolvedMessage(self).placeholders)
  }

  /// The same as `arguments`, without placeholders that are probably percent signs.
  package var unambiguousArguments: [Int: ArgumentKind] {
    Message.arguments(of: unambiguousPlaceholders)
  }

  /// The placeholders of all forms, without those that are probably percent signs.
  package var unambiguousPlaceholders: [ResolvedPlaceholder] {
    ResolvedMessage(self).placeholders.filter { !$0.placeholder.isDoubtful }
  }

  /// The names of the plural variables, by the one-based positions of their arguments.
  package var argumentNames: [Int: String] {
    let names = ResolvedMessage(self).names.map { ($0.key + 1, $0.value) }
    return Dictionary(uniqueKeysWithValues: names)
  }

  private static func arguments(of placeholders: [ResolvedPlaceholder]) -> [Int: ArgumentKind] {
    var arguments: [Int: ArgumentKind] = [:]
    for placeholder in placeholders {
      let known = arguments[placeholder.argument + 1] ?? .any
      arguments[placeholder.argument + 1] = known == .any ? placeholder.kind : known
    }
    return arguments
  }
}
