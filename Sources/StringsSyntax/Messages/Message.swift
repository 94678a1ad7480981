/// A translation: a text with placeholders, or one whose words follow numbers.
///
/// Every file format is read into this, so that the rest needs to know only one.
public enum Message: Sendable, Hashable {
  case text(Format)
  case plural(PluralMessage)

  /// Reads a value of a `.strings` file or an entry of a `.stringsdict` file.
  ///
  /// `nil` if the value is neither; `problems` gets what is wrong with it either way.
  public init?(_ value: PropertyListValue, problems: inout [MessageProblem]) {
    var reader = MessageReader()
    let message = reader.message(value)
    problems += reader.problems
    guard let message else { return nil }
    self = message
  }

  /// Reads a value of a `.strings` file or an entry of a `.stringsdict` file.
  public init?(_ value: PropertyListValue) {
    var problems: [MessageProblem] = []
    self.init(value, problems: &problems)
  }

  /// The kind of argument at each one-based position, whatever form is chosen.
  ///
  /// Two translations of a key should have the same.
  public var arguments: [Int: ArgumentKind] {
    var arguments: [Int: ArgumentKind] = [:]
    let outline = MessageOutline(self)
    for use in outline.uses {
      let known = arguments[use.argument + 1] ?? .any
      arguments[use.argument + 1] = known == .any ? use.kind : known
    }
    return arguments
  }

  /// The names of the plural variables, by the one-based positions of their arguments.
  package var argumentNames: [Int: String] {
    let names = MessageOutline(self).names.map { ($0.key + 1, $0.value) }
    return Dictionary(uniqueKeysWithValues: names)
  }
}
