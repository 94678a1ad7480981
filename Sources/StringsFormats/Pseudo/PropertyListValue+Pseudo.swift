package import StringsSyntax

extension PropertyListValue {
  /// The pseudo-translation of a text or a plural; other values stay as they are.
  package func pseudo(_ text: PseudoText) -> PropertyListValue {
    switch self {
    case .string(let string): return .string(text.whole(string))
    case .array, .data: return self
    case .dictionary(let pairs):
      let isMessage = self["NSStringLocalizedFormatKey"]?.string != nil
      guard isMessage || variants != nil else { return self }
      return .dictionary(
        pairs.map { pair in
          PropertyListPair(
            key: pair.key,
            value: isMessage ? Self.part(pair, text) : Self.variants(pair.value, text))
        })
    }
  }

  private static func variants(_ value: PropertyListValue, _ text: PseudoText) -> PropertyListValue
  {
    guard let pairs = value.pairs else { return value }
    return .dictionary(
      pairs.map { PropertyListPair(key: $0.key, value: $0.value.pseudo(text)) })
  }

  /// The format, or a variable, of a plural.
  private static func part(_ pair: PropertyListPair, _ text: PseudoText) -> PropertyListValue {
    if let format = pair.value.string { return .string(text.whole(format)) }
    guard let pairs = pair.value.pairs else { return pair.value }
    return .dictionary(
      pairs.map { form in
        guard !form.key.hasPrefix("NSString"), let string = form.value.string else { return form }
        return PropertyListPair(key: form.key, value: .string(text.part(string)))
      })
  }
}
