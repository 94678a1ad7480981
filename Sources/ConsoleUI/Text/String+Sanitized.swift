extension String {
  /// The text as one line that is safe to send to a terminal.
  ///
  /// Control characters become U+FFFD, tabs and line ends become spaces; bidirectional controls and
  /// zero-width characters are dropped.
  public var sanitized: String {
    var result: [UInt8] = []
    ClusterScan.forEach(in: utf8Span) { cluster in
      switch cluster.kind {
      case .scalar(let scalar):
        result.append(scalar: scalar)
      case .multiScalar(let text): result += text.utf8
      case .tab, .lineEnd: result.append(contentsOf: repeatElement(0x20, count: cluster.columns))
      case .control: result.append(contentsOf: [0xEF, 0xBF, 0xBD])
      case .softHyphen, .invisible: break
      }
      return true
    }
    return String(decoding: result, as: UTF8.self)
  }
}
