import LocalizableStrings
import StringsFormats
import StringsSyntax

/// A key with the arguments of its text.
///
/// They are those of one language, so that a translation cannot break the build of the program.
struct TypedKey {
  typealias Definition = (language: Language, entry: TranslationEntry)

  /// The definition in the development language, or else in the first language that has the key.
  let definition: Definition
  /// By position; `nil` for a position that the text does not use.
  let arguments: [TypedArgument?]

  var key: String { definition.entry.key }

  /// Takes the first definition that is a message; `nil` if none is.
  init?(_ definitions: [Definition]) {
    for definition in definitions {
      guard let message = Message(definition.entry.value) else { continue }
      self.definition = definition
      arguments = Self.arguments(of: message)
      return
    }
    return nil
  }

  private static func arguments(of message: Message) -> [TypedArgument?] {
    if message.hasOnlySpacedPlaceholders { return [] }
    let (kinds, names) = (message.arguments, message.argumentNames)
    return (0..<(kinds.keys.max() ?? 0)).map { index in
      kinds[index + 1].map { TypedArgument(label: names[index + 1], kind: $0) }
    }
  }
}

extension Message {
  /// True if its placeholders are hardly intended: `100% sure` has one of a space and an `s`.
  fileprivate var hasOnlySpacedPlaceholders: Bool {
    guard case .text(let format) = self else { return false }
    return format.placeholders.allSatisfy { $0.isDoubtful || $0.flags.contains(.spaced) }
  }
}
