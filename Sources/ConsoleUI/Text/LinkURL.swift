/// The address that a link in a text leads to.
///
/// It consists of printable ASCII characters only, so that nothing in it can reach the terminal as an escape sequence.
public struct LinkURL: Sendable, Hashable, CustomStringConvertible {
  /// The address, with other characters than printable ASCII percent-encoded.
  public let description: String

  /// Checks and encodes an absolute address, such as `https://example.org/łódź`.
  ///
  /// `nil` if it has no scheme, such as a relative path, or contains control characters.
  public init?(_ address: String) {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")),
      Self.isScheme(address.utf8[..<colon]), colon != address.utf8.indices.last,
      !address.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    var encoded = ""
    for byte in address.utf8 {
      if (0x21...0x7E).contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (hex.utf8.count < 2 ? "0" : "") + hex
      }
    }
    description = encoded
  }

  /// The part before the colon in lower case, such as `https`.
  public var scheme: String { description.prefix { $0 != ":" }.lowercased() }

  private static func isScheme(_ bytes: Substring.UTF8View) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { byte in
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
