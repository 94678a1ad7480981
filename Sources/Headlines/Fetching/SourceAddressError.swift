/// Why what somebody typed is no address of a feed.
struct SourceAddressError: Error, Sendable, Hashable {
  /// What was typed.
  let text: String
  let reason: Reason

  enum Reason: Sendable, Hashable {
    case empty
    /// It names a scheme that we do not speak, such as `ftp`.
    case scheme(String)
    /// It begins as an address and goes on otherwise.
    case malformed
    /// It is neither an address nor a file that exists.
    case nonsense
  }
}

extension SourceAddressError: CustomStringConvertible {
  var description: String {
    switch reason {
    case .empty: "error: no address was given"
    case .scheme(let scheme): "\(text): error: cannot read \(scheme) addresses"
    case .malformed: "\(text): error: not a whole address"
    case .nonsense: "\(text): error: neither a file nor an address"
    }
  }
}
