/// What a server said about the version of a feed that we have, so that it need not send it again.
struct Validators: Sendable, Hashable, Codable {
  /// The server's own name for the version, quotes and all.
  let etag: String?
  /// When it changed last, as the server wrote it.
  let lastModified: String?

  init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = etag.flatMap(Self.sendable)
    self.lastModified = lastModified.flatMap(Self.sendable)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      etag: try container.decodeIfPresent(String.self, forKey: .etag),
      lastModified: try container.decodeIfPresent(String.self, forKey: .lastModified))
  }

  /// The lines of a request that asks for the feed only if it has changed.
  var headerLines: [String] {
    [
      etag.map { "If-None-Match: \($0)" }, lastModified.map { "If-Modified-Since: \($0)" },
    ].compactMap(\.self)
  }

  /// A value that stays one line of a header; nil for one that would not, or that is too long.
  private static func sendable(_ value: String) -> String? {
    let isPlain = value.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 >= 0x80 }
    return isPlain && (1...1024).contains(value.utf8.count) ? value : nil
  }
}
