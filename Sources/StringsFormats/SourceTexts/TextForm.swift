package import StringsSyntax

/// One text of a value: all of it, or a form of a plural or for a device.
package struct TextForm: Sendable {
  /// The keys that lead to the text, such as `count` and `few`; empty for the whole value.
  package let path: [String]
  /// The text; `nil` for a value of another type.
  package let text: String?
  let hash: String

  fileprivate init(_ path: [String], _ value: PropertyListValue) {
    self.path = path
    text = value.string
    hash = StableHash(value).text
  }

  /// The name in the file about the source texts, such as `count.few`; empty for the whole value.
  var name: String { path.joined(separator: ".") }

  package var category: PluralCategory? { textPath.category }

  package var hasWords: Bool { text?.hasWords == true }

  /// Whether the bytes of the text are those of another one.
  package func isCopy(of other: TextForm) -> Bool {
    guard let text, let other = other.text else { return false }
    return text.utf8.elementsEqual(other.utf8)
  }

  /// The path for translators.
  package var textPath: TextPath {
    var keys = path[...]
    var result = TextPath.plain
    if keys.first == Self.deviceKey {
      result.device = keys.dropFirst().first
      keys = keys.dropFirst(2)
    }
    if keys.count == 2, let category = keys.last.flatMap(PluralCategory.init) {
      result.variable = keys.first
      result.category = category
    }
    return result
  }

  /// Whether this is the text of a translator's unit; one of a String Catalog does not name the number of a whole text.
  package func isAt(_ path: TextPath) -> Bool {
    let own = textPath
    if own == path { return true }
    guard path.variable == nil, path.category != nil else { return false }
    return own == TextPath(device: path.device, variable: own.variable, category: path.category)
  }

  private static let deviceKey = "NSStringDeviceSpecificRuleType"
}

extension PropertyListValue {
  /// The texts that a translator can translate; a value of another type is one without a text.
  package var textForms: [TextForm] {
    guard pairs != nil else { return [TextForm([], self)] }
    var forms: [TextForm] = []
    addForms(to: &forms, below: [])
    return forms.isEmpty ? [TextForm([], self)] : forms
  }

  private func addForms(to forms: inout [TextForm], below path: [String]) {
    guard let pairs else {
      if string != nil { forms.append(TextForm(path, self)) }
      return
    }
    // Of equal keys, the last one counts.
    let last = Dictionary(zip(pairs.map(\.key), pairs.indices)) { _, last in last }
    for (index, pair) in pairs.enumerated()
    where last[pair.key] == index && !Self.settings.contains(pair.key) {
      pair.value.addForms(to: &forms, below: path + [pair.key])
    }
  }

  /// The value with further forms of its plurals, each in the order of the categories.
  func adding(_ forms: [(path: [String], text: String?)]) -> PropertyListValue {
    forms.reduce(self) { value, form in
      form.text.map { value.adding($0, at: form.path[...]) } ?? value
    }
  }

  private func adding(_ text: String, at path: ArraySlice<String>) -> PropertyListValue {
    guard var pairs, let key = path.first else { return self }
    if path.count > 1 {
      guard let index = pairs.lastIndex(where: { $0.key == key }) else { return self }
      pairs[index].value = pairs[index].value.adding(text, at: path.dropFirst())
    } else if !pairs.contains(where: { $0.key == key }), let own = PluralCategory(rawValue: key) {
      let later = PluralCategory.allCases.drop { $0 != own }.dropFirst().map(\.rawValue)
      let next = pairs.firstIndex { later.contains($0.key) } ?? pairs.endIndex
      pairs.insert(PropertyListPair(key: key, value: .string(text)), at: next)
    }
    return .dictionary(pairs)
  }

  /// Whether the texts are the same, whatever the order of the forms.
  func hasSameForms(as other: PropertyListValue) -> Bool {
    func texts(_ value: PropertyListValue) -> [[String]: String] {
      Dictionary(value.textForms.map { ($0.path, $0.hash) }) { _, last in last }
    }
    return texts(self) == texts(other)
  }

  private static let settings: Set<String> = [
    "NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey",
  ]

  /// The value with other texts at some paths.
  package func replacing(_ texts: [[String]: String]) -> PropertyListValue {
    replacing(texts, at: [])
  }

  private func replacing(_ texts: [[String]: String], at path: [String]) -> PropertyListValue {
    guard let pairs else { return texts[path].map(PropertyListValue.string) ?? self }
    return .dictionary(
      pairs.map { pair in
        PropertyListPair(
          key: pair.key, value: pair.value.replacing(texts, at: path + [pair.key]))
      })
  }
}

/// The texts that the forms of a translation are made from.
struct SourceForms {
  let whole: TextForm
  private let forms: [TextForm]

  init(_ source: PropertyListValue) {
    whole = TextForm([], source)
    forms = source.pairs == nil ? [whole] : source.textForms
  }

  /// The same form, or that for most numbers; the whole value where several may be meant.
  func form(for translation: TextForm) -> TextForm {
    guard whole.text == nil, let last = translation.path.last else { return whole }
    let other = PluralCategory.other.rawValue
    for path in [translation.path, translation.path.dropLast() + [other]] {
      if let same = forms.first(where: { $0.path == path }) { return same }
    }
    // The variable may have another name.
    for name in [last, other] {
      let found = forms.filter { $0.path.last == name }
      if let first = found.first, found.allSatisfy({ $0.hash == first.hash }) { return first }
    }
    return whole
  }
}
