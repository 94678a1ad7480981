/// Finds the keys that a document has more than once.
enum RepeatedKeys {
  struct Repetition {
    var number: Int
    /// The number of the first entry with an equal key.
    var first: Int
    /// Whether the keys are the same, byte for byte, and not just canonically equivalent.
    var isExact: Bool
  }

  static func find(
    in keys: some RandomAccessCollection<StringToken>, of bytes: SourceBytes
  ) -> [Repetition] {
    repetitions(ofPlain: keys, bytes) ?? repetitions(of: keys, bytes)
  }

  /// Compares bytes; `nil` if there are keys for which that is not enough.
  private static func repetitions(
    ofPlain keys: some RandomAccessCollection<StringToken>, _ bytes: SourceBytes
  ) -> [Repetition]? {
    var found: [Repetition] = []
    var numbers = KeyNumbers(capacity: keys.count)
    for (number, key) in keys.enumerated() {
      let text = bytes.slice(key.content)
      if key.hasEscapes || !bytes.isASCII(key.content) { return nil }
      let first = numbers.first(number, hash: KeyNumbers.hash(text)) { other in
        let token = keys[keys.index(keys.startIndex, offsetBy: other)]
        return bytes.slice(token.content).elementsEqual(text)
      }
      if first != number {
        found.append(Repetition(number: number, first: first, isExact: true))
      }
    }
    return found
  }

  /// Compares texts as Swift does, by canonical equivalence.
  private static func repetitions(
    of keys: some RandomAccessCollection<StringToken>, _ bytes: SourceBytes
  ) -> [Repetition] {
    var found: [Repetition] = []
    var seen: [String: (number: Int, text: String)] = [:]
    for (number, key) in keys.enumerated() {
      let text = bytes.text(of: key)
      if let first = seen[text] {
        let isExact = first.text.utf8.elementsEqual(text.utf8)
        found.append(Repetition(number: number, first: first.number, isExact: isExact))
      } else {
        seen[text] = (number, text)
      }
    }
    return found
  }
}
