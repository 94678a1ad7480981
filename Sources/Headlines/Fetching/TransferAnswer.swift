import CCurl

/// What a server answered.
struct TransferAnswer: Sendable {
  let status: Int
  /// The lines of the header, the first of them the status line.
  let headerLines: [String]
  /// After decompression; empty unless the status is a success.
  let body: [UInt8]
  /// The whole address that a redirection leads to.
  let redirect: String?

  /// The value of the first line of that name, in any case.
  func value(of name: String) -> String? {
    for line in headerLines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == name else {
        continue
      }
      return line[line.index(after: colon)...].trimmed
    }
    return nil
  }

  /// The encoding that the server claims for the body.
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

  /// Takes over what the transfer's thread hands out for the length of a call.
  static func result(_ answer: ccurl_answer) -> Result<TransferAnswer, TransferFailure> {
    if let kind = TransferFailure.Kind(answer.end) {
      let words = SystemReason.words(answer.reason.map { String(cString: $0) } ?? "")
      let isSystem = kind == .noConnection && answer.system_error != 0
      return .failure(
        TransferFailure(kind: kind, reason: isSystem ? .number(answer.system_error) : words))
    }
    // Safe because the pointers and counts belong together and hold during this call.
    let header = UnsafeBufferPointer(start: answer.header, count: answer.header_count)
    let body = UnsafeBufferPointer(start: answer.body, count: answer.body_count)
    let lines = String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline)
    return .success(
      TransferAnswer(
        status: Int(answer.status), headerLines: lines.map(String.init), body: Array(body),
        redirect: answer.redirect.map { String(cString: $0) }))
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var rest = drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest)
  }
}
