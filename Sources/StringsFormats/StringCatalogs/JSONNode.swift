package import StringsSyntax

/// A value in a JSON text, with its position.
package struct JSONNode: Sendable {
  package indirect enum Value: Sendable {
    /// In the order of the text; a key may occur twice.
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(String)
    case bool(Bool)
    case null
  }

  package struct Member: Sendable {
    package var key: String
    package var position: SourcePosition
    /// The bytes of the key, quotes included.
    package var keyRange: Range<Int>
    package var value: JSONNode
  }

  package var value: Value
  package var start: SourcePosition
  /// The position after its last character.
  package var end: SourcePosition
  /// The bytes of the value, quotes or brackets included.
  package var range: Range<Int>

  package var string: String? { if case .string(let string) = value { string } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
  package var members: [Member]? { if case .object(let members) = value { members } else { nil } }
  package var integer: Int? { if case .number(let digits) = value { Int(digits) } else { nil } }

  /// The value of the last member with a key.
  package subscript(key: String) -> JSONNode? { members?.last { $0.key == key }?.value }
}
