/// Why a typed text is not the address of a feed.
struct FeedAddressError: Error, Sendable, Hashable {
  /// The typed text, with its password hidden.
  let input: String
  let reason: Reason

  init(input: String, reason: Reason) {
    (self.input, self.reason) = (Self.withoutPassword(input), reason)
  }

  /// A text that is no valid address, with an ellipsis between the first colon behind the scheme and the last `@`.
  private static func withoutPassword(_ text: String) -> String {
    let start = text.firstRange(of: "://")?.upperBound ?? text.startIndex
    guard let end = text.lastIndex(of: "@"), start < end,
      let colon = text[start..<end].firstIndex(of: ":")
    else { return text }
    return text[...colon] + "…" + text[end...]
  }

  enum Reason: Sendable, Hashable {
    case empty
    /// The scheme is not supported, such as `ftp`.
    case scheme(String)
    /// The text starts like a web address but is not a valid one.
    case malformed
    /// The text is neither an address nor an existing file.
    case unrecognized
  }
}

extension FeedAddressError: CustomStringConvertible {
  var description: String {
    switch reason {
    case .empty: "error: no address given"
    case .scheme(let scheme): "\(input): error: \(scheme) addresses are not supported"
    case .malformed: "\(input): error: invalid address"
    case .unrecognized: "\(input): error: neither a file nor an address"
    }
  }
}
