/// The validators of a response (RFC 9110, section 8.8), for making the next request conditional.
struct HTTPValidators: Sendable, Hashable, Codable {
  /// The `ETag` header, with its quotes.
  let etag: String?
  /// The `Last-Modified` header.
  let lastModified: String?

  init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = etag.flatMap(Self.headerSafe)
    self.lastModified = lastModified.flatMap(Self.headerSafe)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      etag: try container.decodeIfPresent(String.self, forKey: .etag),
      lastModified: try container.decodeIfPresent(String.self, forKey: .lastModified))
  }

  /// The header lines of a conditional request.
  var headerLines: [String] {
    [
      etag.map { "If-None-Match: \($0)" }, lastModified.map { "If-Modified-Since: \($0)" },
    ].compactMap(\.self)
  }

  /// The value if it is safe in a header line, else nil: a line break could inject a header.
  private static func headerSafe(_ value: String) -> String? {
    let isPlain = value.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 >= 0x80 }
    return isPlain && (1...1024).contains(value.utf8.count) ? value : nil
  }
}
