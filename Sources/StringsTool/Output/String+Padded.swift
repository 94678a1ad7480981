extension String {
  /// Pads the string at its end to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Pads the string at its start to a width in characters.
  func rightAligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
