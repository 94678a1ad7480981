import StringsSyntax

/// What the tags of an XML property list show: its keys with positions, and its comments.
///
/// It is made in one pass and is not a parser: it does not check whether tags match.
struct XMLOutline {
  struct Key {
    var text: String
    var position: SourcePosition
    /// The position after its value.
    var end: SourcePosition
    /// The bytes from the start of its tag to the end of its value.
    var range: Range<Int>
    /// The text of the comments above it that belong to it.
    var comment: String?
  }

  struct Comment {
    /// The bytes around the text that do not belong to it.
    static let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

    /// Where a comment is, as in a `.strings` file.
    enum Place {
      /// Right above a key, or before it on its line.
      case above
      /// Behind a value on its line.
      case behind
      /// Between a key and the end of its value.
      case inside
      /// Above an empty line, such as the title of a section, or outside of the dictionary.
      case apart
    }

    var text: String
    var position: SourcePosition
    var range: Range<Int>
    var place: Place
    /// The index of the key that it belongs to; for one that is apart, of the next key, if there is one.
    var key: Int?
  }

  struct Problem {
    var message: String
    var position: SourcePosition
    /// The key in whose value it is.
    var key: String?
  }

  /// The keys of the outermost dictionary.
  private(set) var keys: [Key] = []
  private(set) var comments: [Comment] = []
  /// The end tag of the outermost dictionary, or its only tag if it is written `<dict/>`.
  private(set) var end: Range<Int>?
  /// The reason why the text must not be parsed.
  private(set) var problem: Problem?

  private var declaration: Range<Int>?
  /// Whether the value of the last key has no end.
  private var isCutOff = false
  private var hasKeyWithoutValue = false

  init(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { buffer in
      var scan = XMLTagScan(buffer)
      scan.run()
      keys = scan.keys
      comments = scan.comments
      problem = scan.problem
      end = scan.end
      declaration = scan.declaration
      isCutOff = scan.lacksValue
      hasKeyWithoutValue = scan.hasKeyWithoutValue
    }
  }

  /// The key of the only entry on a line; `nil` if there are several or none, or if another key has no value.
  func key(onLine line: Int) -> String? {
    if hasKeyWithoutValue { return nil }
    let entries = keys.enumerated().filter { index, key in
      let isOpen = isCutOff && index == keys.count - 1
      return key.position.line <= line && (line <= key.end.line || isOpen)
    }
    return entries.count == 1 ? entries[0].element.text : nil
  }

  /// Overwrites the XML declaration, whose encoding is wrong after conversion, with spaces.
  func blankDeclaration(in text: inout [UInt8]) {
    for offset in declaration ?? 0..<0 where text[offset] > 0x20 { text[offset] = 0x20 }
  }
}
