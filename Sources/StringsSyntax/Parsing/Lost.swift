/// Thrown where the reader no longer knows what it reads, and has to look for the next entry.
enum Lost: Error {
  /// Something stands where a key should.
  case strayMark
  /// Behind a key comes neither an equals sign nor a semicolon.
  case after(StringToken)
  /// The rest of the entry is on this line, or goes up to the next semicolon.
  case entryEnd
  /// Brackets are open that may close further on.
  case openBrackets
  /// The string that starts at an offset has no end.
  case endlessString(Int)
}
