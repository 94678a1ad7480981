/// A saved state of a version that the program cannot read.
public struct UnreadableStateVersion: Error, Hashable, CustomStringConvertible {
  /// The version of the saved text.
  public let version: Int
  /// The version that the program writes.
  public let expected: Int

  /// Creates the error.
  public init(version: Int, expected: Int) { (self.version, self.expected) = (version, expected) }

  public var description: String { "version \(version) instead of \(expected)" }
}
