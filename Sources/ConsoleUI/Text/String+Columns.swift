extension String {
  /// The width of the text in columns, in one line that starts at column zero.
  public var columns: Int { utf8Span.columns }
}

extension Substring {
  /// The width of the text in columns, in one line that starts at column zero.
  public var columns: Int { utf8Span.columns }
}

extension UTF8Span {
  var columns: Int {
    if isPrintableASCII { return span.count }
    var sum = 0
    ClusterScan.forEach(in: self) {
      sum += $0.columns
      return true
    }
    return sum
  }
}
