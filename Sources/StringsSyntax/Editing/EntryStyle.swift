/// How an entry writes its key and value.
struct EntryStyle {
  var key = Quoting.double
  var value = Quoting.double
  /// What is between the key and the value.
  var separator = " = "
}

extension EntryStyle {
  /// The style of an entry, as far as it can be used for others.
  init(of token: EntryToken, in bytes: SourceBytes) {
    key = Quoting(of: token.key, in: bytes)
    if case .string(let string) = token.value, !token.isKeyOnly {
      value = Quoting(of: string, in: bytes)
    }
    let end = token.valueRange.lowerBound
    guard token.key.range.upperBound < end else { return }
    let between = bytes.text(token.key.range.upperBound..<end)
    if between.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "=" }) { separator = between }
  }
}
