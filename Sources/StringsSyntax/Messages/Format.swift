/// A text with placeholders for arguments, parsed into typed pieces.
///
/// ```swift
/// Format("%1$@ has %2$d").pieces
/// ```
/// A `%` that starts no placeholder, as in `100% z`, stays part of the text.
public struct Format: Sendable, Hashable {
  /// A piece of a format.
  public enum Piece: Sendable, Hashable {
    /// Text, with `%%` replaced by a percent sign.
    case text(String)
    /// A placeholder for an argument.
    case placeholder(Placeholder)
  }

  /// The format as written.
  public let source: String
  /// The texts and placeholders of the format, in order.
  public let pieces: [Piece]
  /// Every `%` that starts no placeholder, with the character after it, but for those in addresses.
  public let malformed: [String]

  /// Parses a format.
  public init(_ source: String) {
    self.source = source
    // Most texts have no placeholders.
    guard source.utf8.contains(UInt8(ascii: "%")) else {
      pieces = source.isEmpty ? [] : [.text(source)]
      malformed = []
      return
    }
    var reader = FormatReader(source)
    reader.readAll()
    pieces = reader.pieces
    malformed = reader.malformed
  }

  /// The placeholders of the format, in order.
  public var placeholders: [Placeholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }
}
