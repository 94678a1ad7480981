package import StringsSyntax

/// The argument of a placeholder, as a Swift parameter.
package struct TypedArgument: Equatable {
  /// The name in the comment of the key, or that of the plural variable that takes the argument.
  package var label: String?
  package var kind: ArgumentKind
  /// Whether the argument selects a plural form.
  package var isCounted: Bool

  /// The type of the parameter.
  package var type: String {
    switch kind {
    case .integer: "Int"
    case .real: "Double"
    case .text: "String"
    case .any: isCounted ? "any LocalizableArgument & Numeric" : "any LocalizableArgument"
    }
  }

  /// The arguments of a message by position, with the names in the comment of its key; `nil` for a position that the text does not
  /// use.
  package static func arguments(of message: Message, comment: String?) -> [TypedArgument?] {
    if message.hasOnlySpacedPlaceholders { return [] }
    let labels = ArgumentLabels(comment: comment ?? "")
    let (kinds, names) = (message.arguments, message.argumentNames)
    return (1..<(kinds.keys.max() ?? 0) + 1).map { position in
      let name = names[position]
      return kinds[position].map {
        TypedArgument(label: labels[position] ?? name, kind: $0, isCounted: name != nil)
      }
    }
  }
}

extension CheckedEntry {
  /// A warning if the compiler would not notice that two arguments without names are exchanged.
  var unnamedArguments: Diagnostic? {
    guard hasPercent, let message = Message(entry.value) else { return nil }
    let arguments = TypedArgument.arguments(of: message, comment: entry.comment)
    let unnamed = arguments.enumerated().filter { $1 != nil && $1?.label == nil }
    let twins = unnamed.filter { twin in
      unnamed.count { $0.element?.type == twin.element?.type } > 1
    }
    guard !twins.isEmpty else { return nil }
    let example = twins.map { "%\($0.offset + 1)$\($0.element?.kind.conversion ?? "@") = …" }
    return entry.diagnostic(
      .unnamedArgument,
      "arguments of one type may be exchanged unnoticed: name them in the comment of the key, as in "
        + "/* \(example.joined(separator: ", ")) */",
      atKey: true)
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
