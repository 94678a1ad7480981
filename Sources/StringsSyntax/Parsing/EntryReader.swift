/// Reads the entries of a `.strings` text one after the other, in UTF-8, keeping nothing.
///
/// The grammar is that of the old-style property list as CoreFoundation reads it. What is wrong is
/// added to `problems`, and reading goes on with the next entry: one broken entry is one error.
/// Every byte is looked at a bounded number of times, whatever the input.
///
/// ```swift
/// var reader = EntryReader(SourceBytes(buffer))
/// while let entry = reader.next() { print(reader.bytes.text(of: entry.key)) }
/// ```
@usableFromInline
package struct EntryReader {
  @usableFromInline
  package let bytes: SourceBytes
  var problems: [Problem] = []
  /// Where the comments stand, if they are kept.
  var comments: [Range<Int>] = []
  /// What the brackets say that were read last.
  @usableFromInline
  package var nestedValue = PropertyListValue.string("")

  let keepsComments: Bool
  @usableFromInline
  var offset = 0
  /// The brackets that are open here, outermost first.
  var openBrackets: [UInt8] = []
  /// Where the brace stands that encloses the whole file.
  var outerBrace: Int?
  /// Whether the entry being read already has its error.
  var entryIsBroken = false
  /// Whether the entry being read stands behind a missing semicolon, and so may be none at all.
  @usableFromInline
  var entryIsDoubtful = false
  /// Whether a comment was found that does not end: then no later one does either.
  var commentsDoNotEnd = false
  /// Whether looking for the closing brackets of a broken entry once ran to the end of the file.
  var bracketsDoNotClose = false
  /// Whether the missing end of a dictionary was reported.
  var endIsReported = false

  /// Brackets nested deeper than this are an error; CoreFoundation allows 512.
  static let maximumDepth = 128

  /// Starts at the head of a UTF-8 text, with or without byte order mark, that outlives the reader.
  package init(_ bytes: SourceBytes, keepsComments: Bool = false) {
    self.bytes = bytes
    self.keepsComments = keepsComments
    offset = bytes.startOfText
    skipSpace()
    if bytes[offset] == UInt8(ascii: "{") {
      outerBrace = offset
      openBrackets.append(UInt8(ascii: "{"))
      offset += 1
    }
  }

  /// The next entry that is whole, or `nil` at the end.
  @inlinable @inline(__always)
  package mutating func next() -> RawEntry? {
    skipSpace()
    return readUsualEntry() ?? readAnyEntry()
  }

  @usableFromInline
  mutating func readAnyEntry() -> RawEntry? {
    while true {
      skipSpace()
      guard offset < bytes.count else {
        if let outerBrace, !endIsReported { report(.unterminatedDictionary, at: outerBrace) }
        outerBrace = nil
        return nil
      }
      if outerBrace != nil, bytes[offset] == UInt8(ascii: "}") {
        leaveOuterBrace()
      } else if let entry = readEntry() {
        return entry
      }
    }
  }

  private mutating func leaveOuterBrace() {
    offset += 1
    outerBrace = nil
    openBrackets.removeAll()
    skipSpace()
    if offset < bytes.count {
      report(.unexpectedCharacter, at: offset)
      skipStrayMarks()
    }
  }
}
