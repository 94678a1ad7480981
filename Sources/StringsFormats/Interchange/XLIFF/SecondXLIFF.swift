import StringsSyntax

/// Writes XLIFF 2.1: a unit for each text, and a group for those of one key.
enum SecondXLIFF {
  static func text(_ exchange: TranslationExchange, _ files: XLIFFWriter.Files) -> String {
    let source = XLIFFWriter.attribute(exchange.sourceLanguage ?? "en")
    let target = XLIFFWriter.attribute(exchange.targetLanguage ?? "")
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:sternik="urn:sternik:exchange" version="2.1" \
      srcLang="\(source)" trgLang="\(target)">

      """
    for (index, (file, units)) in files.enumerated() {
      text += "  <file id=\"f\(index + 1)\" original=\"\(XLIFFWriter.attribute(file))\">\n"
      var number = 0
      for (group, units) in groups(of: units).enumerated() {
        var indentation = "    "
        if units.count > 1 {
          let key = XLIFFWriter.attribute(units[0].unit.identity.key)
          text += "    <group id=\"g\(group + 1)\" name=\"\(key)\">\n"
          indentation += "  "
        }
        for (identifier, unit) in units {
          number += 1
          for line in lines(of: unit, identifier, number) { text += indentation + line + "\n" }
        }
        if units.count > 1 { text += "    </group>\n" }
      }
      text += "  </file>\n"
    }
    return text + "</xliff>\n"
  }

  /// The units of each key, in the order of their first ones.
  private static func groups(of units: XLIFFWriter.Units) -> [XLIFFWriter.Units] {
    var groups: [XLIFFWriter.Units] = []
    var indices: [String: Int] = [:]
    for (identifier, unit) in units {
      if let index = indices[unit.identity.key] {
        groups[index].append((identifier, unit))
      } else {
        indices[unit.identity.key] = groups.count
        groups.append([(identifier, unit)])
      }
    }
    return groups
  }

  private static func lines(
    of unit: TranslationUnit, _ identifier: String, _ number: Int
  ) -> [String] {
    var codes = InlineCodes()
    let source = codes.elements(inSource: unit.source)
    let target = unit.target.map { codes.elements(inTarget: $0) }
    let name = XLIFFWriter.attribute(identifier)
    let mark = unit.exported.map { " sternik:extradata=\"\($0.attribute)\"" } ?? ""
    var lines = ["<unit id=\"u\(number)\" name=\"\(name)\"\(mark)>"]
    if let comment = unit.comment, !comment.isEmpty {
      let note = XMLPropertyListText.escaped(comment)
      lines += ["  <notes>", "    <note category=\"comment\">\(note)</note>", "  </notes>"]
    }
    if !codes.originalData.isEmpty {
      lines.append("  <originalData>")
      lines += codes.originalData.map { "    " + $0 }
      lines.append("  </originalData>")
    }
    lines.append("  <segment state=\"\(segmentState(unit))\" canResegment=\"no\">")
    lines.append("    <source xml:space=\"preserve\">\(source)</source>")
    if let target { lines.append("    <target xml:space=\"preserve\">\(target)</target>") }
    return lines + ["  </segment>", "</unit>"]
  }

  private static func segmentState(_ unit: TranslationUnit) -> String {
    switch unit.state {
    case .new: "initial"
    case .stale, .needsReview: "translated\" subState=\"\(XLIFFReader.reviewState)"
    case .translated: "reviewed"
    }
  }
}
