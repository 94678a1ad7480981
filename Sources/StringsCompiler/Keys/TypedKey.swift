import LocalizableStrings
import StringsFormats
import StringsSyntax

/// A key with the arguments that its text takes in all languages.
struct TypedKey {
  typealias Definition = (language: Language, entry: TranslationEntry)

  /// The definition in the development language, or else in the first language that has the key.
  let definition: Definition
  /// By position; `nil` for a position that no language uses.
  let arguments: [TypedArgument?]

  var key: String { definition.entry.key }

  /// Combines the definitions of a key, in the order of preference; `nil` if none is a message.
  init?(_ definitions: [Definition]) {
    let messages = definitions.compactMap { definition in
      Message(definition.entry.value).map { (definition, $0) }
    }
    guard let definition = messages.first?.0 else { return nil }
    self.definition = definition
    arguments = Self.arguments(of: messages.map(\.1))
  }

  private static func arguments(of messages: [Message]) -> [TypedArgument?] {
    var arguments: [Int: TypedArgument] = [:]
    for message in messages where !message.hasOnlySpacedPlaceholders {
      let names = message.argumentNames
      for (position, kind) in message.arguments {
        let argument = TypedArgument(label: names[position], kind: kind)
        arguments[position] = arguments[position]?.joined(with: argument) ?? argument
      }
    }
    return (0..<(arguments.keys.max() ?? 0)).map { arguments[$0 + 1] }
  }
}

extension Message {
  /// True if its placeholders are hardly intended: `100% sure` has one of a space and an `s`.
  fileprivate var hasOnlySpacedPlaceholders: Bool {
    guard case .text(let format) = self else { return false }
    return format.placeholders.allSatisfy { $0.flags.contains(.spaced) }
  }
}
