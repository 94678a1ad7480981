import LocalizableStrings

extension FeedAddressError {
  /// One line in the current language; not stored, since the language may change.
  var text: String {
    switch reason {
    case .empty: Texts.address.error.empty
    case .scheme(let scheme): Texts.address.error.scheme(input, scheme: scheme)
    case .malformed: Texts.address.error.malformed(input)
    case .unrecognized: Texts.address.error.nonsense(input)
    }
  }
}
