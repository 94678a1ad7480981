import Foundation

/// The text of an address as the user typed it.
struct TypedAddress {
  /// The text without surrounding white space.
  let text: String

  init(_ text: String) { self.text = text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// What the text looks like.
  enum Kind: Equatable {
    case path(String)
    /// A web address with its scheme.
    case web(String)
    /// The name of a server, perhaps with a port and a path, but without a scheme.
    case server(String)
    case unsupportedScheme(String)
    case unrecognized
  }

  func kind(exists: (String) -> Bool) -> Kind {
    if exists(text) { return .path(text) }
    if let scheme {
      let rest = text.utf8.dropFirst(scheme.utf8.count + 1)
      switch scheme {
      case "http", "https": return .web(text)
      case "feed": return kind(afterFeed: String(decoding: rest, as: UTF8.self))
      case "file": return URL(string: text).map { .path($0.path) } ?? .unrecognized
      default: return .unsupportedScheme(scheme)
      }
    }
    if let first = text.first, "/.~".contains(first) {
      return .path((text as NSString).expandingTildeInPath)
    }
    if isServer { return .server(text) }
    return text.contains("/") || text.contains(".") ? .path(text) : .unrecognized
  }

  /// The text before the first colon, unless a port follows the colon.
  private var scheme: String? {
    guard let colon = text.firstIndex(of: ":"), FeedLink.isAbsolute(text),
      text.first?.isASCII == true, text.first?.isLetter == true
    else { return nil }
    let port = text[text.index(after: colon)...].prefix { $0 != "/" && $0 != "?" }
    if !port.isEmpty, port.allSatisfy(\.isNumber) { return nil }
    return text[..<colon].lowercased()
  }

  /// Browsers pass feeds as `feed://example.com` or `feed:https://example.com`.
  private func kind(afterFeed rest: String) -> Kind {
    rest.hasPrefix("//")
      ? .server(String(rest.dropFirst(2))) : TypedAddress(rest).kind { _ in false }
  }

  /// Whether the text starts with the name of a server.
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
