extension String {
  /// The columns that the text takes in one line, from column zero.
  public var columns: Int { utf8Span.columns }
}

extension Substring {
  /// The columns that the text takes in one line, from column zero.
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
