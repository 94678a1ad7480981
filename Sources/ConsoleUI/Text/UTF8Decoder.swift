/// Decodes one Unicode scalar from UTF-8 byte by byte, strictly.
struct UTF8Decoder: Sendable {
  enum Step {
    case partial
    case complete(Unicode.Scalar)
    case invalid
  }

  private var value: UInt32 = 0
  /// The number of bytes to come.
  private var missing = 0
  /// The valid range of the next byte; narrower after some first bytes, to exclude overlong forms and
  /// surrogates.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  var isPartial: Bool { missing > 0 }

  mutating func consume(_ byte: UInt8) -> Step {
    guard isPartial else { return start(byte) }
    guard allowed.contains(byte) else { return .invalid }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if missing > 0 { return .partial }
    return Unicode.Scalar(value).map(Step.complete) ?? .invalid
  }

  private mutating func start(_ byte: UInt8) -> Step {
    switch byte {
    case 0x00...0x7F: return .complete(Unicode.Scalar(byte))
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x07), 3)
    default: return .invalid
    }
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    return .partial
  }
}
