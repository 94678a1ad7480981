import StringsFormats
import StringsSyntax
import Testing

/// Each kind of value and each number of the trailer, at and beside its limits.
@Suite struct `Binary property lists at their limits` {
  /// The numbers at the end of a file; `nil` is the right one.
  struct Trailer: Sendable, CustomTestStringConvertible {
    var offsetSize: UInt8 = 2
    var referenceSize: UInt8 = 1
    var count: Int?
    var root = 0
    /// How much later than the objects the table begins.
    var tableShift = 0

    var testDescription: String {
      "\(offsetSize) \(referenceSize) \(count.map(String.init) ?? "-") \(root) \(tableShift)"
    }
  }

  /// A file with a dictionary, whose key "k" has the last of the other objects as its value.
  private static func file(
    _ objects: [[UInt8]], trailer: Trailer = Trailer(), offsets added: Int = 0
  ) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    let last = UInt8(objects.count + 1)
    for object in [[0xD1, 1, last], [0x51, 0x6B]] + objects {
      offsets += [UInt8((bytes.count + added) >> 8), UInt8((bytes.count + added) & 0xFF)]
      bytes += object
    }
    let table = bytes.count + trailer.tableShift
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, trailer.offsetSize, trailer.referenceSize]
    for number in [trailer.count ?? objects.count + 2, trailer.root, table] {
      bytes += (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) }
    }
    return bytes
  }

  /// The value of the key, or why there is none.
  private static func outcome(_ bytes: [UInt8]) -> String {
    let file = TranslationFile(bytes: bytes, name: "x")
    if let diagnostic = file.diagnostics.first {
      return diagnostic.message.replacing("binary property list: ", with: "")
    }
    return file.values["k"].map(Self.shown) ?? "nothing"
  }

  private static func shown(_ value: PropertyListValue) -> String {
    switch value {
    case .string(let text): "'\(text)'"
    case .data(let bytes): "<\(bytes.map(String.init).joined(separator: " "))>"
    case .array(let values): "[\(values.map(shown).joined(separator: " "))]"
    case .dictionary(let pairs):
      "{\(pairs.map { "\($0.key)=\(shown($0.value))" }.joined(separator: " "))}"
    }
  }

  private static let zeros = [UInt8](repeating: 0, count: 8)
  private static let ones = [UInt8](repeating: 0xFF, count: 8)
  private static let sevenOnes = [UInt8](repeating: 0xFF, count: 7)

  @Test(
    arguments: [
      ([0x00], "'0'"), ([0x08], "'0'"), ([0x09], "'1'"),
      ([0x10, 0x80], "'128'"), ([0x11, 0xFF, 0xFE], "'65534'"),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "'4294967295'"),
      ([0x13] + ones, "'-1'"), ([0x13, 0x80] + sevenOnes, "'-9151314442816847873'"),
      ([0x14] + zeros + [0x7F] + sevenOnes, "'9223372036854775807'"),
      ([0x14] + ones + zeros, "'0'"),
      ([0x15] + zeros + zeros + zeros + zeros, "a number is too large"),
      ([0x22, 0x3F, 0xC0, 0, 0], "'1.5'"),
      ([0x23, 0xC0, 0x04, 0, 0, 0, 0, 0, 0], "'-2.5'"),
      ([0x21, 0, 0], "a number has an unknown size"),
      ([0x24] + zeros + zeros, "a number has an unknown size"),
    ] as [([UInt8], String)])
  func `numbers and truth values`(object: [UInt8], outcome: String) {
    #expect(Self.outcome(Self.file([object])) == outcome)
  }

  @Test(
    arguments: [
      ([0x50], "''"), ([0x52, 0x61, 0x62], "'ab'"),
      ([0x72, 0xC5, 0x82], "'ł'"), ([0x51, 0xFF], "a string is ill-formed"),
      ([0x62, 0x01, 0x42, 0x20, 0xAC], "'ł€'"), ([0x61, 0xD8, 0x00], "a string is ill-formed"),
      ([0x62, 0xD8, 0x3D, 0xDE, 0x00], "'😀'"),
      ([0x40], "<>"), ([0x42, 0x00, 0xFF], "<0 255>"),
      ([0xA0], "[]"), ([0xC0], "[]"), ([0xD0], "{}"),
      ([0x30] + zeros, "a value has an unknown type"), ([0x80, 0], "a value has an unknown type"),
      ([0xA1, 1], "['k']"), ([0xC2, 1, 1], "['k' 'k']"),
      ([0xA1, 3], "a reference points outside the file"),
      ([0xD1, 1, 3], "a reference points outside the file"),
      ([0xD1, 0, 1], "values are nested too deeply"),
    ] as [([UInt8], String)])
  func `texts, data and collections`(object: [UInt8], outcome: String) {
    #expect(Self.outcome(Self.file([object])) == outcome)
  }

  @Test(arguments: [14, 15, 16, 255, 256, 300])
  func `a length is in the marker or after it`(count: Int) {
    let text = String(repeating: "x", count: count)
    let markers: [[UInt8]] = [
      count < 15 ? [0x50 | UInt8(count)] : [0x5F, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)],
      [0x5F, 0x12, 0, 0, UInt8(count >> 8), UInt8(count & 0xFF)],
      [0x5F, 0x13, 0, 0, 0, 0, 0, 0, UInt8(count >> 8), UInt8(count & 0xFF)],
    ]

    for marker in markers {
      #expect(Self.outcome(Self.file([marker + text.utf8])) == "'\(text)'")
    }
  }

  @Test(
    arguments: [
      ([0x5F], "a length is missing"), ([0x5F, 0x51], "a length is missing"),
      ([0x5F, 0x14], "a number is too large"), ([0x5F, 0x13] + ones, "a number is too large"),
      ([0x5F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF], "a value is longer than the file"),
      ([0x6F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF], "a value is longer than the file"),
      ([0xDF, 0x12, 0x7F, 0xFF, 0xFF, 0xFF], "a value is longer than the file"),
    ] as [([UInt8], String)])
  func `wrong lengths`(object: [UInt8], outcome: String) {
    #expect(Self.outcome(Self.file([object])) == outcome)
  }

  @Test func `a value may end with the file`() {
    // The table of offsets and the trailer have 38 bytes, which data may take as its own.
    let (whole, longer) = ([0x4F, 0x10, 38] as [UInt8], [0x4F, 0x10, 39] as [UInt8])
    let file = Self.file([whole])

    #expect(Self.outcome(file) == Self.shown(.data(Array(file.suffix(38)))))
    #expect(Self.outcome(Self.file([longer])) == "a value is longer than the file")
  }

  @Test(arguments: [
    (Trailer(), "'v'"),
    (Trailer(offsetSize: 0), "the trailer is invalid"),
    (Trailer(offsetSize: 9, count: 0), "the trailer is invalid"),
    (Trailer(referenceSize: 0), "the trailer is invalid"),
    (Trailer(referenceSize: 9), "the trailer is invalid"),
    (Trailer(referenceSize: 8), "a reference points outside the file"),
    (Trailer(count: 0), "the trailer is invalid"),
    (Trailer(count: 1), "a reference points outside the file"),
    (Trailer(count: 2), "a reference points outside the file"),
    (Trailer(count: 4), "the trailer is invalid"),
    (Trailer(root: 1), "the property list is not a dictionary"),
    (Trailer(root: 3), "the trailer is invalid"),
    (Trailer(count: 1, tableShift: 4), "the property list is not a dictionary"),
    (Trailer(count: 1, tableShift: 6), "the trailer is invalid"),
    (Trailer(tableShift: -7), "a reference points outside the file"),
    (Trailer(tableShift: -8), "the trailer is invalid"),
    (Trailer(count: 1, tableShift: 7), "the trailer is invalid"),
    (Trailer(tableShift: -16), "a number is too large"),
    (Trailer(count: .min), "a number is too large"),
    (Trailer(root: -1), "a number is too large"),
    (Trailer(tableShift: .min), "a number is too large"),
  ])
  func `the numbers of the trailer`(trailer: Trailer, outcome: String) {
    #expect(Self.outcome(Self.file([[0x51, 0x76]], trailer: trailer)) == outcome)
  }

  @Test func `an offset at the end of the file is outside`() {
    let bytes = Self.file([[0x51, 0x76]])
    let objects = 8 + 3 + 2 + 2
    func outcome(lastOffset: Int) -> String {
      var changed = bytes
      changed[objects + 5] = UInt8(lastOffset)
      return Self.outcome(changed)
    }

    #expect(outcome(lastOffset: 11) == "'k'")
    #expect(outcome(lastOffset: bytes.count) == "a reference points outside the file")
    #expect(outcome(lastOffset: bytes.count - 1) == "'0'")
  }

  @Test(arguments: 8..<40)
  func `the beginning of a file is cut off`(count: Int) {
    let start = Array("bplist00".utf8) + [UInt8](repeating: 0, count: 32)

    let outcome = Self.outcome(Array(start.prefix(count)))

    #expect(outcome == "the file is cut off")
  }
}
