import StringsSyntax

/// What can be said about an XML property list by looking at its tags only.
///
/// It is no XML parser: whether the tags match is left to one. It walks over the text once.
struct XMLOutline {
  struct Key {
    var text: String
    var position: SourcePosition
    /// The place behind its value.
    var end: SourcePosition
    /// What the comments before it say.
    var comment: String?
  }

  struct Comment {
    var text: String
    var position: SourcePosition
    /// The index of the key before which, or in whose value, it stands.
    var key: Int?
  }

  struct Problem {
    var message: String
    var position: SourcePosition
  }

  /// The keys of the outermost dictionary.
  private(set) var keys: [Key] = []
  private(set) var comments: [Comment] = []
  /// Why the text must not be given to a parser.
  private(set) var problem: Problem?

  private var declaration: Range<Int>?

  init(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { buffer in
      var scan = XMLTagScan(buffer)
      scan.run()
      keys = scan.keys
      comments = scan.comments
      problem = scan.problem
      declaration = scan.declaration
    }
  }

  /// Takes the XML declaration away, whose encoding no longer holds, and leaves its place.
  func blankDeclaration(in text: inout [UInt8]) {
    for offset in declaration ?? 0..<0 where text[offset] > 0x20 { text[offset] = 0x20 }
  }
}
