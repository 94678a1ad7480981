import ConsoleUI
import RandomCanvases
import Testing

struct KeyDecoderModelTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `everything that is sent means the same among others, in any pieces`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let keys = try RecordedKey.tables.flatMap(RecordedKey.keys).filter { !isToldByTime($0) }
    let inputs = (0..<80).map { _ in SentInput.random(keys: keys, using: &generator) }

    var decoder = KeyDecoder()
    var events: [TerminalEvent] = []
    var rest = inputs.flatMap(\.bytes)[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...12, using: &generator))
      events += decoder.decode(piece)
      rest = rest.dropFirst(piece.count)
    }

    #expect(events == inputs.flatMap(\.events), "seed \(seed)")
    #expect(!decoder.isWaiting && decoder.pendingCount == 0, "seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `time ends all waiting, whatever came before`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var decoder = KeyDecoder()

    for _ in 0..<300 {
      let byte = Self.likely.randomElement(using: &generator) ?? 0
      _ = decoder.decode([
        Bool.random(using: &generator) ? byte : .random(in: 0...255, using: &generator)
      ])
      guard decoder.isWaiting, Int.random(in: 0..<3, using: &generator) == 0 else { continue }
      _ = decoder.flush()
      #expect(!decoder.isWaiting && decoder.pendingCount == 0, "seed \(seed)")
      #expect(decoder.decode("x".utf8) == [.key(.character("x"))], "seed \(seed)")
    }
  }

  private static let likely = Array("\u{1B}\u{1B}[[O]P<;:015~$^@AMmu\\\u{7}\u{18}ż🙂".utf8)

  /// Whether the key is the start of others.
  private func isToldByTime(_ key: RecordedKey) -> Bool {
    var decoder = KeyDecoder()
    _ = decoder.decode(key.bytes)
    return decoder.isWaiting
  }
}
