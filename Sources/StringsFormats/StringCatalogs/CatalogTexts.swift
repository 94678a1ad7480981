package import LocalizableStrings
package import StringsSyntax

/// The texts of a String Catalog as they are written there.
package struct CatalogTexts {
  private let entries: [String: JSONNode]

  package init(bytes: [UInt8], file: String) throws(Diagnostic) {
    let encoding = TextEncoding(of: bytes)
    var text = encoding.utf8(bytes)
    if encoding.hasByteOrderMark { text.replaceSubrange(0..<3, with: []) }
    do throws(JSONProblem) {
      let members = try JSONReader.read(text).0["strings"]?.members ?? []
      entries = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
    } catch {
      throw error.diagnostic(.invalidJSON, .error, in: file)
    }
  }

  package func has(_ key: String, _ language: Language) -> Bool {
    localization(key, language) != nil
  }

  package subscript(key: String, language: Language) -> VariedText? {
    localization(key, language).flatMap { VariedText($0) }
  }

  private func localization(_ key: String, _ language: Language) -> JSONNode? {
    entries[key]?["localizations"]?.members?.last { Language($0.key) == language }?.value
  }
}
