/// A key and its value in a dictionary of a property list.
public struct PropertyListPair: Sendable, Hashable {
  public var key: String
  public var value: PropertyListValue

  public init(key: String, value: PropertyListValue) {
    self.key = key
    self.value = value
  }
}
