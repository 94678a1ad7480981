extension String {
  /// The text wrapped into lines of at most `limit` columns.
  ///
  /// Lines end at the text's line ends and where UAX #14 allows a break; a word wider than a line is broken
  /// between clusters. Spaces at a break are dropped. A limit below one gives no lines; with a limit of one a
  /// wide cluster still gets a line, which is then two columns wide.
  public func wrapped(to limit: Int) -> [Substring] {
    guard limit > 0 else { return [] }
    return LineWrap.paragraphs(of: self).flatMap { paragraph in
      var wrap = LineWrap(paragraph, limit: limit)
      return wrap.wrapped()
    }
  }
}
