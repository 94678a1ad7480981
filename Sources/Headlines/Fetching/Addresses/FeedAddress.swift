import Foundation

/// The address of a feed: a file or a web address.
enum FeedAddress: Sendable, Hashable {
  /// A path as typed, possibly relative.
  case file(String)
  /// An `http` or `https` address.
  case web(URL)

  /// Reads a typed address, with or without a scheme, or a path.
  ///
  /// The name of an existing file is a file; `example.com/feed` is a web address and gets `https`.
  ///
  /// - Throws: ``FeedAddressError``.
  init(
    _ text: String, exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) throws(FeedAddressError) {
    let typed = TypedAddress(text)
    guard !typed.text.isEmpty else { throw FeedAddressError(input: text, reason: .empty) }
    switch typed.kind(exists: exists) {
    case .path(let path): self = .file(path)
    case .web(let address): self = try Self.web(address, typed: typed.text)
    case .server(let address): self = try Self.web("https://" + address, typed: typed.text)
    case .unsupportedScheme(let scheme):
      throw FeedAddressError(input: typed.text, reason: .scheme(scheme))
    case .unrecognized: throw FeedAddressError(input: typed.text, reason: .unrecognized)
    }
  }

  /// Reads a stored address; its scheme alone decides, whatever files there are.
  init(stored text: String) { self = Self.url(text).map(FeedAddress.web) ?? .file(text) }

  /// The addresses to try for a typed text: without a scheme `https`, then `http`, which gets no typed password.
  ///
  /// - Throws: ``FeedAddressError``.
  static func all(_ text: String) throws(FeedAddressError) -> [FeedAddress] {
    let first = try FeedAddress(text)
    guard case .web(let url) = first, url.password() == nil,
      case .server(let address) = TypedAddress(text).kind(exists: { _ in false })
    else { return [first] }
    return [first] + [Self.url("http://" + address).map(FeedAddress.web)].compactMap(\.self)
  }

  private static func web(
    _ address: String, typed: String
  ) throws(FeedAddressError) -> FeedAddress {
    guard let url = url(address) else {
      throw FeedAddressError(input: typed, reason: .malformed)
    }
    return .web(url)
  }

  /// The server's name in lower case; nil for a file.
  var host: String? {
    if case .web(let url) = self { url.host()?.lowercased() } else { nil }
  }

  /// Whether others can read what is sent there: it is neither encrypted nor on this machine.
  var isUnencrypted: Bool {
    if case .web(let url) = self {
      !ProtectionSpace.isPrivate(ProtectionSpace.origin(of: url))
    } else {
      false
    }
  }

  /// The address to store; absolute, also for a file.
  var text: String {
    switch self {
    case .file(let path): URL(fileURLWithPath: path).path
    case .web(let url): url.absoluteString
    }
  }

  /// Parses a web address; nil unless it is `http` or `https` with a host and a valid port.
  static func url(_ address: String) -> URL? {
    guard !address.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
      let url = URL(string: address, encodingInvalidCharacters: true),
      ["http", "https"].contains(url.scheme?.lowercased()), let host = url.host(), !host.isEmpty,
      (1...65535).contains(url.port ?? 80)
    else { return nil }
    return url
  }
}

extension FeedAddress: CustomStringConvertible {
  /// The address for display, with its password hidden.
  var description: String {
    switch self {
    case .file(let path): return path
    case .web(let url):
      guard url.password() != nil, var parts = URLComponents(string: url.absoluteString) else {
        return url.absoluteString
      }
      parts.password = "…"
      return parts.string?.replacing("%E2%80%A6", with: "…") ?? url.host() ?? ""
    }
  }
}

extension FeedAddress: Codable {
  init(from decoder: any Decoder) throws {
    self.init(stored: try decoder.singleValueContainer().decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    // A path stays as it was typed, since errors show it.
    if case .file(let path) = self {
      try container.encode(path)
    } else {
      try container.encode(text)
    }
  }
}
