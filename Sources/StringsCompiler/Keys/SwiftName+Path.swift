import StringsSyntax

extension SwiftName {
  /// Names nested deeper are hardly meant.
  private static let greatestDepth = 12

  /// A key's names from the outside in: `welcome.title` is `title` in `welcome`.
  ///
  /// A key with a space in it is a sentence, whose dots part no names. Empty if no name can be made.
  static func path(of key: String) -> [SwiftName] {
    guard !key.contains(where: \.isWhitespace) else {
      return [SwiftName(words(of: key))].compactMap(\.self)
    }
    let parts = key.split(separator: ".", maxSplits: greatestDepth - 1).map(String.init)
    return parts.compactMap { SwiftName(words(of: $0)) }
  }

  /// A key without placeholders: `%d apples` is `apples`.
  private static func words(of key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    return Format(key).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder(let placeholder):
        placeholder.flags.contains(.spaced) ? placeholder.source : " "
      }
    }.joined()
  }
}
