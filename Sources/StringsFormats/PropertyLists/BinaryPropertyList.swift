import StringsSyntax

/// Reads the binary form of a property list, within bounds that its bytes cannot move.
///
/// It is read here and not by Foundation, whose reader recurses as deep as the file says, and
/// because a value that is referred to often can be small as bytes and immense as a tree.
struct BinaryPropertyList {
  private struct Broken: Error {
    var reason: String
  }

  static let maximumDepth = 128

  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var referenceSize = 0
  private var root = 0
  /// How many more values may be made: a file has room for fewer, unless it repeats them.
  private var budget: Int

  static func entries(
    of bytes: [UInt8], file: String
  ) -> ([TranslationEntry], [Diagnostic]) {
    do throws(Broken) {
      var list = BinaryPropertyList(bytes)
      try list.readTrailer()
      guard case .dictionary(let pairs) = try list.value(list.root, depth: 0) else {
        throw Broken(reason: "the property list is no dictionary")
      }
      let sorted = pairs.sorted { $0.key < $1.key }
      return (sorted.map { TranslationEntry(key: $0.key, value: $0.value) }, [])
    } catch {
      return ([], [.invalidPropertyList("binary property list: \(error.reason)", in: file)])
    }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    budget = 4 * bytes.count + 1_000
  }

  private mutating func readTrailer() throws(Broken) {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw Broken(reason: "the file is cut off") }
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let count = try number(at: trailer + 8, size: 8)
    root = try number(at: trailer + 16, size: 8)
    let table = try number(at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0, root < count,
      table >= 8, table <= trailer, count <= (trailer - table) / offsetSize
    else { throw Broken(reason: "the trailer is wrong") }
    offsets.reserveCapacity(count)
    for index in 0..<count {
      offsets.append(try number(at: table + index * offsetSize, size: offsetSize))
    }
  }

  private mutating func value(_ index: Int, depth: Int) throws(Broken) -> PropertyListValue {
    budget -= 1
    guard depth <= Self.maximumDepth else { throw Broken(reason: "values are nested too deep") }
    guard budget >= 0 else { throw Broken(reason: "values are repeated too often") }
    guard offsets.indices.contains(index), bytes.indices.contains(offsets[index]) else {
      throw Broken(reason: "a reference points outside the file")
    }
    let offset = offsets[index]
    let low = Int(bytes[offset] & 0x0F)
    switch bytes[offset] >> 4 {
    case 0x0: return .string(bytes[offset] == 0x09 ? "1" : "0")
    case 0x1: return .string(String(try integer(at: offset + 1, size: 1 << low)))
    case 0x2: return .string(try real(at: offset + 1, size: 1 << low))
    case 0x4: return .data(Array(try part(of: offset, unit: 1).bytes))
    case 0x5, 0x7: return .string(try text(utf8: try part(of: offset, unit: 1).bytes))
    case 0x6: return .string(try text(utf16: try part(of: offset, unit: 2).bytes))
    case 0xA, 0xC: return try array(at: offset, depth: depth)
    case 0xD: return try dictionary(at: offset, depth: depth)
    default: throw Broken(reason: "a value is of no known kind")
    }
  }

  private mutating func array(at offset: Int, depth: Int) throws(Broken) -> PropertyListValue {
    let (count, content) = try part(of: offset, unit: referenceSize)
    var elements: [PropertyListValue] = []
    for index in 0..<count {
      let reference = try number(
        at: content.startIndex + index * referenceSize, size: referenceSize)
      elements.append(try value(reference, depth: depth + 1))
    }
    return .array(elements)
  }

  private mutating func dictionary(
    at offset: Int, depth: Int
  ) throws(Broken) -> PropertyListValue {
    let (count, content) = try part(of: offset, unit: 2 * referenceSize)
    var pairs: [PropertyListPair] = []
    for index in 0..<count {
      let place = content.startIndex + index * referenceSize
      let key = try number(at: place, size: referenceSize)
      let reference = try number(at: place + count * referenceSize, size: referenceSize)
      guard case .string(let key) = try value(key, depth: depth + 1) else {
        throw Broken(reason: "a key is no string")
      }
      pairs.append(PropertyListPair(key: key, value: try value(reference, depth: depth + 1)))
    }
    return .dictionary(pairs)
  }

  /// How many units a value has, and their bytes; the count is behind the marker or in it.
  private func part(
    of offset: Int, unit: Int
  ) throws(Broken) -> (count: Int, bytes: ArraySlice<UInt8>) {
    var count = Int(bytes[offset] & 0x0F)
    var start = offset + 1
    if count == 0x0F {
      guard start < bytes.count, bytes[start] >> 4 == 1 else {
        throw Broken(reason: "a length is missing")
      }
      let size = 1 << Int(bytes[start] & 0x0F)
      count = try number(at: start + 1, size: size)
      start += 1 + size
    }
    guard start <= bytes.count, count <= (bytes.count - start) / unit else {
      throw Broken(reason: "a value is longer than the file")
    }
    return (count, bytes[start..<start + count * unit])
  }

  /// A big-endian number that is not negative.
  private func number(at offset: Int, size: Int) throws(Broken) -> Int {
    guard size <= 8, offset >= 0, offset <= bytes.count - size,
      let number = Int(
        exactly: bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    else { throw Broken(reason: "a number is too large") }
    return number
  }

  /// A big-endian number, which of eight bytes and more is signed.
  private func integer(at offset: Int, size: Int) throws(Broken) -> Int {
    guard size <= 16, offset <= bytes.count - size else {
      throw Broken(reason: "a number is too large")
    }
    let bits = bytes[offset..<offset + size].suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(truncatingIfNeeded: bits)
  }

  private func real(at offset: Int, size: Int) throws(Broken) -> String {
    let bits = UInt64(bitPattern: Int64(try integer(at: offset, size: size)))
    switch size {
    case 4: return String(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return String(Double(bitPattern: bits))
    default: throw Broken(reason: "a number is of no known size")
    }
  }

  private func text(utf8 bytes: ArraySlice<UInt8>) throws(Broken) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Broken(reason: "a text is not well-formed")
    }
    return text
  }

  private func text(utf16 bytes: ArraySlice<UInt8>) throws(Broken) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw Broken(reason: "a text is not well-formed")
    }
    return text
  }
}
