package import StringsSyntax

/// What a value shows for any arguments: two values with the same meaning may differ in the names of their variables, and in
/// positions that follow from the order.
package struct MessageMeaning: Hashable {
  private var text = ""

  package init(_ value: PropertyListValue) {
    switch value {
    case .string(let string): text = "text \(string)"
    case .dictionary: text = Self.text(value)
    case .array, .data: text = "other \(StableHash(value).text)"
    }
  }

  package static func == (left: MessageMeaning, right: MessageMeaning) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  private static func text(_ value: PropertyListValue) -> String {
    if let variants = value.variants {
      let branches = variants.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }
      return "varies {\(branches.joined(separator: "; "))}"
    }
    guard let message = Message(value) else { return "other \(StableHash(value).text)" }
    return text(ResolvedMessage(message).nodes)
  }

  private static func text(_ nodes: [ResolvedMessage.Node]) -> String {
    nodes.map { node in
      switch node {
      case .text(let text): text
      case .placeholder(let placeholder): "[\(Self.text(placeholder))]"
      case .plural(let number, let type, let forms):
        "[\(Self.text(number)) \(type) "
          + forms.sorted { $0.key.rawValue < $1.key.rawValue }
          .map { "\($0.key.rawValue): {\(Self.text($0.value))}" }.joined(separator: " ") + "]"
      }
    }.joined()
  }

  private static func text(_ placeholder: ResolvedPlaceholder) -> String {
    let parts = placeholder.placeholder.source.split(separator: "$", maxSplits: 1)
    let specifier =
      placeholder.placeholder.position == nil
      ? placeholder.placeholder.source.dropFirst() : parts.last ?? ""
    let measures = [placeholder.width, placeholder.precision].map { $0.map(String.init) ?? "" }
    return "\(placeholder.argument) \(measures.joined(separator: ",")) \(specifier)"
  }
}
