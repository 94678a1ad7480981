/// Makes events of bytes as they come in.
protocol InputDecoder: Sendable {
  /// Whether the bytes so far may mean something else if none follow soon.
  var isWaiting: Bool { get }

  /// Whether they are the beginning of something that is sent as a whole, and only slow to come.
  var isMidway: Bool { get }

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent]

  /// What the bytes so far mean, as none follow.
  mutating func flush() -> [TerminalEvent]
}

extension KeyDecoder: InputDecoder {}
