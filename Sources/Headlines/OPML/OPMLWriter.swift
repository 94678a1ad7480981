extension OPMLDocument {
  /// The document as OPML 2.0; reading it gives an equal document.
  ///
  /// The feeds of one folder are written together, in the order in which the folders first occur.
  var opml: String {
    var writer = OPMLWriter()
    writer.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    writer.line("<opml version=\"2.0\">")
    writer.line("<head><title>\(OPMLWriter.escaped(title))</title></head>")
    writer.line("<body>")
    writer.write(OPMLFolder(self))
    writer.line("</body>")
    writer.line("</opml>")
    return writer.text
  }
}

/// Writes the lines of an OPML file.
struct OPMLWriter {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func write(_ folder: OPMLFolder) {
    for feed in folder.feeds { write(feed) }
    for folder in folder.folders {
      let name = Self.escaped(folder.name)
      line("<outline text=\"\(name)\" title=\"\(name)\">")
      write(folder)
      line("</outline>")
    }
  }

  private mutating func write(_ feed: OPMLFeed) {
    let title = Self.escaped(feed.title)
    let text = feed.name.map(Self.escaped) ?? title
    var outline = "<outline type=\"\(Self.escaped(feed.others["type"] ?? "rss"))\""
    outline += " text=\"\(text)\" title=\"\(title)\""
    outline += " xmlUrl=\"\(Self.escaped(feed.address))\""
    if let page = feed.homePage { outline += " htmlUrl=\"\(Self.escaped(page))\"" }
    for (name, value) in feed.others.sorted(by: <) where name != "type" {
      outline += " \(name)=\"\(Self.escaped(value))\""
    }
    line(outline + "/>")
  }

  /// Escapes text for an attribute or an element; what XML does not allow becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": result += "\u{FFFD}"
      case _ where isUnsafe(scalar): result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a terminal may take the character for a command or another direction of the text.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}
