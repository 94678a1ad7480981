import Foundation
import StringsSyntax

/// The sample texts in the formats of the peers.
enum PeerInputs {
  @MainActor
  static func write(to folder: String) throws {
    let folder = URL(filePath: folder)
    let keys = LookupWorkloads.keys.map { $0 + "\n" }.joined()
    let files = [
      "English.strings": SampleTexts.english.text, "English.json": try json(.english),
      "Polish.strings": SampleTexts.polish.text, "Polish.json": try json(.polish),
      "peers.po": messages(.polish), "pl.txt": resources(.polish), "keys.txt": keys,
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
  }

  private static func pairs(_ sample: SampleTexts) -> [(key: String, text: String)] {
    StringsDocument(text: sample.text).entries.map { ($0.key, $0.value.string ?? "") }
  }

  private static func json(_ sample: SampleTexts) throws -> String {
    let texts = Dictionary(uniqueKeysWithValues: pairs(sample).map { ($0.key, $0.text) })
    let data = try JSONSerialization.data(
      withJSONObject: texts, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: data, as: UTF8.self)
  }

  /// For gettext's `msgfmt`.
  private static func messages(_ sample: SampleTexts) -> String {
    let header = #"""
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\n"
      "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

      msgid "%lu article"
      msgid_plural "%lu articles"
      msgstr[0] "%lu artykuł"
      msgstr[1] "%lu artykuły"
      msgstr[2] "%lu artykułów"

      """#
    return pairs(sample).reduce(into: header) {
      $0 += "\nmsgid \"\($1.key)\"\nmsgstr \"\($1.text)\"\n"
    }
  }

  /// For ICU's `genrb`.
  private static func resources(_ sample: SampleTexts) -> String {
    let greeting = "greeting { \"Dzień dobry, witamy z powrotem\" }\n"
    return "pl {\n" + greeting + pairs(sample).map { "\"\($0.key)\" { \"\($0.text)\" }\n" }.joined()
      + "}\n"
  }
}
