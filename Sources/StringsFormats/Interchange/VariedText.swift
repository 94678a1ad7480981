import LocalizableStrings
import StringsSyntax

/// All texts of one key in one language.
struct VariedText {
  struct Form {
    var path: TextPath
    var text: String
    /// `nil` in formats without states.
    var state: TranslationState?
  }

  private(set) var forms: [Form] = []
  /// The rules of variables, where they are no cardinal numbers.
  private var ordinals: Set<String> = []

  /// A text, or the dictionary of a plural; `nil` for one that varies by device or width.
  init?(_ value: PropertyListValue) {
    if let text = value.string {
      forms = [Form(path: .plain, text: text)]
      return
    }
    guard value.variants == nil, let format = value["NSStringLocalizedFormatKey"]?.string else {
      return nil
    }
    forms = [Form(path: .plain, text: format)]
    for pair in value.pairs ?? [] {
      guard let variable = pair.value.pairs else { continue }
      if pair.value["NSStringFormatSpecTypeKey"]?.string == "NSStringOrdinalRuleType" {
        ordinals.insert(pair.key)
      }
      for form in variable {
        guard let category = PluralCategory(rawValue: form.key), let text = form.value.string else {
          continue
        }
        forms.append(Form(path: TextPath(variable: pair.key, category: category), text: text))
      }
    }
  }

  /// A localization of a String Catalog; `nil` for one that varies by something else than devices and numbers.
  init?(_ localization: JSONNode) {
    guard add(localization, .plain, depth: 0) else { return nil }
  }

  /// A text without variations.
  init(text: String) { forms = [Form(path: .plain, text: text)] }

  subscript(path: TextPath) -> Form? { forms.first { $0.path == path } }

  /// The paths of the texts that a language needs: those that are there, and each category of its numbers.
  ///
  /// A form that the language does not take is among them only if it is translated.
  func paths(
    in language: Language, with source: VariedText, isTranslation: Bool
  ) -> [TextPath] {
    var paths: [TextPath] = []
    var seen: Set<TextPath> = []
    for form in forms {
      guard form.path.category != nil else {
        paths.append(form.path)
        continue
      }
      guard seen.insert(form.path.with(nil)).inserted else { continue }
      let type: PluralType =
        form.path.variable.map(ordinals.contains) == true ? .ordinal : .cardinal
      var categories = language.pluralCategories(type).union([.other])
      // The number 0 may have a form of its own in any language.
      if self[form.path.with(.zero)] != nil || source[form.path.with(.zero)] != nil {
        categories.insert(.zero)
      }
      let own = forms.filter {
        isTranslation && $0.state != .new && $0.path.with(nil) == form.path.with(nil)
      }.compactMap(\.path.category)
      paths += PluralCategory.allCases.filter { categories.contains($0) || own.contains($0) }.map {
        form.path.with($0)
      }
    }
    return paths
  }

  /// The text that a translation is made from: the same form, or the nearest.
  func text(for path: TextPath) -> String {
    let candidates = [
      self[path], self[path.with(.other)], self[path.with(nil)],
      forms.first { $0.path.variable == path.variable && $0.path.category == path.category },
      forms.first { $0.path.variable == path.variable && $0.path.category == .other },
      self[TextPath(category: .other)], self[.plain], self[TextPath(device: "other")],
    ]
    return candidates.lazy.compactMap(\.self).first?.text ?? forms.first?.text ?? ""
  }

  private mutating func add(_ node: JSONNode, _ path: TextPath, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    if let unit = node["stringUnit"], let text = unit["value"]?.string {
      // A text with a state that is not known counts as not translated.
      let state = unit["state"]?.string.map { TranslationState(rawValue: $0) ?? .new }
      forms.append(Form(path: path, text: text, state: state ?? .translated))
    }
    for substitution in node["substitutions"]?.members ?? [] {
      var inner = path
      inner.variable = substitution.key
      guard path.variable == nil, add(substitution.value, inner, depth: depth + 1) else {
        return false
      }
    }
    for variation in node["variations"]?.members ?? [] {
      for branch in variation.value.members ?? [] {
        var inner = path
        switch variation.key {
        case "plural":
          guard path.category == nil, let category = PluralCategory(rawValue: branch.key) else {
            return false
          }
          inner.category = category
        case "device":
          guard path.device == nil, path.category == nil, path.variable == nil else { return false }
          inner.device = branch.key
        default: return false
        }
        guard add(branch.value, inner, depth: depth + 1) else { return false }
      }
    }
    return true
  }
}
