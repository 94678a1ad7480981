/// Decodes the bytes of an input stream into events, in whatever pieces they arrive.
protocol InputDecoder: Sendable {
  /// Whether the pending bytes need a timeout, because their meaning depends on what follows.
  var needsTimeout: Bool { get }

  /// Whether the pending bytes are the start of a sequence and no key by themselves.
  var isMidSequence: Bool { get }

  /// Decodes some bytes and returns the events that they complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent]

  /// Resolves the pending bytes after the timeout or at the end of input.
  mutating func flush() -> [TerminalEvent]
}

extension KeyDecoder: InputDecoder {}
