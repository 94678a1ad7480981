package import LocalizableStrings
package import StringsSyntax

extension PropertyListValue {
  /// The value without the plural forms that no number takes in a language; the number 0 may have one in any language.
  package func withForms(of language: Language) -> PropertyListValue {
    guard let pairs, language.isDetermined else { return self }
    let needless = pluralType.map { PluralCategory.needless(in: language, $0) } ?? []
    return .dictionary(
      pairs.filter { pair in PluralCategory(rawValue: pair.key).map(needless.contains) != true }
        .map { PropertyListPair(key: $0.key, value: $0.value.withForms(of: language)) })
  }

  /// The rules by which a variable has its forms; `nil` for any other value.
  private var pluralType: PluralType? {
    self["NSStringFormatSpecTypeKey"].map {
      $0.string == "NSStringOrdinalRuleType" ? .ordinal : .cardinal
    }
  }

  /// The value with translated texts instead of its own; `nil` if a text is missing, or a variable lacks the form `other`.
  ///
  /// PO files of some languages have no form for fractions: `many` stands for it then.
  package func translated(_ texts: [TextPath: String]) -> PropertyListValue? {
    guard let pairs else { return texts[.plain].map(PropertyListValue.string) }
    var result: [PropertyListPair] = []
    for pair in pairs {
      guard let variable = pair.value.pairs else {
        let isFormat = pair.key == "NSStringLocalizedFormatKey"
        let text = isFormat ? texts[.plain].map(PropertyListValue.string) : nil
        result.append(PropertyListPair(key: pair.key, value: text ?? pair.value))
        continue
      }
      let settings = variable.filter { PluralCategory(rawValue: $0.key) == nil }
      func text(_ category: PluralCategory) -> String? {
        texts[TextPath(variable: pair.key, category: category)]
      }
      let forms = PluralCategory.allCases.compactMap { category in
        (text(category) ?? (category == .other ? text(.many) : nil)).map {
          PropertyListPair(key: category.rawValue, value: .string($0))
        }
      }
      guard forms.contains(where: { $0.key == PluralCategory.other.rawValue }) else { return nil }
      result.append(PropertyListPair(key: pair.key, value: .dictionary(settings + forms)))
    }
    return .dictionary(result)
  }

  /// The value with another text, or with a further form of a variable; `nil` if it has no such variable.
  package func setting(_ text: String, at path: TextPath) -> PropertyListValue? {
    guard var pairs else { return path == .plain ? .string(text) : nil }
    let name = path.variable ?? "NSStringLocalizedFormatKey"
    guard let index = pairs.lastIndex(where: { $0.key == name }) else { return nil }
    if let category = path.category?.rawValue {
      guard var forms = pairs[index].value.pairs else { return nil }
      forms.removeAll { $0.key == category }
      forms.append(PropertyListPair(key: category, value: .string(text)))
      pairs[index].value = .dictionary(forms)
    } else {
      pairs[index].value = .string(text)
    }
    return .dictionary(pairs)
  }
}
