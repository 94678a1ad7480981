/// A translation with places for arguments, parsed once.
public struct Format: Sendable, Hashable {
  /// A part of a format.
  public enum Piece: Sendable, Hashable {
    case literal(String)
    case placeholder(Placeholder)
  }

  /// The text as it was written.
  public let source: String
  public let pieces: [Piece]

  /// Parses a format; every text is one, since what is no placeholder stands for itself.
  public init(_ source: String) {
    self.source = source
    var parser = FormatParser(source)
    pieces = parser.pieces()
  }

  /// The places for arguments, in order.
  public var placeholders: [Placeholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }
}
