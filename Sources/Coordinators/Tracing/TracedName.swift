/// The name of a screen or coordinator in a trace: `ArticleScreen#3`.
///
/// Separators and invisible characters, such as the comma and space in `Pair<A, B>`, are written as `%` and
/// two hexadecimal digits for each byte.
public struct TracedName: Sendable, Hashable, LosslessStringConvertible {
  /// The name of the type.
  public let type: String
  /// A one-based number that identifies the object within the trace, in order of first occurrence.
  public let number: Int

  /// Creates a name.
  public init(type: String, number: Int) {
    self.type = type
    self.number = number
  }

  /// Parses a name; `nil` if it is invalid.
  public init?(_ description: String) {
    let parts = description.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]), number > 0,
      let type = EscapedName(text: parts[0]).name, !type.isEmpty
    else { return nil }
    self.init(type: type, number: number)
  }

  public var description: String { "\(EscapedName(type).text)#\(number)" }

  /// Parses a name, with a second one after `@` if there is an `@`; `nil` if one of them is invalid.
  static func pair(_ text: String) -> (name: TracedName, second: TracedName?)? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      .map { TracedName(String($0)) }
    switch parts.count {
    case 1: return parts[0].map { ($0, nil) }
    case 2:
      guard let name = parts[0], let second = parts[1] else { return nil }
      return (name, second)
    default: return nil
    }
  }

  /// The text that `pair(_:)` parses.
  func text(with second: TracedName?) -> String { second.map { "\(self)@\($0)" } ?? "\(self)" }
}
