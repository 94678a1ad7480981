extension String {
  /// With spaces behind it, up to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// With spaces before it, up to a width in characters.
  func rightAligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
