import StringsFormats
import StringsSyntax

/// A key with what its text takes, in whichever language it is shown.
struct TypedKey {
  /// Where the key stands in the development language, or else in the first that has it.
  var place: CatalogEntry
  /// By their positions; `nil` for one that no language shows.
  var arguments: [TypedArgument?]

  var key: String { place.entry.key }

  /// Makes the key from its definitions, the one that counts most first; `nil` if none is a message.
  init?(_ definitions: [CatalogEntry]) {
    let messages = definitions.compactMap { definition in
      Message(definition.entry.value).map { (definition, $0) }
    }
    guard let place = messages.first?.0 else { return nil }
    self.place = place
    arguments = Self.arguments(of: messages.map(\.1))
  }

  private static func arguments(of messages: [Message]) -> [TypedArgument?] {
    var arguments: [Int: TypedArgument] = [:]
    for message in messages where !message.isMeantAsWritten {
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
  /// Whether a `%` in it is hardly a placeholder's: `100% sure` has one of a space and an `s`.
  fileprivate var isMeantAsWritten: Bool {
    guard case .text(let format) = self else { return false }
    return format.placeholders.allSatisfy { $0.flags.contains(.spaced) }
  }
}
