extension DeepLink: CustomStringConvertible {
  /// Parses a link, with or without a scheme; one slash at each end of the path is optional.
  ///
  /// `./` and `../`, and a link that begins with `?` or `#`, are relative to ``Window/location``. A `%` that no two
  /// hexadecimal digits follow stands for itself.
  public init(_ text: String) {
    self.init([])
    var rest = text.unicodeScalars[...]
    fragment = rest.cut(at: "#").map { $0.percentDecoded }
    let query = rest.cut(at: "?")
    self.query = query?.split(separator: "&").map { QueryItem($0) } ?? []
    if let start = rest.schemeEnd {
      let scheme = String(rest[..<start])
      self.scheme = scheme
      rest = rest[start...].dropFirst(3)
      if Self.schemesWithHost.contains(scheme.lowercased()) {
        let end = rest.firstIndex(of: "/") ?? rest.endIndex
        host = rest[..<end].percentDecoded
        rest = rest[end...]
      }
    } else if rest.isEmpty, query != nil || fragment != nil {
      levelsUp = 0
    }
    var parts = rest.split(separator: "/", omittingEmptySubsequences: false)[...]
    if scheme == nil { levelsUp = Self.takeLevels(from: &parts) ?? levelsUp }
    if levelsUp == nil, parts.first?.isEmpty == true { parts.removeFirst() }
    if parts.last?.isEmpty == true { parts.removeLast() }
    segments = parts.map(\.percentDecoded)
  }

  /// The link as a text that is parsed as an equal link.
  public var description: String {
    var text = path
    if !query.isEmpty { text += "?" + query.map(\.text).joined(separator: "&") }
    if let fragment { text += "#" + fragment.percentEncoded(besides: "") }
    return text
  }

  private var path: String {
    var path = segments.map(\.encodedSegment).joined(separator: "/")
    if segments.last == "" { path += "/" }
    if let levelsUp {
      let start = levelsUp == 0 ? ["."] : Array(repeating: "..", count: levelsUp)
      return (start + (segments.isEmpty ? [] : [path])).joined(separator: "/")
    }
    let isEmpty = segments.isEmpty && scheme == nil && !(query.isEmpty && fragment == nil)
    if segments.first == "" || isEmpty || host != nil && !segments.isEmpty { path = "/" + path }
    return (scheme.map { $0 + "://" } ?? "") + (host?.percentEncoded(besides: "/?#") ?? "") + path
  }

  private static let schemesWithHost: Set = ["http", "https"]

  /// The number of levels that `.` and `..` at the beginning mean; `nil` if there are none.
  private static func takeLevels(from parts: inout ArraySlice<Scalars>) -> Int? {
    var levels: Int?
    while let part = parts.first.map({ String($0) }), part == "." || part == ".." {
      levels = (levels ?? 0) + (part == ".." ? 1 : 0)
      parts.removeFirst()
    }
    return levels
  }
}

/// The text of a link; characters would join a separator and a combining mark.
private typealias Scalars = Substring.UnicodeScalarView

extension DeepLink.QueryItem {
  /// Parses `name=value`, in which `+` is a space.
  fileprivate init(_ text: Substring.UnicodeScalarView) {
    var name = text
    let value = name.cut(at: "=")
    self.init(name.withSpaces.percentDecoded, value?.withSpaces.percentDecoded ?? "")
  }

  fileprivate var text: String {
    let name = name.percentEncoded(besides: "#&=+")
    if value.isEmpty, !name.isEmpty { return name }
    return name + "=" + value.percentEncoded(besides: "#&+")
  }
}

extension String {
  fileprivate var encodedSegment: String {
    // These two mean levels of a relative link.
    self == "." || self == ".." ? map { _ in "%2E" }.joined() : percentEncoded(besides: "/?#:")
  }
}

extension Substring.UnicodeScalarView {
  /// Removes everything from the first `separator` on, and returns what follows it.
  fileprivate mutating func cut(at separator: Unicode.Scalar) -> Self? {
    guard let index = firstIndex(of: separator) else { return nil }
    defer { self = self[..<index] }
    return self[self.index(after: index)...]
  }

  /// The index of `://` after a scheme.
  fileprivate var schemeEnd: Index? {
    guard let end = firstIndex(of: ":"), self[end...].starts(with: "://".unicodeScalars), let first,
      first.isASCII, first.properties.isAlphabetic,
      self[..<end].allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
      })
    else { return nil }
    return end
  }

  /// The text with spaces for `+`.
  fileprivate var withSpaces: Self {
    var text = Self()
    text.append(contentsOf: map { $0 == "+" ? " " : $0 })
    return text
  }
}
