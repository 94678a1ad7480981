import StringsSyntax

/// Converts a catalog's plural variations and substitutions into the value of a `.stringsdict` entry.
///
/// In a catalog, placeholders and substitutions of a text are numbered together, and `%arg` in a form
/// stands for the number of its substitution. Here every placeholder gets an explicit position.
struct CatalogPlural {
  private var substitutions: [CatalogSubstitution]

  init(_ substitutions: [CatalogSubstitution]) { self.substitutions = substitutions }

  /// The value of a text that mentions its substitutions as `%#@name@`.
  func value(text: String) -> PropertyListValue {
    var numbered = self
    let format = numbered.positioned(text)
    return entry(format: format, variables: numbered.substitutions.map(numbered.variable))
  }

  /// The value of a plural variation: a form of the whole text for each category of one number.
  func value(key: String, forms: [PropertyListPair]) -> PropertyListValue {
    var numbered = self
    var name = "count"
    while substitutions.contains(where: { $0.name == name }) { name += "_" }
    let number = number(in: forms.sorted { $0.key > $1.key }.compactMap(\.value.string) + [key])
    let forms = forms.map { form in
      // Positions are needed only if the number is not the first argument.
      guard let text = form.value.string, number.argument > 1 || !substitutions.isEmpty else {
        return form
      }
      return PropertyListPair(key: form.key, value: .string(numbered.positioned(text)))
    }
    let whole = variable(name: name, type: number.specifier, forms: forms)
    let format = number.argument > 1 ? "%\(number.argument)$#@\(name)@" : "%#@\(name)@"
    return entry(
      format: format, variables: [whole] + numbered.substitutions.map(numbered.variable))
  }

  private func entry(format: String, variables: [PropertyListPair]) -> PropertyListValue {
    .dictionary(
      [PropertyListPair(key: "NSStringLocalizedFormatKey", value: .string(format))] + variables)
  }

  private func variable(_ substitution: CatalogSubstitution) -> PropertyListPair {
    let forms = substitution.forms.map { form in
      let text = form.value.string ?? ""
      return PropertyListPair(key: form.key, value: .string(shown(substitution, in: text)))
    }
    return variable(name: substitution.name, type: substitution.specifier, forms: forms)
  }

  private func variable(
    name: String, type: String, forms: [PropertyListPair]
  ) -> PropertyListPair {
    PropertyListPair(
      key: name,
      value: .dictionary(
        [
          PropertyListPair(
            key: "NSStringFormatSpecTypeKey", value: .string("NSStringPluralRuleType")),
          PropertyListPair(key: "NSStringFormatValueTypeKey", value: .string(type)),
        ] + forms))
  }

  /// The position and specifier of the first placeholder for a number in the first text that has one.
  private func number(in texts: [String]) -> (argument: Int, specifier: String) {
    for text in texts {
      var next = 1
      for placeholder in Format(text).placeholders {
        let argument = placeholder.position ?? next
        if placeholder.position == nil { next += 1 }
        if case .variable = placeholder.conversion { continue }
        guard [.integer, .real].contains(placeholder.conversion.argumentKind) else { continue }
        let afterPosition = placeholder.source.split(separator: "$").last.map(String.init) ?? ""
        return (
          argument,
          placeholder.position == nil ? String(placeholder.source.dropFirst()) : afterPosition
        )
      }
    }
    return (1, "lld")
  }

  /// The text with a position in every placeholder; sets the arguments of its substitutions.
  private mutating func positioned(_ text: String) -> String {
    var next = 1
    return Format(text).rewritten(placeholders: { placeholder in
      guard case .variable(let name) = placeholder.conversion,
        let index = substitutions.firstIndex(where: { $0.name == name })
      else {
        guard placeholder.position == nil else { return placeholder.source }
        next += 1
        return placeholder.source.positioned(next - 1)
      }
      let argument = placeholder.position ?? substitutions[index].argument ?? next
      substitutions[index].argument = argument
      next = max(next, argument + 1)
      return "%\(argument)$#@\(name)@"
    })
  }

  /// A form with the placeholder of its number for `%arg`, and positions for the substitutions in it.
  private func shown(_ substitution: CatalogSubstitution, in text: String) -> String {
    let position = substitution.argument.map { "\($0)$" } ?? ""
    let form = text.replacing(
      CatalogSubstitution.number, with: "%\(position)\(substitution.specifier)")
    return Format(form).rewritten(placeholders: { placeholder in
      guard case .variable(let name) = placeholder.conversion, placeholder.position == nil,
        let argument = substitutions.first(where: { $0.name == name })?.argument
      else { return placeholder.source }
      return "%\(argument)$#@\(name)@"
    })
  }
}

extension String {
  /// The source of a placeholder with a position after the percent sign.
  fileprivate func positioned(_ position: Int) -> String { "%\(position)$" + dropFirst() }
}
