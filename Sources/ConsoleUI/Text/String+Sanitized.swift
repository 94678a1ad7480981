extension String {
  /// The text as one line that may be sent to a terminal.
  ///
  /// Control characters become U+FFFD, tabs and line ends spaces; bidirectional controls and
  /// characters without a width are dropped.
  public var sanitized: String {
    var result: [UInt8] = []
    let span = utf8Span
    let bytes = span.span
    ClusterScan.forEach(in: span) { cluster in
      switch cluster.kind {
      case .scalar, .bytes:
        for offset in cluster.range { result.append(bytes[offset]) }
      case .tab, .lineEnd: result.append(contentsOf: repeatElement(0x20, count: cluster.columns))
      case .control: result.append(contentsOf: [0xEF, 0xBF, 0xBD])
      case .nothing: break
      }
      return true
    }
    return String(decoding: result, as: UTF8.self)
  }
}
