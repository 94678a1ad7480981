/// Splits text into sanitized and measured grapheme clusters.
enum ClusterScan {
  /// Calls `body` for each cluster from a UTF-8 offset on, in order, until it returns false.
  ///
  /// `column` is the column of the first of them; tab stops count from column zero.
  @inline(__always)
  static func forEach(
    in text: borrowing UTF8Span, startingAt start: Int = 0, from column: Int = 0,
    _ body: (Cluster) -> Bool
  ) {
    let bytes = text.span
    let ambiguous = AmbiguousWidth.current
    var characters = text.makeCharacterIterator()
    var offset = start
    var column = column
    while offset < bytes.count {
      let cluster: Cluster
      if let simple = simpleCluster(bytes, at: offset, ambiguous) {
        cluster = simple
      } else {
        characters.reset(roundingBackwardsFrom: offset)
        guard characters.skipForward() != 0 else { return }
        let end = max(characters.currentCodeUnitOffset, offset + 1)
        cluster = measuredCluster(bytes, offset..<end, column: column, ambiguous)
      }
      guard body(cluster) else { return }
      offset = cluster.range.upperBound
      column &+= cluster.columns
    }
  }

  /// The cluster at an offset, if it is a single scalar that cannot join the next one; the fast path.
  @inline(__always)
  private static func simpleCluster(
    _ bytes: borrowing Span<UInt8>, at offset: Int, _ ambiguous: AmbiguousWidth
  ) -> Cluster? {
    guard let (scalar, length) = shortScalar(bytes, at: offset),
      let columns = ScalarWidth.simple(scalar)
    else { return nil }
    let end = offset + length
    if end < bytes.count {
      guard let (next, _) = shortScalar(bytes, at: end),
        next < 0x300 || ScalarWidth.simple(next) != nil
      else { return nil }
    }
    if ambiguous == .wide, columns == 1, scalar > 0x7F, EastAsianWidth.isAmbiguous(scalar) {
      return Cluster(range: offset..<end, kind: .scalar(scalar), columns: 2, isContested: true)
    }
    return Cluster(
      range: offset..<end, kind: .scalar(scalar), columns: columns, isContested: false)
  }

  /// The scalar at an offset of valid UTF-8, if it has at most three bytes.
  @inline(__always)
  private static func shortScalar(
    _ bytes: borrowing Span<UInt8>, at offset: Int
  ) -> (scalar: UInt32, length: Int)? {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 {
      guard offset + 1 < bytes.count else { return nil }
      return ((first & 0x1F) << 6 | UInt32(bytes[offset + 1] & 0x3F), 2)
    }
    guard first < 0xF0, offset + 2 < bytes.count else { return nil }
    let middle = UInt32(bytes[offset + 1] & 0x3F)
    return ((first & 0xF) << 12 | middle << 6 | UInt32(bytes[offset + 2] & 0x3F), 3)
  }

  private static func measuredCluster(
    _ bytes: borrowing Span<UInt8>, _ range: Range<Int>, column: Int,
    _ ambiguous: AmbiguousWidth
  ) -> Cluster {
    var scalars: [Unicode.Scalar] = []
    var decoder = UTF8Decoder()
    for offset in range where scalars.count < ClusterWidth.maxScalars {
      if case .complete(let scalar) = decoder.consume(bytes[offset]) { scalars.append(scalar) }
    }
    if scalars.first == ClusterWidth.softHyphen {
      let isLast = range.upperBound == bytes.count
      return Cluster(
        range: range, kind: isLast ? .scalar(Cluster.hyphen) : .softHyphen,
        columns: isLast ? 1 : 0, isContested: false)
    }
    let (kind, columns, isContested) = ClusterWidth.measure(scalars, column: column, ambiguous)
    return Cluster(range: range, kind: kind, columns: columns, isContested: isContested)
  }
}
