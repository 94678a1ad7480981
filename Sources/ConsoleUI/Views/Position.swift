/// One of several things in a row, such as the selected row of a list.
public struct Position: Sendable, Hashable {
  /// Zero-based.
  public var index: Int
  public var count: Int

  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

extension Position: CustomStringConvertible {
  /// As readers count: `3/12`, and `0/0` where there is nothing.
  public var description: String { count == 0 ? "0/0" : "\(index + 1)/\(count)" }
}
