import StringsFormats
import StringsSyntax

/// A pseudo-translation of the texts of one language.
struct PseudoTranslation {
  let entries: [TranslationEntry]

  init(_ entries: [TranslationEntry], _ text: PseudoText) {
    var last: [String: TranslationEntry] = [:]
    for entry in entries { last[entry.key] = entry }
    self.entries = entries.compactMap { entry in
      guard var entry = last.removeValue(forKey: entry.key) else { return nil }
      if entry.isTranslatable { entry.value = Self.value(entry.value, text) }
      return entry
    }
  }

  /// The texts as a `.strings` file.
  var strings: String { Self.strings(entries) }

  /// The texts as a `.stringsdict` file.
  var stringsdict: String { Self.stringsdict(entries) }

  /// The texts as the files of a folder: plain ones and, if there are any, those with forms.
  var files: [(type: String, text: String)] {
    let plain = entries.filter { $0.value.string != nil }
    let others = entries.filter { $0.value.string == nil }
    return (plain.isEmpty ? [] : [("strings", Self.strings(plain))])
      + (others.isEmpty ? [] : [("stringsdict", Self.stringsdict(others))])
  }

  private static func strings(_ entries: [TranslationEntry]) -> String {
    entries.map { entry in
      let pair = PropertyListPair(key: entry.key, value: entry.value)
      let comment = entry.comment.map { "/* \($0.replacing("*/", with: "* /")) */\n" } ?? ""
      return comment + OldStylePropertyList.text([pair]) + "\n"
    }.joined(separator: "\n")
  }

  private static func stringsdict(_ entries: [TranslationEntry]) -> String {
    let comments = Dictionary(entries.map { ($0.key, $0.comment) }) { _, last in last }
    return XMLPropertyListText.text(
      entries.map { PropertyListPair(key: $0.key, value: $0.value) },
      comment: { comments[$0] ?? nil })
  }

  /// Only what is a message is changed.
  private static func value(_ value: PropertyListValue, _ text: PseudoText) -> PropertyListValue {
    switch value {
    case .string(let string): return .string(text.whole(string))
    case .array, .data: return value
    case .dictionary(let pairs):
      let isMessage = value["NSStringLocalizedFormatKey"]?.string != nil
      guard isMessage || value.variants != nil else { return value }
      return .dictionary(
        pairs.map { pair in
          PropertyListPair(
            key: pair.key,
            value: isMessage ? part(pair, text) : variants(pair.value, text))
        })
    }
  }

  private static func variants(_ value: PropertyListValue, _ text: PseudoText) -> PropertyListValue
  {
    guard let pairs = value.pairs else { return value }
    return .dictionary(
      pairs.map { PropertyListPair(key: $0.key, value: Self.value($0.value, text)) })
  }

  /// The format or a variable of a plural.
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
