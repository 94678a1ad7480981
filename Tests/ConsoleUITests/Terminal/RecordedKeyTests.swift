import ConsoleUI
import Testing

struct RecordedKeyTests {
  @Test(arguments: RecordedKey.tables)
  func `every key of a terminal is that key`(table: String) throws {
    let keys = try RecordedKey.keys(of: table)
    #expect(keys.count > 150)

    for key in keys {
      var decoder = KeyDecoder()
      let events = decoder.decode(key.bytes) + decoder.flush()
      #expect(events == key.events, "\(key.place)")
    }
  }

  @Test(arguments: RecordedKey.tables)
  func `a key may come in two pieces, split anywhere`(table: String) throws {
    for key in try RecordedKey.keys(of: table) {
      for split in 1..<max(2, key.bytes.count) {
        var decoder = KeyDecoder()
        var events = decoder.decode(key.bytes.prefix(split))
        events += decoder.decode(key.bytes.dropFirst(split))
        events += decoder.flush()
        #expect(events == key.events, "\(key.place), split at \(split)")
      }
    }
  }

  @Test(arguments: RecordedKey.tables)
  func `a key that is pressed twice is two keys`(table: String) throws {
    for key in try RecordedKey.keys(of: table) {
      var decoder = KeyDecoder()
      var events = decoder.decode(key.bytes)
      // Only time tells that these are whole.
      if decoder.isWaiting { events += decoder.flush() }
      events += decoder.decode(key.bytes) + decoder.flush()
      #expect(events == key.events + key.events, "\(key.place)")
    }
  }

  @Test(arguments: RecordedKey.tables)
  func `all keys of a terminal in a row are these keys`(table: String) throws {
    var decoder = KeyDecoder()
    var events: [TerminalEvent] = []
    let keys = try RecordedKey.keys(of: table)

    for key in keys {
      events += decoder.decode(key.bytes)
      if decoder.isWaiting { events += decoder.flush() }
    }

    #expect(events == keys.flatMap(\.events))
  }
}
