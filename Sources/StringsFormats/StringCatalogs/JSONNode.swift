import StringsSyntax

/// A value in a JSON text, with its position.
struct JSONNode: Sendable {
  indirect enum Value: Sendable {
    /// In the order of the text; a key may occur twice.
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(String)
    case bool(Bool)
    case null
  }

  struct Member: Sendable {
    var key: String
    var position: SourcePosition
    /// The bytes of the key, quotes included.
    var keyRange: Range<Int>
    var value: JSONNode
  }

  var value: Value
  var start: SourcePosition
  /// The position after its last character.
  var end: SourcePosition
  /// The bytes of the value, quotes or brackets included.
  var range: Range<Int>

  var string: String? { if case .string(let string) = value { string } else { nil } }
  var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
  var members: [Member]? { if case .object(let members) = value { members } else { nil } }
  var integer: Int? { if case .number(let digits) = value { Int(digits) } else { nil } }

  /// The value of the last member with a key.
  subscript(key: String) -> JSONNode? { members?.last { $0.key == key }?.value }
}
