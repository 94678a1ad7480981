extension String {
  /// The text as lines of at most so many columns.
  ///
  /// Lines end where the text says so, else where UAX #14 allows a break; a word that is wider than a
  /// line is broken between clusters. Spaces at a break are left out. A limit below one gives no lines;
  /// at a limit of one a wide cluster still has a line of its own.
  public func wrapped(to limit: Int) -> [Substring] {
    guard limit > 0 else { return [] }
    return LineWrap.paragraphs(of: self).flatMap { paragraph in
      var wrap = LineWrap(paragraph, limit: limit)
      return wrap.broken()
    }
  }
}
