import ConsoleUI
import Testing

struct RecordedKeyTests {
  @Test(arguments: RecordedKey.tables)
  func `every recorded key decodes to itself`(table: String) throws {
    let keys = try RecordedKey.keys(of: table)
    #expect(keys.count > 150)

    for key in keys {
      var decoder = KeyDecoder()
      let events = decoder.decode(key.bytes) + decoder.flush()
      #expect(events == key.events, "\(key.label)")
    }
  }

  @Test(arguments: RecordedKey.tables)
  func `a recorded key decodes in two pieces, split anywhere`(table: String) throws {
    for key in try RecordedKey.keys(of: table) {
      for split in 1..<max(2, key.bytes.count) {
        var decoder = KeyDecoder()
        var events = decoder.decode(key.bytes.prefix(split))
        events += decoder.decode(key.bytes.dropFirst(split))
        events += decoder.flush()
        #expect(events == key.events, "\(key.label), split at \(split)")
      }
    }
  }

  @Test(arguments: RecordedKey.tables)
  func `two presses of a recorded key are two keys`(table: String) throws {
    for key in try RecordedKey.keys(of: table) {
      var decoder = KeyDecoder()
      var events = decoder.decode(key.bytes)
      // Keys that are also the start of another key need the timeout.
      if decoder.needsTimeout { events += decoder.flush() }
      events += decoder.decode(key.bytes) + decoder.flush()
      #expect(events == key.events + key.events, "\(key.label)")
    }
  }

  @Test(arguments: RecordedKey.tables)
  func `all recorded keys in a row decode to themselves`(table: String) throws {
    var decoder = KeyDecoder()
    var events: [TerminalEvent] = []
    let keys = try RecordedKey.keys(of: table)

    for key in keys {
      events += decoder.decode(key.bytes)
      if decoder.needsTimeout { events += decoder.flush() }
    }

    #expect(events == keys.flatMap(\.events))
  }
}
