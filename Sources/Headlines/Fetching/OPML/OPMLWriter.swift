/// Writes the lines of an OPML file.
struct OPMLWriter {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func write(_ folder: OPMLFolder) {
    for subscription in folder.subscriptions { write(subscription) }
    for folder in folder.folders {
      let name = Self.escaped(folder.name)
      line("<outline text=\"\(name)\" title=\"\(name)\">")
      write(folder)
      line("</outline>")
    }
  }

  private mutating func write(_ subscription: Subscription) {
    let title = Self.escaped(subscription.title)
    var outline = "<outline type=\"rss\" text=\"\(title)\" title=\"\(title)\""
    outline += " xmlUrl=\"\(Self.escaped(subscription.feed))\""
    if let page = subscription.page { outline += " htmlUrl=\"\(Self.escaped(page))\"" }
    line(outline + "/>")
  }

  /// Text that XML takes everywhere; what XML does not allow becomes U+FFFD.
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
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
