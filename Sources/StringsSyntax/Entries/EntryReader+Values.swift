extension EntryReader {
  /// Reads a value; `nil` if none starts at `offset`.
  mutating func readValue() throws(SyntaxError) -> EntryToken.Value? {
    let start = offset
    switch bytes[start] {
    case UInt8(ascii: "{"): nestedValue = try readDictionary()
    case UInt8(ascii: "("): nestedValue = try readArray()
    case UInt8(ascii: "<"): nestedValue = try readData()
    default: return try readString().map(EntryToken.Value.string)
    }
    return .nested(start..<offset)
  }

  /// The value of a token; the token must be the one read last.
  func lastValue(_ value: EntryToken.Value) -> PropertyListValue {
    switch value {
    case .string(let token): .string(bytes.text(of: token))
    case .nested: nestedValue
    }
  }

  private mutating func readDictionary() throws(SyntaxError) -> PropertyListValue {
    let start = offset
    try open()
    var pairs: [PropertyListPair] = []
    var offsets: [String: Int] = [:]
    let outerIsBroken = entryHasError
    while true {
      skipWhitespace()
      if bytes[offset] == UInt8(ascii: "}") { break }
      if offset >= bytes.count {
        entryHasError = outerIsBroken || reportedUnclosedBrace
        reportedUnclosedBrace = true
        try abandon(.unterminatedDictionary, at: start, .invalidValue)
      }
      guard let entry = readEntry() else { continue }
      let key = bytes.text(of: entry.key)
      let keyOffset = entry.key.range.lowerBound
      if let first = offsets[key] { warn(.duplicateKey, at: keyOffset, related: first) }
      offsets[key] = offsets[key] ?? keyOffset
      pairs.append(PropertyListPair(key: key, value: lastValue(entry.value)))
    }
    entryHasError = outerIsBroken
    close()
    return .dictionary(pairs)
  }

  private mutating func readArray() throws(SyntaxError) -> PropertyListValue {
    let start = offset
    try open()
    var elements: [PropertyListValue] = []
    while true {
      skipWhitespace()
      guard let element = try readValue() else { break }
      elements.append(lastValue(element))
      skipWhitespace()
      if bytes[offset] != UInt8(ascii: ",") { break }
      offset += 1
    }
    if bytes[offset] != UInt8(ascii: ")") {
      try abandon(.unterminatedArray, at: start, .openBrackets)
    }
    close()
    return .array(elements)
  }

  private mutating func readData() throws(SyntaxError) -> PropertyListValue {
    var data: [UInt8] = []
    offset += 1
    while true {
      switch bytes[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case 0xE2 where bytes.isUnicodeSeparator(at: offset): offset += 3
      case UInt8(ascii: ">"):
        offset += 1
        return .data(data)
      default:
        guard let high = bytes[offset].hexadecimalDigit,
          let low = bytes[offset + 1].hexadecimalDigit
        else { try abandon(.invalidData, at: offset, .openBrackets) }
        data.append(high << 4 | low)
        offset += 2
      }
    }
  }

  private mutating func open() throws(SyntaxError) {
    if openBrackets.count == Self.maximumDepth { try abandon(.tooDeep, at: offset, .openBrackets) }
    openBrackets.append(bytes[offset])
    offset += 1
  }

  private mutating func close() {
    openBrackets.removeLast()
    offset += 1
  }
}
