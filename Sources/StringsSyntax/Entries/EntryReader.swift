/// Reads the entries of a `.strings` text in UTF-8 one at a time, without storing them.
///
/// The grammar is the old-style property list as CoreFoundation reads it. Errors are added to
/// `problems` and reading continues with the next entry: one broken entry is one error.
/// Reading is linear: the reader looks at each byte a bounded number of times, whatever the input.
package struct EntryReader {
  package let bytes: SourceBytes
  var problems: [Problem] = []
  /// The byte ranges of the comments, markers included; empty unless `keepsComments`.
  var comments: [Range<Int>] = []
  /// The value of the last dictionary, array or data.
  package var nestedValue = PropertyListValue.string("")

  let keepsComments: Bool
  var offset = 0
  /// The brackets open at `offset`, outermost first.
  var openBrackets: [UInt8] = []
  /// The offset of the brace that encloses the whole file, until that brace is closed.
  var outerBrace: Int?
  /// The key of the current entry of the file, whose value may be a dictionary with entries of its own.
  var key: StringToken?
  /// Whether an error was already reported for the current entry.
  var entryHasError = false
  /// Whether the current entry follows a missing semicolon on the same line, and so may be part of
  /// the entry before.
  var isAfterMissingSemicolon = false
  /// Whether a block comment without end was found; then no later block comment ends either.
  var foundUnterminatedComment = false
  /// Whether a search for closing brackets reached the end of the file; it is not repeated.
  var foundUnclosedBrackets = false
  /// Whether a dictionary without closing brace was reported.
  var reportedUnclosedBrace = false

  /// The maximum nesting of brackets; CoreFoundation allows 512.
  static let maximumDepth = 128

  /// Starts at the beginning of a UTF-8 text, with or without byte order mark.
  ///
  /// The memory of the text must outlive the reader.
  package init(_ bytes: SourceBytes, keepsComments: Bool = false) {
    self.bytes = bytes
    self.keepsComments = keepsComments
    offset = bytes.startOfText
    skipWhitespace()
    if bytes[offset] == UInt8(ascii: "{") {
      outerBrace = offset
      openBrackets.append(UInt8(ascii: "{"))
      offset += 1
    }
  }

  /// The next valid entry, or `nil` at the end of the text.
  package mutating func next() -> EntryToken? {
    nextSimple()?.token ?? readNextEntry()
  }

  /// The next valid entry, whatever its form; `nil` at the end of the text.
  package mutating func readNextEntry() -> EntryToken? {
    while true {
      skipWhitespace()
      guard offset < bytes.count else {
        if let outerBrace, !reportedUnclosedBrace {
          report(.unterminatedDictionary, at: outerBrace)
        }
        outerBrace = nil
        return nil
      }
      if outerBrace != nil, bytes[offset] == UInt8(ascii: "}") {
        leaveOuterBrace()
      } else {
        let firstProblem = problems.count
        key = nil
        let entry = readEntry()
        if firstProblem < problems.count { assignKey(toProblemsFrom: firstProblem) }
        if let entry { return entry }
      }
    }
  }

  private mutating func leaveOuterBrace() {
    offset += 1
    outerBrace = nil
    openBrackets.removeAll()
    skipWhitespace()
    if offset < bytes.count {
      report(.unexpectedCharacter, at: offset)
      skipStrayDelimiters()
    }
  }
}
