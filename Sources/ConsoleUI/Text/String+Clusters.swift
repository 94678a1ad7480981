extension String {
  /// Calls `body` with the UTF-8 offsets and the width of each grapheme cluster as it is drawn, in order, until it
  /// returns false.
  ///
  /// `start` is the UTF-8 offset of the first cluster, and must be the start of one.
  public func forEachCluster(
    from start: Int = 0, _ body: (_ offsets: Range<Int>, _ columns: Int) -> Bool
  ) {
    ClusterScan.forEach(in: utf8Span, startingAt: start) { body($0.range, $0.columns) }
  }
}
