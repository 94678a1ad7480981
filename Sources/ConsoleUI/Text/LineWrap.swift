/// Puts clusters into lines.
struct LineWrap {
  let text: String
  let limit: Int

  /// The lines, in order; never empty.
  func lines() -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { part in
      var rest = part
      var lines: [Substring] = []
      repeat {
        let line = String(rest).prefix(columns: limit)
        let end = rest.utf8.index(rest.startIndex, offsetBy: max(line.utf8.count, 0))
        lines.append(rest[..<end])
        rest = rest[end...]
        if line.isEmpty { break }
      } while !rest.isEmpty
      return lines
    }
  }
}
