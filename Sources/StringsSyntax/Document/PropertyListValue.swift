/// A value of a property list: a string, an array, a dictionary or data.
public enum PropertyListValue: Sendable, Hashable {
  /// A text.
  case string(String)
  /// An ordered list of values.
  case array([PropertyListValue])
  /// Pairs in the order of the file; of pairs with equal keys the last one counts.
  case dictionary([PropertyListPair])
  /// Bytes.
  case data([UInt8])

  /// The text of a string; `nil` for other values.
  public var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The pairs of a dictionary; `nil` for other values.
  public var pairs: [PropertyListPair]? {
    if case .dictionary(let pairs) = self { pairs } else { nil }
  }

  /// The value of the last pair with this key; `nil` if there is none or this is no dictionary.
  public subscript(key: String) -> PropertyListValue? {
    pairs?.last { $0.key == key }?.value
  }
}

/// A key and its value in a dictionary of a property list.
public struct PropertyListPair: Sendable, Hashable {
  /// The key.
  public var key: String
  /// The value.
  public var value: PropertyListValue

  /// Creates a pair.
  public init(key: String, value: PropertyListValue) {
    self.key = key
    self.value = value
  }
}
