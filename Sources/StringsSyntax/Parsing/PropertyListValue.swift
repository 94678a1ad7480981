/// A value of a property list: a string, or strings grouped.
public indirect enum PropertyListValue: Sendable, Hashable {
  case string(String)
  case array([PropertyListValue])
  /// In the order of the file; of pairs with equal keys the last one counts.
  case dictionary([PropertyListPair])
  case data([UInt8])

  /// The text, if it is a string.
  public var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The pairs, if it is a dictionary.
  public var pairs: [PropertyListPair]? {
    if case .dictionary(let pairs) = self { pairs } else { nil }
  }

  /// The value of the last pair with this key, if it is a dictionary that has one.
  public subscript(key: String) -> PropertyListValue? {
    pairs?.last { $0.key == key }?.value
  }
}
