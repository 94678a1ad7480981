import Foundation

/// Links as feeds write them.
enum FeedLink {
  /// Whether the address has a scheme.
  static func isAbsolute(_ address: String) -> Bool {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = address.utf8[..<colon]
    return !scheme.isEmpty
      && scheme.allSatisfy { byte in
        switch byte | 0x20 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default:
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
      }
  }

  /// The absolute address of a link in a document at `base`; without a base, the link itself.
  static func resolve(_ address: String, against base: String?) -> String {
    let address = clean(address)
    // Each link of a hostile document would have a copy of a long base.
    guard !isAbsolute(address), let base, base.utf8.count <= maxLength, isAbsolute(base),
      let baseURL = URL(string: base),
      let url = URL(string: address, relativeTo: baseURL)
    else { return address }
    return url.absoluteString
  }

  /// The address of a feed without the name and password in it, which its links must not get.
  static func withoutUser(_ url: URL) -> String? {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    parts?.user = nil
    parts?.password = nil
    return parts?.string
  }

  /// The address with its name, but without its password.
  static func withoutPassword(_ url: URL) -> URL? {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    parts?.password = nil
    return parts?.url
  }

  /// A text without the name and the password in it, if it is an address with them.
  static func withoutPassword(in text: String) -> String {
    guard let url = FeedAddress.url(text), url.password(percentEncoded: true) != nil else {
      return text
    }
    return withoutUser(url) ?? ""
  }

  private static let mailPrefix = "mailto:"
  private static let phonePrefix = "tel:"
  /// The longest address of a link in a text, in bytes.
  static let maxLength = 2_000

  /// The absolute address of a link in a text at `base`, which a program can open; nil for any other address.
  static func openAddress(_ link: String, against base: String?) -> String? {
    mailAddress(link) ?? phoneNumber(link)
      ?? address(link, against: base, isValid: LinkPrograms.canOpen)
  }

  /// The absolute web address of a link in a text at `base`; nil for any other address, and for an excessive one.
  static func webAddress(_ link: String, against base: String?) -> String? {
    address(link, against: base, isValid: LinkPrograms.isWebAddress)
  }

  private static func address(
    _ link: String, against base: String?, isValid: (String) -> Bool
  ) -> String? {
    guard link.utf8.count <= maxLength else { return nil }
    let address = resolve(link, against: base).replacing(" ", with: "%20")
    return address.utf8.count <= maxLength && isValid(address) ? address : nil
  }

  /// A phone number with its scheme, and without the signs between its digits; nil for any other address.
  private static func phoneNumber(_ link: String) -> String? {
    let address = clean(link)
    guard address.lowercased().hasPrefix(phonePrefix), address.utf8.count <= maxLength else {
      return nil
    }
    let number = address.dropFirst(phonePrefix.count).filter { !" -.()/".contains($0) }
    let phone = phonePrefix + number.replacing("%20", with: "")
    return LinkPrograms.isPhoneNumber(phone) ? phone : nil
  }

  /// A mail address with its scheme; nil for any other address, and for an excessive one.
  ///
  /// Without the fields behind it, with which a mail program might attach files of the user.
  private static func mailAddress(_ link: String) -> String? {
    guard link.utf8.count <= maxLength else { return nil }
    let address = clean(link)
    guard address.lowercased().hasPrefix(mailPrefix) else { return nil }
    let mail = mailPrefix + address.dropFirst(mailPrefix.count).prefix { $0 != "?" }
    return LinkPrograms.isMailAddress(mail) ? mail : nil
  }

  /// The address without surrounding spaces, line breaks and control characters.
  private static func clean(_ address: String) -> String {
    // Fast path: most addresses are clean, and checking bytes is cheap. 0xC2 is the first byte of the
    // upper control characters.
    if address.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != 0xC2 }) { return address }
    var scalars = address.unicodeScalars.filter { $0.properties.generalCategory != .control }[...]
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
