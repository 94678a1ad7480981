/// Makes lines of bytes; the last one needs no end.
struct LineDecoder: InputDecoder {
  /// What is longer is cut, so that nobody can fill the memory with one line.
  static let mostBytes = 1 << 16

  let isWaiting = false
  let isMidway = false
  private var line: [UInt8] = []

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        events.append(takeLine())
      } else if line.count < Self.mostBytes {
        line.append(byte)
      }
    }
    return events
  }

  mutating func flush() -> [TerminalEvent] { line.isEmpty ? [] : [takeLine()] }

  private mutating func takeLine() -> TerminalEvent {
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    defer { line.removeAll(keepingCapacity: true) }
    return .line(String(decoding: line, as: UTF8.self))
  }
}
