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
      arguments = Self.arguments(
        of: message, ArgumentLabels(comment: definition.entry.comment ?? ""))
      return
    }
    return nil
  }

  /// A warning if the compiler would not notice that two arguments without names are exchanged.
  var unnamedArguments: Diagnostic? {
    let unnamed = arguments.enumerated().filter { $1 != nil && $1?.label == nil }
    let twins = unnamed.filter { twin in
      unnamed.count { $0.element?.type == twin.element?.type } > 1
    }
    guard !twins.isEmpty else { return nil }
    let example = twins.map { "%\($0.offset + 1)$\($0.element?.kind.conversion ?? "@") = …" }
    return definition.entry.diagnostic(
      .unnamedArgument,
      "arguments of one type may be exchanged unnoticed: name them in the comment of the key, as in "
        + "/* \(example.joined(separator: ", ")) */",
      atKey: true)
  }

  private static func arguments(
    of message: Message, _ labels: ArgumentLabels
  ) -> [TypedArgument?] {
    if message.hasOnlySpacedPlaceholders { return [] }
    let (kinds, names) = (message.arguments, message.argumentNames)
    return (1..<(kinds.keys.max() ?? 0) + 1).map { position in
      let name = names[position]
      return kinds[position].map {
        TypedArgument(label: labels[position] ?? name, kind: $0, isCounted: name != nil)
      }
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

extension ArgumentKind {
  /// The conversion of a placeholder of this kind.
  fileprivate var conversion: String {
    switch self {
    case .integer: "d"
    case .real: "f"
    case .text: "s"
    case .any: "@"
    }
  }
}

extension Diagnostic.Code {
  /// A key with several arguments of one type that have no names.
  static let unnamedArgument = Self(rawValue: "unnamed-argument")
}
