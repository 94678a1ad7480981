package import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Writes PO files for gettext: the identifier is the context, and the text in the development language the `msgid`.
package enum POWriter {
  /// The text of a file in a language.
  package static func text(_ exchange: TranslationExchange, _ language: Language) -> String {
    let forms = PluralForms(language)
    var text = "msgid \"\"\nmsgstr \"\"\n"
    for line in [
      "Language: \(language.tag.replacing("-", with: "_"))", "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=UTF-8",
      "Content-Transfer-Encoding: 8bit", forms.map { "Plural-Forms: \($0.header)" },
      "X-Generator: sternik-strings",
    ].compactMap(\.self) {
      text += quoted(line + "\n") + "\n"
    }
    var contexts: Set<String> = []
    for group in groups(of: exchange.units) {
      for entry in entries(of: group, forms) {
        var context = entry.context.isEmpty ? POReader.contextOfEmptyKey : entry.context
        // Two tables may have the same key.
        if !contexts.insert(context).inserted, let file = group[0].identity.file {
          context = POReader.context(context, in: file)
          contexts.insert(context)
        }
        text += "\n" + self.text(of: entry, context)
      }
    }
    return text
  }

  private struct Entry {
    var context: String
    /// The first is for the `msgid`, and its comment is the entry's.
    var units: [TranslationUnit]
    var plural: String?
    /// One, or one for each index of the forms.
    var forms: [TranslationUnit]
  }

  /// The forms of one plural together.
  private static func groups(of units: [TranslationUnit]) -> [[TranslationUnit]] {
    var groups: [[TranslationUnit]] = []
    var indices: [TranslationUnit.Identity: Int] = [:]
    for unit in units {
      var identity = unit.identity
      identity.path.category = nil
      if unit.identity.path.category != nil, let index = indices[identity] {
        groups[index].append(unit)
      } else {
        if unit.identity.path.category != nil { indices[identity] = groups.count }
        groups.append([unit])
      }
    }
    return groups
  }

  /// One entry with all forms if the language's forms are known, and one for each text else.
  private static func entries(of group: [TranslationUnit], _ forms: PluralForms?) -> [Entry] {
    let identity = group[0].identity
    guard identity.path.category != nil, let forms else { return group.map(single) }
    let byCategory = Dictionary(group.map { ($0.identity.path.category, $0) }) { first, _ in first }
    let units = forms.categories.compactMap { byCategory[$0] }
    let rest = group.filter { !forms.categories.contains($0.identity.path.category) }
    guard units.count == forms.categories.count, let other = byCategory[.other] else {
      return group.map(single)
    }
    let first = byCategory[.one] ?? other
    let isPair = units.allSatisfy {
      $0.source == ($0.identity.path.category == .one ? first : other).source
    }
    guard isPair else { return group.map(single) }
    let entry = Entry(
      context: identity.path.with(nil).identifier(of: identity.key), units: [first] + units,
      plural: other.source, forms: units)
    return [entry] + rest.map(single)
  }

  private static func single(_ unit: TranslationUnit) -> Entry {
    Entry(
      context: unit.identity.path.identifier(of: unit.identity.key), units: [unit],
      forms: [unit])
  }

  /// What nobody has translated yet is empty.
  private static func target(_ unit: TranslationUnit) -> String {
    unit.state == .new ? "" : unit.target ?? ""
  }

  private static func text(of entry: Entry, _ context: String) -> String {
    let unit = entry.units[0]
    var text = ""
    for line in lines(unit.comment ?? "") { text += "#. \(line)\n" }
    let marks = entry.forms.compactMap(\.exported)
    if marks.count == entry.forms.count { text += "#. \(ExportMark.comment(marks))\n" }
    if let file = unit.identity.file { text += "#: \(lines(file).joined(separator: " "))\n" }
    let needsReview = entry.units.contains { $0.state == .needsReview || $0.state == .stale }
    if needsReview { text += "#, fuzzy\n" }
    text += "msgctxt \(quoted(context))\nmsgid \(quoted(unit.source))\n"
    if let plural = entry.plural {
      text += "msgid_plural \(quoted(plural))\n"
      for (index, form) in entry.forms.enumerated() {
        text += "msgstr[\(index)] \(quoted(target(form)))\n"
      }
    } else {
      text += "msgstr \(quoted(target(entry.forms[0])))\n"
    }
    return text
  }

  private static func lines(_ text: String) -> [String] {
    text.isEmpty
      ? []
      : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// A string in quotes, of several lines if the text has them.
  private static func quoted(_ text: String) -> String {
    var lines: [String] = [""]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": lines[lines.count - 1] += "\\\(scalar)"
      case "\n":
        lines[lines.count - 1] += "\\n"
        lines.append("")
      case "\t": lines[lines.count - 1] += "\\t"
      case "\r": lines[lines.count - 1] += "\\r"
      case "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 8)
        lines[lines.count - 1] += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    if lines.last == "", lines.count > 1 { lines.removeLast() }
    if lines.count > 1 { lines.insert("", at: 0) }
    return lines.map { "\"\($0)\"" }.joined(separator: "\n")
  }
}
