/// An HTTP response.
struct HTTPClientResponse: Sendable {
  let status: Int
  /// The header lines, the status line first.
  let headerLines: [String]
  /// The body after decompression; empty unless the status is a success.
  let body: [UInt8]
  /// The absolute address of a redirect.
  let redirect: String?

  /// The value of the first header with a name, which must be in lower case.
  func value(of name: String) -> String? { values(of: name).first }

  /// The values of all headers with a name, which must be in lower case.
  func values(of name: String) -> [String] {
    headerLines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == name else {
        return nil
      }
      return line[line.index(after: colon)...].trimmed
    }
  }

  /// The `charset` of `Content-Type`.
  var charset: String? {
    let parameters = value(of: "content-type")?.split(separator: ";").dropFirst() ?? []
    for parameter in parameters {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmed.lowercased() == "charset" else { continue }
      let value = parts[1].trimmed.filter { $0 != "\"" && $0 != "'" }
      return value.isEmpty ? nil : value
    }
    return nil
  }

  /// Whether the server says that the body is a web page.
  var isPage: Bool {
    let type = value(of: "content-type")?.prefix { $0 != ";" && $0 != " " }.lowercased()
    return type == "text/html" || type == "application/xhtml+xml"
  }

  var validators: HTTPValidators {
    HTTPValidators(etag: value(of: "etag"), lastModified: value(of: "last-modified"))
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var rest = drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest)
  }
}
