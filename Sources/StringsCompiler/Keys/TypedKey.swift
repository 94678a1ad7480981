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
      arguments = TypedArgument.arguments(of: message, comment: definition.entry.comment)
      return
    }
    return nil
  }
}
