/// Decodes bytes into lines; the last line needs no line end.
struct LineDecoder: InputDecoder {
  /// Longer lines are cut, which bounds the memory.
  static let maxByteCount = 1 << 16

  let needsTimeout = false
  let isMidSequence = false
  private var line: [UInt8] = []

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        events.append(finishLine())
      } else if line.count < Self.maxByteCount {
        line.append(byte)
      }
    }
    return events
  }

  mutating func flush() -> [TerminalEvent] { line.isEmpty ? [] : [finishLine()] }

  private mutating func finishLine() -> TerminalEvent {
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    defer { line.removeAll(keepingCapacity: true) }
    return .line(String(decoding: line, as: UTF8.self))
  }
}
