/// Memory for many texts that live as long as the process.
struct PermanentTexts {
  // Safe because the memory is never freed, and each byte of it is written once, before the string
  // that shows it is made.
  private let memory: UnsafeMutableRawPointer
  private let capacity: Int
  private var count = 0

  private static let wordLength = 8

  /// Makes room for texts of so many bytes in all, counting one more for each of them.
  init(capacity: Int) {
    self.capacity = capacity + PermanentTexts.wordLength
    memory = .allocate(byteCount: self.capacity, alignment: 1)
  }

  /// The text of well-formed UTF-8, and whether a percent sign is in it.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) -> (text: String, hasPercent: Bool) {
    guard let source = UnsafeRawPointer(bytes.baseAddress),
      bytes.count + PermanentTexts.wordLength <= capacity - count
    else {
      let text = PermanentText.string(String(decoding: bytes, as: UTF8.self))
      return (text, text.utf8.contains(UInt8(ascii: "%")))
    }
    let start = memory + count
    var highBits: UInt64 = 0
    var percents: UInt64 = 0
    var place = 0
    while place < bytes.count {
      let word = PermanentTexts.word(at: place, of: source, count: bytes.count)
      start.storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt64.self)
      highBits |= word
      percents |= PermanentTexts.zeros(word ^ 0x2525_2525_2525_2525)
      place += PermanentTexts.wordLength
    }
    start.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
    let isASCII = highBits & PermanentTexts.highBits == 0
    let text = PermanentText.string(start, count: bytes.count, isASCII: isASCII)
    count += bytes.count + 1
    return (text, percents & PermanentTexts.highBits != 0)
  }

  /// Up to eight bytes, the first one lowest; zeros stand for those that there are not.
  private static func word(at place: Int, of source: UnsafeRawPointer, count: Int) -> UInt64 {
    if place + wordLength <= count {
      return UInt64(littleEndian: source.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    var word: UInt64 = 0
    for offset in (place..<count).reversed() {
      word = word << 8 | UInt64(source.load(fromByteOffset: offset, as: UInt8.self))
    }
    return word
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The high bit of each byte that is zero; it may be wrong only above one for which it is right.
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word
  }
}
