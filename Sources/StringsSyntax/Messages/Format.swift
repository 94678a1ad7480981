/// A text with placeholders for arguments, read once into typed pieces.
///
/// ```swift
/// Format("%1$@ has %2$d").pieces
/// ```
/// What begins with `%` and is no placeholder (`100% sure` before a `z`) stays text, as written.
public struct Format: Sendable, Hashable {
  public enum Piece: Sendable, Hashable {
    case text(String)
    case placeholder(Placeholder)
  }

  /// As it was written.
  public let source: String
  public let pieces: [Piece]
  /// The parts that begin with `%` and are no placeholder, as they stand in the text.
  public let malformed: [String]

  public init(_ source: String) {
    self.source = source
    var reader = FormatReader(source)
    reader.run()
    pieces = reader.pieces
    malformed = reader.malformed
  }

  public var placeholders: [Placeholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }
}
