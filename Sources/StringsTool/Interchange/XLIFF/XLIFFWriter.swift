import StringsFormats
import StringsSyntax

/// Writes XLIFF 1.2 as Xcode does.
package enum XLIFFWriter {
  package static func text(_ exchange: TranslationExchange) -> String {
    let files = Dictionary(grouping: exchange.units) { $0.identity.file ?? "" }
      .sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      .map { file, units in
        (
          file,
          units.map { ($0.identity.identifier, $0) }
            .sorted { $0.0.unicodeScalars.lexicographicallyPrecedes($1.0.unicodeScalars) }
        )
      }
    let source = XMLText.attribute(exchange.sourceLanguage ?? "en")
    let target = XMLText.attribute(exchange.targetLanguage ?? "")
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """
    for (file, units) in files {
      text += """
          <file original="\(XMLText.attribute(file))" source-language="\(source)" target-language="\(target)" datatype="plaintext">
            <header>
              <tool tool-id="sternik-strings" tool-name="sternik-strings"/>
            </header>
            <body>

        """
      for (identifier, unit) in units {
        let mark = unit.exported.map { " extradata=\"\($0.attribute)\"" } ?? ""
        text +=
          "      <trans-unit id=\"\(XMLText.attribute(identifier))\" xml:space=\"preserve\"\(mark)>\n"
        text += "        \(element("source", "", unit.source))\n"
        if let target = unit.target {
          text += "        \(element("target", stateAttribute(unit), target))\n"
        }
        text += "        \(element("note", "", unit.comment ?? ""))\n      </trans-unit>\n"
      }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

  /// Whether XML allows all characters of a unit.
  package static func canWrite(_ unit: TranslationUnit) -> Bool {
    let texts = [
      unit.source, unit.target ?? "", unit.identity.key, unit.identity.path.variable ?? "",
    ]
    return texts.allSatisfy(XMLText.isAllowed)
  }

  /// Xcode writes states for String Catalogs only.
  private static func stateAttribute(_ unit: TranslationUnit) -> String {
    switch unit.state {
    case .new: " state=\"new\""
    case .stale, .needsReview: " state=\"needs-review-l10n\""
    case .translated:
      unit.identity.file?.hasSuffix(".xcstrings") == true ? " state=\"translated\"" : ""
    }
  }

  private static func element(_ name: String, _ attributes: String, _ text: String) -> String {
    text.isEmpty
      ? "<\(name)\(attributes)/>"
      : "<\(name)\(attributes)>\(XMLText.escaped(text))</\(name)>"
  }
}
