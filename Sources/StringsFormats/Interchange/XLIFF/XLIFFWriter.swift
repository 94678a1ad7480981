import StringsSyntax

/// Writes XLIFF 1.2 as Xcode does, or XLIFF 2.1.
package enum XLIFFWriter {
  package static func text(_ exchange: TranslationExchange, _ version: XLIFFVersion) -> String {
    let files = Dictionary(grouping: exchange.units) { $0.identity.file ?? "" }
      .sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      .map { file, units in
        (
          file,
          units.map { ($0.identity.identifier, $0) }
            .sorted { $0.0.unicodeScalars.lexicographicallyPrecedes($1.0.unicodeScalars) }
        )
      }
    switch version {
    case .v1: return first(exchange, files)
    case .v2: return second(exchange, files)
    }
  }

  /// Whether a version can have all characters of a unit.
  package static func canWrite(_ unit: TranslationUnit, _ version: XLIFFVersion) -> Bool {
    let texts = version == .v1 ? [unit.source, unit.target ?? ""] : []
    return ([unit.identity.key, unit.identity.path.variable ?? ""] + texts).allSatisfy(
      XMLText.isAllowed)
  }

  private typealias Files = [(file: String, units: [(identifier: String, unit: TranslationUnit)])]

  private static func first(_ exchange: TranslationExchange, _ files: Files) -> String {
    let source = attribute(exchange.sourceLanguage ?? "en")
    let target = attribute(exchange.targetLanguage ?? "")
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """
    for (file, units) in files {
      text += """
          <file original="\(attribute(file))" source-language="\(source)" target-language="\(target)" datatype="plaintext">
            <header>
              <tool tool-id="sternik-strings" tool-name="sternik-strings"/>
            </header>
            <body>

        """
      for (identifier, unit) in units {
        text += "      <trans-unit id=\"\(attribute(identifier))\" xml:space=\"preserve\">\n"
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

  /// Xcode writes states for String Catalogs only.
  private static func stateAttribute(_ unit: TranslationUnit) -> String {
    switch unit.state {
    case .new: " state=\"new\""
    case .stale, .needsReview: " state=\"needs-review-l10n\""
    case .translated:
      unit.identity.file?.hasSuffix(".xcstrings") == true ? " state=\"translated\"" : ""
    }
  }

  private static func second(_ exchange: TranslationExchange, _ files: Files) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" \
      srcLang="\(attribute(exchange.sourceLanguage ?? "en"))" trgLang="\(attribute(exchange.targetLanguage ?? ""))">

      """
    for (index, (file, units)) in files.enumerated() {
      text += "  <file id=\"f\(index + 1)\" original=\"\(attribute(file))\">\n"
      for (number, (identifier, unit)) in units.enumerated() {
        text += "    <unit id=\"u\(number + 1)\" name=\"\(attribute(identifier))\">\n"
        if let comment = unit.comment, !comment.isEmpty {
          text +=
            "      <notes>\n        <note category=\"comment\">\(XMLPropertyListText.escaped(comment))</note>\n      </notes>\n"
        }
        text += "      <segment state=\"\(segmentState(unit))\" canResegment=\"no\">\n"
        text += "        <source xml:space=\"preserve\">\(withCodePoints(unit.source))</source>\n"
        if let target = unit.target {
          text += "        <target xml:space=\"preserve\">\(withCodePoints(target))</target>\n"
        }
        text += "      </segment>\n    </unit>\n"
      }
      text += "  </file>\n"
    }
    return text + "</xliff>\n"
  }

  private static func segmentState(_ unit: TranslationUnit) -> String {
    switch unit.state {
    case .new: "initial"
    case .stale, .needsReview: "translated\" subState=\"\(XLIFFReader.reviewState)"
    case .translated: "reviewed"
    }
  }

  /// Characters that XML forbids are elements in XLIFF 2.
  private static func withCodePoints(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let one = String(scalar)
      if XMLText.isAllowed(one) {
        result += XMLPropertyListText.escaped(one)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result +=
          "<cp hex=\"\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)\"/>"
      }
    }
    return result
  }

  private static func element(_ name: String, _ attributes: String, _ text: String) -> String {
    text.isEmpty
      ? "<\(name)\(attributes)/>"
      : "<\(name)\(attributes)>\(XMLPropertyListText.escaped(text))</\(name)>"
  }

  private static func attribute(_ text: String) -> String {
    var result = ""
    for scalar in XMLPropertyListText.escaped(text).unicodeScalars {
      switch scalar {
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
