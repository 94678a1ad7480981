import Foundation

/// An address as somebody typed it.
struct TypedAddress {
  /// Without the spaces around it.
  let text: String

  init(_ text: String) { self.text = text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// What the text looks like.
  enum Form: Equatable {
    case path(String)
    case address(String)
    case otherScheme(String)
    case nonsense
  }

  func form(exists: (String) -> Bool) -> Form {
    if exists(text) { return .path(text) }
    if let scheme {
      let rest = text.utf8.dropFirst(scheme.utf8.count + 1)
      switch scheme {
      case "http", "https": return .address(text)
      case "feed": return form(afterFeed: String(decoding: rest, as: UTF8.self))
      case "file": return URL(string: text).map { .path($0.path) } ?? .nonsense
      default: return .otherScheme(scheme)
      }
    }
    if let first = text.first, "/.~".contains(first) {
      return .path((text as NSString).expandingTildeInPath)
    }
    if isServer { return .address("https://" + text) }
    return text.contains("/") || text.contains(".") ? .path(text) : .nonsense
  }

  /// What stands before the first colon, unless that colon leads to a port.
  private var scheme: String? {
    guard let colon = text.firstIndex(of: ":"), Link.isAbsolute(text),
      text.first?.isASCII == true, text.first?.isLetter == true
    else { return nil }
    let port = text[text.index(after: colon)...].prefix { $0 != "/" && $0 != "?" }
    if !port.isEmpty, port.allSatisfy(\.isNumber) { return nil }
    return text[..<colon].lowercased()
  }

  /// `feed://example.com` and `feed:https://example.com` are how browsers hand feeds over.
  private func form(afterFeed rest: String) -> Form {
    rest.hasPrefix("//") ? .address("https:" + rest) : TypedAddress(rest).form { _ in false }
  }

  /// Whether the text begins as the name of a server does.
  private var isServer: Bool {
    let start = text.prefix { $0 != "/" && $0 != "?" }
    let host = start.prefix { $0 != ":" }
    if start.hasPrefix("[") || host.lowercased() == "localhost" { return true }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, !labels.contains(""),
      labels.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } })
    else { return false }
    // Without a path, `news.xml` is a file rather than a server.
    return start != text || !Self.fileSuffixes.contains(last.lowercased())
  }

  private static let fileSuffixes: Set = ["xml", "rss", "atom", "rdf", "opml", "txt", "json"]
}
