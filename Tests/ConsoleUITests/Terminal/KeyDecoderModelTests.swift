import ConsoleUI
import TestCases
import Testing

struct KeyDecoderModelTests {
  /// The recorded keys whose bytes are not also the start of another key.
  private static let keys = Result {
    try RecordedKey.tables.flatMap(RecordedKey.keys).filter { !dependsOnTimeout($0) }
  }

  @Test(arguments: Seed.few(6, many: 60))
  func `any mix of inputs decodes to their events, in any pieces`(seed: Seed) throws {
    var generator = seed.generator
    let keys = try Self.keys.get()
    let inputs = (0..<80).map { _ in RandomInput.random(keys: keys, using: &generator) }

    var decoder = KeyDecoder()
    var events: [TerminalEvent] = []
    var rest = inputs.flatMap(\.bytes)[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...12, using: &generator))
      events += decoder.decode(piece)
      rest = rest.dropFirst(piece.count)
    }

    #expect(events == inputs.flatMap(\.events))
    #expect(!decoder.needsTimeout && decoder.pendingCount == 0)
  }

  @Test(arguments: Seed.few(4, many: 40))
  func `the timeout resolves any pending bytes`(seed: Seed) {
    var generator = seed.generator
    var decoder = KeyDecoder()

    for _ in 0..<300 {
      let byte = Self.likelyBytes.randomElement(using: &generator) ?? 0
      _ = decoder.decode([
        Bool.random(using: &generator) ? byte : .random(in: 0...255, using: &generator)
      ])
      guard decoder.needsTimeout, Int.random(in: 0..<3, using: &generator) == 0 else { continue }
      _ = decoder.flush()
      #expect(!decoder.needsTimeout && decoder.pendingCount == 0)
      #expect(decoder.decode("x".utf8) == [.key(.character("x"))])
    }
  }

  private static let likelyBytes = Array("\u{1B}\u{1B}[[O]P<;:015~$^@AMmu\\\u{7}\u{18}ż🙂".utf8)

  /// Whether the key's bytes are also the start of another key.
  private static func dependsOnTimeout(_ key: RecordedKey) -> Bool {
    var decoder = KeyDecoder()
    _ = decoder.decode(key.bytes)
    return decoder.needsTimeout
  }
}
