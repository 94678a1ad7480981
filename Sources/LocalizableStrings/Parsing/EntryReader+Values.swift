extension EntryReader {
  /// Reads a value; `nil` if none starts here.
  mutating func readValue() throws(Lost) -> RawEntry.Value? {
    switch bytes[offset] {
    case UInt8(ascii: "{"): .nested(try readDictionary())
    case UInt8(ascii: "("): .nested(try readArray())
    case UInt8(ascii: "<"): .nested(try readData())
    default: try readString().map(RawEntry.Value.string)
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
      let key = string(entry.key)
      let place = entry.key.range.lowerBound
      if let first = places[key] { warn(.duplicateKey, at: place, related: first) }
      places[key] = places[key] ?? place
      pairs.append(PropertyListPair(key: key, value: value(entry)))
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
      switch element {
      case .string(let token): elements.append(.string(string(token)))
      case .nested(let value): elements.append(value)
      }
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
