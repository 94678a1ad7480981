/// Reads the numbers of a page of a database; what lies behind its end is 0.
struct PageReader {
  let bytes: [UInt8]
  var position: Int

  /// Whether all that was read lies on the page.
  private(set) var isInside = true

  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Reads a number with its highest byte first.
  mutating func number(of byteCount: Int) -> Int {
    (0..<byteCount).reduce(0) { value, _ in value << 8 | Int(byte()) }
  }

  /// Reads the values of the row in a cell, as far as its header names them.
  mutating func row(at cell: Int) -> [TablePage.Value] {
    position = cell
    _ = variableNumber()  // The length of the row.
    _ = variableNumber()  // Its id.
    let start = position
    let end = start &+ variableNumber()
    guard end <= bytes.count else {
      isInside = false
      return []
    }
    var values: [TablePage.Value] = []
    while position < end {
      let type = variableNumber()
      values.append(type == 0 ? .null : type >= 13 && type % 2 == 1 ? .text : .other)
    }
    return values
  }

  /// Reads a number of at most nine bytes, seven bits in each but the last.
  private mutating func variableNumber() -> Int {
    var value = 0
    for _ in 1...8 {
      let next = byte()
      value = value << 7 | Int(next & 0x7F)
      if next < 0x80 { return value }
    }
    return value << 8 | Int(byte())
  }

  private mutating func byte() -> UInt8 {
    defer { position += 1 }
    guard bytes.indices.contains(position) else {
      isInside = false
      return 0
    }
    return bytes[position]
  }
}
