import LocalizableStrings

extension SourceAddressError {
  /// One line for the reader, in their language; made when it is shown, never stored.
  var message: String {
    switch reason {
    case .empty: Texts.address.error.empty
    case .scheme(let scheme): Texts.address.error.scheme(text, scheme)
    case .malformed: Texts.address.error.malformed(text)
    case .nonsense: Texts.address.error.nonsense(text)
    }
  }
}
