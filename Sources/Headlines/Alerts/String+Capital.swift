extension String {
  /// The text with a capital letter at its start, if it starts with a letter.
  var startingWithCapital: String {
    guard let start = firstIndex(where: { $0.isLetter || $0.isNumber }) else { return self }
    return self[..<start] + self[start].uppercased() + self[index(after: start)...]
  }
}
