import StringsSyntax

/// Reads binary property lists with bounded depth and size.
///
/// Foundation's parser recurses as deep as the file says, and a value with many references to it can
/// be small as bytes and immense as a tree.
struct BinaryPropertyList {
  private struct ReadingError: Error {
    var reason: String
  }

  static let maximumDepth = 128

  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var referenceSize = 0
  private var root = 0
  /// The key whose value is read.
  private var key: String?
  /// What values may still take; a file exceeds it only by repeating them.
  private var budget: ExpansionBudget
  /// The texts that are read, each once, since many values may be the same one.
  private var texts: [Int: String] = [:]

  static func entries(
    of bytes: [UInt8], file: String
  ) -> ([TranslationEntry], [Diagnostic]) {
    var list = BinaryPropertyList(bytes)
    do throws(ReadingError) {
      try list.readTrailer()
      guard case .dictionary(let pairs) = try list.value(list.root, depth: 0) else {
        throw ReadingError(reason: "the property list is not a dictionary")
      }
      let sorted = pairs.sorted { $0.key < $1.key }
      return (sorted.map { TranslationEntry(key: $0.key, value: $0.value, file: file) }, [])
    } catch {
      let message = "binary property list: \(error.reason)"
      return ([], [.invalidPropertyList(message, in: file, key: list.key)])
    }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    budget = ExpansionBudget(ofFileWith: bytes.count)
  }

  private mutating func readTrailer() throws(ReadingError) {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw ReadingError(reason: "the file is cut off") }
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let count = try number(at: trailer + 8, size: 8)
    root = try number(at: trailer + 16, size: 8)
    let table = try number(at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), root < count,
      table >= 8, table <= trailer, count <= (trailer - table) / offsetSize
    else { throw ReadingError(reason: "the trailer is invalid") }
    offsets.reserveCapacity(count)
    for index in 0..<count {
      offsets.append(try number(at: table + index * offsetSize, size: offsetSize))
    }
  }

  private mutating func value(_ index: Int, depth: Int) throws(ReadingError) -> PropertyListValue {
    guard depth <= Self.maximumDepth else {
      throw ReadingError(reason: "values are nested too deeply")
    }
    try take(MemoryLayout<PropertyListPair>.stride)
    guard offsets.indices.contains(index), bytes.indices.contains(offsets[index]) else {
      throw ReadingError(reason: "a reference points outside the file")
    }
    let offset = offsets[index]
    let low = Int(bytes[offset] & 0x0F)
    switch bytes[offset] >> 4 {
    case 0x0: return .string(bytes[offset] == 0x09 ? "1" : "0")
    case 0x1: return .string(String(try integer(at: offset + 1, size: 1 << low)))
    case 0x2: return .string(try real(at: offset + 1, size: 1 << low))
    case 0x4:
      let data = try payload(of: offset, unit: 1).bytes
      try take(data.count)
      return .data(Array(data))
    case 0x5, 0x6, 0x7:
      let text = if let known = texts[index] { known } else { try text(at: offset) }
      texts[index] = text
      try take(text.utf8.count)
      return .string(text)
    case 0xA, 0xC: return try array(at: offset, depth: depth)
    case 0xD: return try dictionary(at: offset, depth: depth)
    default: throw ReadingError(reason: "a value has an unknown type")
    }
  }

  private mutating func take(_ count: Int) throws(ReadingError) {
    guard budget.take(count) else { throw ReadingError(reason: ExpansionBudget.reason) }
  }

  private func text(at offset: Int) throws(ReadingError) -> String {
    bytes[offset] >> 4 == 0x6
      ? try text(utf16: payload(of: offset, unit: 2).bytes)
      : try text(utf8: payload(of: offset, unit: 1).bytes)
  }

  private mutating func array(at offset: Int, depth: Int) throws(ReadingError) -> PropertyListValue
  {
    let (count, content) = try payload(of: offset, unit: referenceSize)
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
  ) throws(ReadingError) -> PropertyListValue {
    let (count, content) = try payload(of: offset, unit: 2 * referenceSize)
    var pairs: [PropertyListPair] = []
    for index in 0..<count {
      if depth == 0 { self.key = nil }
      let offset = content.startIndex + index * referenceSize
      let key = try number(at: offset, size: referenceSize)
      let reference = try number(at: offset + count * referenceSize, size: referenceSize)
      guard case .string(let key) = try value(key, depth: depth + 1) else {
        throw ReadingError(reason: "a key is not a string")
      }
      if depth == 0 { self.key = key }
      pairs.append(PropertyListPair(key: key, value: try value(reference, depth: depth + 1)))
    }
    return .dictionary(pairs)
  }

  /// The number of units of a value, which is in its marker or after it, and their bytes.
  private func payload(
    of offset: Int, unit: Int
  ) throws(ReadingError) -> (count: Int, bytes: ArraySlice<UInt8>) {
    var count = Int(bytes[offset] & 0x0F)
    var start = offset + 1
    if count == 0x0F {
      guard start < bytes.count, bytes[start] >> 4 == 1 else {
        throw ReadingError(reason: "a length is missing")
      }
      let size = 1 << Int(bytes[start] & 0x0F)
      count = try number(at: start + 1, size: size)
      start += 1 + size
    }
    guard start <= bytes.count, count <= (bytes.count - start) / unit else {
      throw ReadingError(reason: "a value is longer than the file")
    }
    return (count, bytes[start..<start + count * unit])
  }

  /// Reads an unsigned big-endian number that fits `Int`.
  private func number(at offset: Int, size: Int) throws(ReadingError) -> Int {
    guard size <= 8, offset >= 0, offset <= bytes.count - size,
      let number = Int(
        exactly: bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    else { throw ReadingError(reason: "a number is too large") }
    return number
  }

  /// Reads a big-endian number, which is signed if it has eight bytes or more.
  private func integer(at offset: Int, size: Int) throws(ReadingError) -> Int {
    guard size <= 16, offset <= bytes.count - size else {
      throw ReadingError(reason: "a number is too large")
    }
    let bits = bytes[offset..<offset + size].suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(truncatingIfNeeded: bits)
  }

  private func real(at offset: Int, size: Int) throws(ReadingError) -> String {
    let bits = UInt64(bitPattern: Int64(try integer(at: offset, size: size)))
    switch size {
    case 4: return String(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return String(Double(bitPattern: bits))
    default: throw ReadingError(reason: "a number has an unknown size")
    }
  }

  private func text(utf8 bytes: ArraySlice<UInt8>) throws(ReadingError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ReadingError(reason: "a string is ill-formed")
    }
    return text
  }

  private func text(utf16 bytes: ArraySlice<UInt8>) throws(ReadingError) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw ReadingError(reason: "a string is ill-formed")
    }
    return text
  }
}
