import StringsFormats
import StringsSyntax

/// The files of a table in one language, for a folder of that language.
struct LanguageFiles {
  let entries: [TranslationEntry]

  init(_ entries: [TranslationEntry]) { self.entries = entries }

  /// The contents of a `.strings` file.
  var strings: String { Self.strings(entries) }

  /// The contents of a `.stringsdict` file.
  var stringsdict: String { Self.stringsdict(entries) }

  /// The types and contents of the files: texts, and what varies; without empty files.
  var files: [(type: String, text: String)] {
    let plain = entries.filter { $0.value.string != nil }
    let others = entries.filter { $0.value.string == nil }
    return (plain.isEmpty ? [] : [("strings", Self.strings(plain))])
      + (others.isEmpty ? [] : [("stringsdict", Self.stringsdict(others))])
  }

  private static func strings(_ entries: [TranslationEntry]) -> String {
    entries.map { entry in
      let pair = PropertyListPair(key: entry.key, value: entry.value)
      let comments = entry.writtenComments.map { "/* \($0.replacing("*/", with: "* /")) */\n" }
      return comments.joined() + OldStylePropertyList.text([pair]) + "\n"
    }.joined(separator: "\n")
  }

  private static func stringsdict(_ entries: [TranslationEntry]) -> String {
    let comments = Dictionary(entries.map { ($0.key, $0.writtenComments) }) { _, last in last }
    return XMLPropertyListText.text(
      entries.map { PropertyListPair(key: $0.key, value: $0.value) },
      comments: { comments[$0] ?? [] })
  }
}

extension TranslationEntry {
  /// The texts of the comments above it, also that of a key that the program no longer uses.
  fileprivate var writtenComments: [String] {
    [comment, isStale ? TranslationTable.removedComment : nil].compactMap(\.self)
  }
}
