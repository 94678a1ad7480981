import StringsSyntax

/// What one form of a plural does with the arguments of its text.
struct FormUse {
  let category: PluralCategory
  /// The one-based position of the number that decides which form is used.
  let number: Int
  /// The type of the number, as a placeholder.
  let type: ArgumentUse.Argument?
  /// What the placeholders in the form do, also those in forms of other numbers in it.
  let own: ArgumentUse
  /// The one-based positions of all arguments that the text uses with this form.
  let positions: Set<Int>

  /// The forms of all plurals in a message, also of those in other forms.
  static func all(in message: Message) -> [FormUse] {
    guard case .plural = message else { return [] }
    var uses: [FormUse] = []
    collect(ResolvedMessage(message).nodes, outside: [], &uses)
    return uses
  }

  private static func collect(
    _ nodes: [ResolvedMessage.Node], outside: Set<Int>, _ uses: inout [FormUse]
  ) {
    let positions = nodes.map { Self.positions(in: [$0]) }
    for (index, node) in nodes.enumerated() {
      guard case .plural(let number, _, let forms) = node else { continue }
      var outside = outside
      for (other, positions) in positions.enumerated() where other != index {
        outside.formUnion(positions)
      }
      for category in PluralCategory.allCases {
        guard let form = forms[category] else { continue }
        let position = number.argument + 1
        uses.append(
          FormUse(
            category: category, number: position, type: ArgumentUse([number])[position],
            own: ArgumentUse(placeholders(in: form)),
            positions: outside.union(Self.positions(in: form))))
        collect(form, outside: outside, &uses)
      }
    }
  }

  /// The one-based positions of all arguments, also of those that are a width or precision.
  private static func positions(in nodes: [ResolvedMessage.Node]) -> Set<Int> {
    Set(
      placeholders(in: nodes).flatMap { placeholder in
        [placeholder.argument, placeholder.width, placeholder.precision].compactMap { $0 }
          .map { $0 + 1 }
      })
  }

  /// The placeholders of all forms, without those that are probably percent signs.
  private static func placeholders(in nodes: [ResolvedMessage.Node]) -> [ResolvedPlaceholder] {
    nodes.flatMap { (node) -> [ResolvedPlaceholder] in
      switch node {
      case .text: []
      case .placeholder(let placeholder):
        placeholder.placeholder.isDoubtful ? [] : [placeholder]
      case .plural(let number, _, let forms):
        [number] + forms.values.flatMap { placeholders(in: $0) }
      }
    }
  }
}
