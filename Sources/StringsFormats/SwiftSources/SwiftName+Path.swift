import StringsSyntax

extension SwiftName {
  /// The rest of a key with more dots is one name.
  private static let maximumDepth = 12

  /// The names of a key from the outside in: `welcome` and `title` for `welcome.title`.
  ///
  /// A key with a space is a sentence, whose dots do not separate names. Empty if the key has no
  /// character that a name can have.
  package static func path(of key: String) -> [SwiftName] {
    guard !key.contains(where: \.isWhitespace) else {
      return [SwiftName(words(of: key))].compactMap(\.self)
    }
    let parts = key.split(separator: ".", maxSplits: maximumDepth - 1).map(String.init)
    return parts.compactMap { SwiftName(words(of: $0)) }
  }

  /// The key without placeholders: `apples` for `%d apples`.
  private static func words(of key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    return Format(key).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder(let placeholder):
        placeholder.isDoubtful || placeholder.flags.contains(.spaced) ? placeholder.source : " "
      }
    }.joined()
  }
}
