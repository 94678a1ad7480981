import StringsSyntax

/// Makes texts of a catalog that vary by numbers into entries of a `.stringsdict` file.
///
/// In a catalog the placeholders of a text count on through its substitutions, and `%arg` in a form
/// shows the substitution's own number; here every placeholder gets its position written out.
struct CatalogPlural {
  private var substitutions: [CatalogSubstitution]

  init(_ substitutions: [CatalogSubstitution]) { self.substitutions = substitutions }

  /// A text with `%#@name@` for each substitution.
  func value(text: String) -> PropertyListValue {
    var numbered = self
    let format = numbered.positioned(text)
    return entry(format: format, variables: numbered.substitutions.map(numbered.variable))
  }

  /// A text that as a whole has a form for each category of one number.
  func value(key: String, forms: [PropertyListPair]) -> PropertyListValue {
    var numbered = self
    var name = "count"
    while substitutions.contains(where: { $0.name == name }) { name += "_" }
    let number = number(in: forms.sorted { $0.key > $1.key }.compactMap(\.value.string) + [key])
    let forms = forms.map { form in
      // Only where another argument comes first do the positions have to be written.
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

  /// The first placeholder of a number, from the first text that has one: its position and type.
  private func number(in texts: [String]) -> (argument: Int, specifier: String) {
    for text in texts {
      var next = 1
      for placeholder in Format(text).placeholders {
        let argument = placeholder.position ?? next
        if placeholder.position == nil { next += 1 }
        if case .variable = placeholder.conversion { continue }
        guard [.integer, .real].contains(placeholder.conversion.argumentKind) else { continue }
        let behindPosition = placeholder.source.split(separator: "$").last.map(String.init) ?? ""
        return (
          argument,
          placeholder.position == nil ? String(placeholder.source.dropFirst()) : behindPosition
        )
      }
    }
    return (1, "lld")
  }

  /// The text with a position in each placeholder that has none, and those of substitutions noted.
  private mutating func positioned(_ text: String) -> String {
    var next = 1
    return FormatText(text).mapping(placeholders: { placeholder in
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

  /// A form with its own number for `%arg`, and positions for the substitutions it mentions.
  private func shown(_ substitution: CatalogSubstitution, in text: String) -> String {
    let position = substitution.argument.map { "\($0)$" } ?? ""
    let form = text.replacing("%arg", with: "%\(position)\(substitution.specifier)")
    return FormatText(form).mapping(placeholders: { placeholder in
      guard case .variable(let name) = placeholder.conversion, placeholder.position == nil,
        let argument = substitutions.first(where: { $0.name == name })?.argument
      else { return placeholder.source }
      return "%\(argument)$#@\(name)@"
    })
  }
}

extension String {
  /// A placeholder's source with a position behind the percent sign.
  fileprivate func positioned(_ position: Int) -> String { "%\(position)$" + dropFirst() }
}
