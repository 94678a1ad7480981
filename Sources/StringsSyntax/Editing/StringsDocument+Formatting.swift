extension StringsDocument {
  /// Writes all entries in one style: `"key" = "value";` on lines of their own, without indentation.
  ///
  /// Only spaces, line ends and quotes change: of several empty lines one is left, and the last line has an end. Comments,
  /// escapes, and the dictionaries of plurals stay as they are.
  /// - Throws: ``StringsEditError/brokenFile(_:)``.
  public mutating func format() throws(StringsEditError) {
    let edits = content.withBytes { StringsFormatting(content, $0).edits }
    if !edits.isEmpty {
      try apply(edits, expecting: entries.indices.map(ExpectedEntry.rewritten))
    }
  }
}
