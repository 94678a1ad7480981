/// A name, and the one that it is told with: `ArticleCoordinator#4@ListCoordinator#2`.
public struct TracedRelation: Sendable, Hashable, LosslessStringConvertible {
  /// The screen or coordinator that this is about.
  public let name: TracedName
  /// Who it belongs under or comes after, if somebody.
  public let other: TracedName?

  public init(_ name: TracedName, _ other: TracedName? = nil) {
    self.name = name
    self.other = other
  }

  public init?(_ description: String) {
    let parts = description.split(separator: "@", omittingEmptySubsequences: false)
      .map { TracedName(String($0)) }
    guard let name = parts[0], parts.count < 3 else { return nil }
    if parts.count == 2, parts[1] == nil { return nil }
    self.init(name, parts.count == 2 ? parts[1] : nil)
  }

  public var description: String { other.map { "\(name)@\($0)" } ?? "\(name)" }
}
