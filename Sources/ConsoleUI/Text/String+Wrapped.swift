extension String {
  /// The text as lines of at most so many columns.
  ///
  /// Lines end where the text says so, else where UAX #14 allows a break; a word that is wider than a
  /// line is broken between clusters. Spaces at a break are left out. A width below one gives no lines.
  public func wrapped(to limit: Int) -> [Substring] {
    guard limit > 0 else { return [] }
    return LineWrap(text: self, limit: limit).lines()
  }
}
