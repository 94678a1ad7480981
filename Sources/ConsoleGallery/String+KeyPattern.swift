extension String {
  /// Whether the key is the given one, or begins with it if that ends with `*`.
  package func matches(_ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? hasPrefix(pattern.dropLast()) : self == pattern
  }
}
