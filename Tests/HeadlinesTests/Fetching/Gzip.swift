/// As much of gzip (RFC 1952) as the tests need.
enum Gzip {
  private static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

  /// Wraps up to 65,535 bytes, uncompressed.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let length = little(UInt32(bytes.count))
    let block = [1, length[0], length[1], ~length[0], ~length[1]] + bytes
    return header + block + little(checksum(bytes)) + length
  }

  /// Data that expands to `count` bytes, by a factor of 158.
  ///
  /// The checksum is missing, since a limited reader never gets to it.
  static func bomb(_ count: Int) -> [UInt8] {
    var bits = Bits()
    bits.append([1])  // the last block
    bits.append([1, 0])  // with the fixed Huffman codes of RFC 1951
    bits.append([1, 0, 0, 1, 0, 0, 0, 0])  // the byte 0x60
    for _ in 0..<(count / 258) {
      bits.append([1, 1, 0, 0, 0, 1, 0, 1])  // 258 bytes
      bits.append([0, 0, 0, 0, 0])  // at distance one
    }
    return header + bits.bytes
  }

  /// Bits in deflate's order, the lowest of each byte first.
  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    mutating func append(_ bits: [UInt8]) {
      for bit in bits {
        if count % 8 == 0 { bytes.append(0) }
        bytes[bytes.count - 1] |= bit << UInt8(count % 8)
        count += 1
      }
    }
  }

  private static func little(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
