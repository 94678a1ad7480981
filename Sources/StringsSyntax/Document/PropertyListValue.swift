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

extension PropertyListValue {
  /// Whether the texts have the same bytes, whatever the order of the keys in dictionaries; `==` compares canonical
  /// equivalents.
  func isSpelled(_ other: PropertyListValue) -> Bool {
    switch (self, other) {
    case (.string(let own), .string(let other)): own.utf8.elementsEqual(other.utf8)
    case (.array(let own), .array(let other)):
      own.count == other.count && zip(own, other).allSatisfy { $0.isSpelled($1) }
    case (.dictionary(let own), .dictionary(let other)):
      own.count == other.count
        && zip(own.sorted { $0.key < $1.key }, other.sorted { $0.key < $1.key })
          .allSatisfy { $0.key == $1.key && $0.value.isSpelled($1.value) }
    default: self == other
    }
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
