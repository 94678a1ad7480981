extension String {
  /// The text with its first letter as a capital, unless a number is before it.
  var startingWithCapital: String {
    guard let start = firstIndex(where: { $0.isLetter || $0.isNumber }) else { return self }
    return self[..<start] + self[start].uppercased() + self[index(after: start)...]
  }
}
