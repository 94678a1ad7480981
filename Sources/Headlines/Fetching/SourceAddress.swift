import Foundation

/// Where a feed is read from.
enum SourceAddress: Sendable, Hashable {
  /// A path, as it was given.
  case file(String)
  /// An address whose scheme is `http` or `https`.
  case web(URL)

  /// Reads what somebody typed: an address, with or without its scheme, or the path of a file.
  ///
  /// What names a file that exists is a file; `example.com/feed` is an address, and gets `https`.
  ///
  /// - Throws: ``SourceAddressError``, for what is neither.
  init(
    _ text: String, exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) throws(SourceAddressError) {
    let typed = TypedAddress(text)
    guard !typed.text.isEmpty else { throw SourceAddressError(text: text, reason: .empty) }
    switch typed.form(exists: exists) {
    case .path(let path): self = .file(path)
    case .address(let address):
      guard let url = Self.url(address) else {
        throw SourceAddressError(text: typed.text, reason: .malformed)
      }
      self = .web(url)
    case .otherScheme(let scheme):
      throw SourceAddressError(text: typed.text, reason: .scheme(scheme))
    case .nonsense: throw SourceAddressError(text: typed.text, reason: .nonsense)
    }
  }

  /// The server whose feeds this is one of; nil for a file.
  var host: String? {
    if case .web(let url) = self { url.host()?.lowercased() } else { nil }
  }

  /// What reads as this address again, wherever the program is started.
  var text: String {
    switch self {
    case .file(let path): URL(fileURLWithPath: path).path
    case .web(let url): url.absoluteString
    }
  }

  /// A web address that a transfer can be made of; nil where there is no such address.
  static func url(_ address: String) -> URL? {
    guard !address.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
      let url = URL(string: address, encodingInvalidCharacters: true),
      ["http", "https"].contains(url.scheme?.lowercased()), let host = url.host(), !host.isEmpty,
      (1...65535).contains(url.port ?? 80)
    else { return nil }
    return url
  }
}

extension SourceAddress: CustomStringConvertible {
  /// The address for people to read; a password in it is not shown.
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

extension SourceAddress: Codable {
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    if text.hasPrefix("http"), let url = Self.url(text) {
      self = .web(url)
    } else {
      self = .file(text)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
