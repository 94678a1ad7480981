extension [UInt8] {
  /// The index behind an ending such as `-->` or, for one such as `</script`, behind its `>`; nil if there is none.
  ///
  /// Letters may be of either case. Only what is in front of `limit` is searched.
  func index(past ending: String, from start: Int, before limit: Int? = nil) -> Int? {
    let pattern = Array(ending.utf8)
    let limit = limit ?? count
    var position = start
    while position + pattern.count <= limit {
      if self[position] == pattern[0],
        self[position..<position + pattern.count].elementsEqual(
          pattern, by: { $0 | 0x20 == $1 | 0x20 })
      {
        position += pattern.count
        if pattern.last == UInt8(ascii: ">") { return position }
        return (self[position..<limit].firstIndex(of: UInt8(ascii: ">")) ?? limit - 1) + 1
      }
      position += 1
    }
    return nil
  }
}
