extension String {
  /// Whether the string comes before another one in the order of Unicode scalars, which is that of the bytes in UTF-8.
  func precedesInUTF8(_ other: String) -> Bool {
    let isBefore = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { other in
        own.lexicographicallyPrecedes(other)
      }
    }
    return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
