extension RandomAccessCollection where Index == Int {
  /// The index of the first element that satisfies a condition, found by halving; the end if none does.
  ///
  /// The elements after one that satisfies it must satisfy it, too.
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
