import StringsSyntax

/// An entry with its messages parsed.
///
/// A class, because a project has many, and copying them is expensive.
final class CheckedEntry: Sendable {
  /// What shows on one device, or on all.
  struct Variant: Sendable {
    var value: PropertyListValue
    /// `nil` if the value is not a message.
    var message: Message?
    var problems: [MessageProblem]
  }

  let entry: TranslationEntry
  /// True if the file's diagnostics already report NUL and values that are not messages.
  let isReported: Bool
  let variants: [Variant]
  let messages: [Message]
  /// The formats of the entry and all forms of its variables, as written.
  let texts: [String]
  /// What checks look for in the texts.
  let traits: TextTraits
  let edges: MessageEdges

  init(_ entry: TranslationEntry, isReported: Bool) {
    self.entry = entry
    self.isReported = isReported
    variants = (entry.value.variants?.map(\.value) ?? [entry.value]).map { value in
      var problems: [MessageProblem] = []
      let message = Message(value, problems: &problems)
      if case .text(let format) = message {
        // Only a `.stringsdict` entry defines variables.
        for case .variable(let name) in format.placeholders.map(\.conversion) {
          problems.append(.undefinedVariable(name))
        }
      }
      return Variant(value: value, message: message, problems: problems)
    }
    messages = variants.compactMap(\.message)
    texts = messages.flatMap(\.texts)
    traits = TextTraits(texts)
    edges = messages.reduce(into: MessageEdges()) { $0.add($1) }
  }

  /// Each message with the one of the source that it is made from: that for the same device, if both have as many.
  func pairs(with source: CheckedEntry) -> [(own: Message, source: Message)] {
    let areSameDevices = messages.count == source.messages.count
    return messages.indices.map { (messages[$0], source.messages[areSameDevices ? $0 : 0]) }
  }

  /// Whether one of the texts has a percent sign; no other text has placeholders.
  var hasPercent: Bool { traits.contains(.percent) }
  /// Whether the texts have no other characters than those of ASCII from the space to the tilde.
  var isPlainASCII: Bool { traits.isDisjoint(with: [.control, .notASCII]) }
}

extension Message {
  /// The format and all forms of its variables, as written.
  fileprivate var texts: [String] {
    switch self {
    case .text(let format): [format.source]
    case .plural(let plural):
      [plural.format.source]
        + plural.variables.sorted { $0.key < $1.key }.flatMap { _, variable in
          PluralCategory.allCases.compactMap { variable.forms[$0]?.source }
        }
    }
  }
}
