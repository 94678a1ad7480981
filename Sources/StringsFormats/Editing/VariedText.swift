package import LocalizableStrings
package import StringsSyntax

/// All texts of one key in one language.
public struct VariedText: Sendable, Hashable {
  /// One of the texts.
  public struct Form: Sendable, Hashable {
    /// Which of the texts it is.
    public var path: TextPath
    /// As the file has it, with its placeholders.
    public var text: String
    /// `nil` in formats without states; where one is set, the state that is there stays.
    public var state: TranslationState?
    /// Whether the file has a state that is not known, which counts as `new`.
    package fileprivate(set) var hasUnknownState = false

    /// A text with its state, if the format has one.
    public init(_ path: TextPath, _ text: String, state: TranslationState? = nil) {
      self.path = path
      self.text = text
      self.state = state
    }
  }

  /// The number of a substitution in a String Catalog.
  public struct Number: Sendable, Hashable {
    /// The path of its forms, without their categories.
    public var path: TextPath
    /// The one-based position of its argument, if the file says it.
    public var argument: Int?
    /// The format of the number without the percent sign, such as `lld`.
    public var specifier: String?
  }

  /// In the order of the file.
  public var forms: [Form]
  /// The numbers of substitutions, of which each has forms of its own.
  public var numbers: [Number] = []
  /// The variables whose numbers are no cardinal ones.
  private var ordinals: Set<String> = []

  /// Texts in their order, with the numbers of substitutions in them.
  public init(_ forms: [Form], numbers: [Number] = []) {
    self.forms = forms
    self.numbers = numbers
  }

  /// A text without variations.
  public init(text: String) { forms = [Form(.plain, text)] }

  /// A text, or the dictionary of a plural; `nil` for one that varies by device or width.
  package init?(_ value: PropertyListValue) {
    if let text = value.string {
      forms = [Form(.plain, text)]
      return
    }
    guard value.variants == nil, let format = value["NSStringLocalizedFormatKey"]?.string else {
      return nil
    }
    forms = [Form(.plain, format)]
    for pair in value.pairs ?? [] {
      guard let variable = pair.value.pairs else { continue }
      if pair.value["NSStringFormatSpecTypeKey"]?.string == "NSStringOrdinalRuleType" {
        ordinals.insert(pair.key)
      }
      for form in variable {
        guard let category = PluralCategory(rawValue: form.key), let text = form.value.string else {
          continue
        }
        forms.append(Form(TextPath(variable: pair.key, category: category), text))
      }
    }
  }

  /// A localization of a String Catalog; `nil` for one that varies by something that is not known, or in another order.
  init?(_ localization: JSONNode) {
    forms = []
    guard add(localization, .plain, depth: 0), !forms.isEmpty else { return nil }
  }

  /// Whether it varies by width.
  package var hasWidths: Bool { forms.contains { $0.path.width != nil } }

  /// The first text at a path.
  public subscript(path: TextPath) -> Form? { forms.first { $0.path == path } }

  /// The paths of the texts that a language needs: those that are there, and each category of its numbers.
  ///
  /// A form that the language does not take is among them only if it is translated.
  package func paths(
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
  package func text(for path: TextPath) -> String {
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
      let name = unit["state"]?.string
      let state = name.map { TranslationState(rawValue: $0) } ?? .translated
      var form = Form(path, text, state: state ?? .new)
      form.hasUnknownState = state == nil
      forms.append(form)
    }
    for substitution in node["substitutions"]?.members ?? [] {
      guard path.variable == nil, path.category == nil else { return false }
      var inner = path
      inner.variable = substitution.key
      numbers.append(
        Number(
          path: inner, argument: substitution.value["argNum"]?.integer,
          specifier: substitution.value["formatSpecifier"]?.string))
      guard add(substitution.value, inner, depth: depth + 1) else { return false }
    }
    for variation in node["variations"]?.members ?? [] {
      for branch in variation.value.members ?? [] {
        guard path.category == nil else { return false }
        var inner = path
        switch variation.key {
        case "plural":
          guard let category = PluralCategory(rawValue: branch.key) else { return false }
          inner.category = category
        case "device":
          guard path.device == nil, path.width == nil, path.variable == nil else { return false }
          inner.device = branch.key
        case "width":
          guard path.width == nil, path.variable == nil else { return false }
          inner.width = branch.key
        default: return false
        }
        guard add(branch.value, inner, depth: depth + 1) else { return false }
      }
    }
    return true
  }
}
