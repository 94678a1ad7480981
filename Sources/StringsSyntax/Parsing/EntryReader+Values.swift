extension EntryReader {
  /// Reads a value; `nil` if none starts here.
  mutating func readValue() throws(Lost) -> RawEntry.Value? {
    let start = offset
    switch bytes[start] {
    case UInt8(ascii: "{"): nestedValue = try readDictionary()
    case UInt8(ascii: "("): nestedValue = try readArray()
    case UInt8(ascii: "<"): nestedValue = try readData()
    default: return try readString().map(RawEntry.Value.string)
    }
    return .nested(start..<offset)
  }

  /// The value that was read last.
  func lastValue(_ value: RawEntry.Value) -> PropertyListValue {
    switch value {
    case .string(let token): .string(bytes.text(of: token))
    case .nested: nestedValue
    }
  }

  private mutating func readDictionary() throws(Lost) -> PropertyListValue {
    let start = offset
    try open()
    var pairs: [PropertyListPair] = []
    var places: [String: Int] = [:]
    let outerIsBroken = entryIsBroken
    while true {
      skipSpace()
      if bytes[offset] == UInt8(ascii: "}") { break }
      if offset >= bytes.count {
        entryIsBroken = outerIsBroken || endIsReported
        endIsReported = true
        try lose(.unterminatedDictionary, at: start, .entryEnd)
      }
      guard let entry = readEntry() else { continue }
      let key = bytes.text(of: entry.key)
      let place = entry.key.range.lowerBound
      if let first = places[key] { warn(.duplicateKey, at: place, related: first) }
      places[key] = places[key] ?? place
      pairs.append(PropertyListPair(key: key, value: lastValue(entry.value)))
    }
    entryIsBroken = outerIsBroken
    close()
    return .dictionary(pairs)
  }

  private mutating func readArray() throws(Lost) -> PropertyListValue {
    let start = offset
    try open()
    var elements: [PropertyListValue] = []
    while true {
      skipSpace()
      guard let element = try readValue() else { break }
      elements.append(lastValue(element))
      skipSpace()
      if bytes[offset] != UInt8(ascii: ",") { break }
      offset += 1
    }
    if bytes[offset] != UInt8(ascii: ")") {
      try lose(.unterminatedArray, at: start, .openBrackets)
    }
    close()
    return .array(elements)
  }

  private mutating func readData() throws(Lost) -> PropertyListValue {
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
        else { try lose(.invalidData, at: offset, .openBrackets) }
        data.append(high << 4 | low)
        offset += 2
      }
    }
  }

  private mutating func open() throws(Lost) {
    if openBrackets.count == Self.maximumDepth { try lose(.tooDeep, at: offset, .openBrackets) }
    openBrackets.append(bytes[offset])
    offset += 1
  }

  private mutating func close() {
    openBrackets.removeLast()
    offset += 1
  }
}
