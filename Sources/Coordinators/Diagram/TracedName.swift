/// A screen or a coordinator as a trace names it: `ArticleScreen#3`.
///
/// What is no letter of a plain name, such as a space in `Pair<A, B>`, is written as `%` and two
/// hexadecimal digits for each byte, so that names can be told apart from what is around them.
public struct TracedName: Sendable, Hashable, LosslessStringConvertible {
  /// The name of the type.
  public let type: String
  /// Counts the objects of one trace, from one, in the order in which they were first seen.
  public let number: Int

  public init(type: String, number: Int) {
    self.type = type
    self.number = number
  }

  public init?(_ description: String) {
    let parts = description.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]), number > 0,
      let type = EscapedName(text: parts[0]).name, !type.isEmpty
    else { return nil }
    self.init(type: type, number: number)
  }

  public var description: String { "\(EscapedName(type).text)#\(number)" }
}
