import StringsSyntax

/// The tags, texts, comments and declarations of an XML text in their order, without gaps.
///
/// Tags match, up to the first problem: behind it nothing is read. Declared entities, deep nesting and bytes that are not UTF-8 are
/// problems, too, so that no text can do harm.
package struct XMLTokens: Sendable {
  package enum Kind: Sendable {
    case start
    /// A tag such as `<true/>`.
    case empty
    case end
    case text
    /// `<![CDATA[…]]>`.
    case data
    case comment
    /// `<?…?>`.
    case instruction
    /// `<!DOCTYPE …>`.
    case declaration
  }

  package struct Token: Sendable {
    package let kind: Kind
    private let lower: UInt32
    private let upper: UInt32
    /// The index of the last token of the element that begins here: its end tag, or the token itself; the number of tokens where a
    /// problem comes first.
    package fileprivate(set) var last: Int

    fileprivate init(_ kind: Kind, _ range: Range<Int>, index: Int) {
      self.kind = kind
      lower = UInt32(range.lowerBound)
      upper = UInt32(range.upperBound)
      last = index
    }

    package var range: Range<Int> { Int(lower)..<Int(upper) }
    package var isTag: Bool { kind == .start || kind == .empty || kind == .end }
  }

  /// What is wrong, at a byte.
  package struct Problem: Error {
    package let message: String
    package let offset: Int
  }

  package static let maximumDepth = 128

  /// UTF-8 without a byte order mark.
  package let text: [UInt8]
  package private(set) var tokens: [Token] = []
  package private(set) var problem: Problem?

  package init(_ text: [UInt8]) {
    self.text = text
    problem = text.withUnsafeBufferPointer { buffer in
      var open: [Int] = []
      do throws(Problem) {
        try read(SourceBytes(buffer), &open)
        return nil
      } catch {
        for start in open { tokens[start].last = tokens.count }
        return error
      }
    }
  }

  /// The name in a tag.
  package func name(of index: Int) -> String {
    String(decoding: text[nameRange(of: index)], as: UTF8.self)
  }

  /// Whether a tag has a name.
  func isNamed(_ index: Int, _ name: StaticString) -> Bool {
    name.withUTF8Buffer { text[nameRange(of: index)].elementsEqual($0) }
  }

  /// The bytes of a text, of the data in its brackets, or between the marks of a comment.
  package func content(of index: Int) -> Range<Int> {
    let range = tokens[index].range
    return switch tokens[index].kind {
    case .data: range.lowerBound + 9..<range.upperBound - 3
    case .comment: range.lowerBound + 4..<range.upperBound - 3
    default: range
    }
  }

  /// The bytes of the element that begins with a token.
  func element(_ index: Int) -> Range<Int> {
    tokens[index].range.lowerBound..<tokens[tokens[index].last].range.upperBound
  }

  /// The bytes between the tags of an element; empty for one with a single tag.
  func inside(_ index: Int) -> Range<Int> {
    let end = tokens[index].range.upperBound
    return end..<max(end, tokens[tokens[index].last].range.lowerBound)
  }

  /// The first token from an index that is neither a comment, nor an instruction or declaration, nor a text of white space.
  package func next(_ index: Int) -> Int {
    var index = index
    while index < tokens.count {
      switch tokens[index].kind {
      case .comment, .instruction, .declaration: break
      case .text where text[tokens[index].range].allSatisfy(XMLText.isSpace): break
      default: return index
      }
      index += 1
    }
    return index
  }

  private func nameRange(of index: Int) -> Range<Int> {
    nameRange(in: tokens[index].range, tokens[index].kind)
  }

  private func nameRange(in range: Range<Int>, _ kind: Kind) -> Range<Int> {
    let start = range.lowerBound + (kind == .end ? 2 : 1)
    var end = start
    while end < range.upperBound, !XMLText.isSpace(text[end]), text[end] != UInt8(ascii: ">"),
      text[end] != UInt8(ascii: "/")
    {
      end += 1
    }
    return start..<end
  }

  /// `open` are the elements without an end so far.
  private mutating func read(_ bytes: SourceBytes, _ open: inout [Int]) throws(Problem) {
    guard bytes.count < UInt32.max else {
      throw Problem(message: "this text is larger than 4 GiB", offset: 0)
    }
    if let offset = bytes.firstIllFormedOffset {
      throw Problem(message: "these bytes are not UTF-8 or UTF-16 text", offset: offset)
    }
    var offset = 0
    while offset < bytes.count {
      let (kind, end) = try token(at: offset, bytes)
      let index = tokens.count
      tokens.append(Token(kind, offset..<end, index: index))
      switch kind {
      case .start:
        guard open.count < Self.maximumDepth else {
          tokens.removeLast()
          throw Problem(
            message: "elements are nested more than \(Self.maximumDepth) levels deep",
            offset: offset)
        }
        open.append(index)
      case .end:
        guard let start = open.last,
          text[nameRange(of: start)] == text[nameRange(of: index)]
        else {
          tokens.removeLast()
          throw Problem(
            message: "this tag closes another element than the last one", offset: offset)
        }
        open.removeLast()
        tokens[start].last = index
      case .declaration where !open.isEmpty:
        throw Problem(message: "a declaration must not be in an element", offset: offset)
      default: break
      }
      offset = end
    }
    if let last = open.last {
      throw Problem(
        message: "<\(name(of: last))> has no end", offset: tokens[last].range.lowerBound)
    }
  }

  /// The kind and the end of the token that begins at an offset.
  private func token(at start: Int, _ bytes: SourceBytes) throws(Problem) -> (Kind, end: Int) {
    guard bytes[start] == UInt8(ascii: "<") else {
      var end = start + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
      return (.text, end)
    }
    func end(after length: Int, _ mark: StaticString) throws(Problem) -> Int {
      guard let end = bytes.end(of: mark, from: start + length) else {
        throw Problem(message: "this has no end", offset: start)
      }
      return end
    }
    if bytes.starts(with: "<!--", at: start) { return (.comment, try end(after: 4, "-->")) }
    if bytes.starts(with: "<![CDATA[", at: start) { return (.data, try end(after: 9, "]]>")) }
    if bytes.starts(with: "<?", at: start) { return (.instruction, try end(after: 2, "?>")) }
    if bytes.starts(with: "<!", at: start) {
      return (.declaration, try endOfDeclaration(from: start, bytes))
    }
    if bytes.starts(with: "</", at: start) { return (.end, try end(after: 2, ">")) }
    guard let close = bytes.endOfTag(from: start) ?? bytes.end(of: ">", from: start) else {
      throw Problem(message: "this has no end", offset: start)
    }
    guard !nameRange(in: start..<close, .start).isEmpty else {
      throw Problem(message: "expected the name of an element", offset: start)
    }
    return (bytes[close - 2] == UInt8(ascii: "/") ? .empty : .start, close)
  }

  /// The end of a document type, whose brackets may have declarations of their own.
  private func endOfDeclaration(from start: Int, _ bytes: SourceBytes) throws(Problem) -> Int {
    var offset = start
    var isInBrackets = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<") where bytes.starts(with: "<!ENTITY", at: offset):
        throw Problem(message: "entities must not be declared", offset: offset)
      case UInt8(ascii: "<") where bytes.starts(with: "<!--", at: offset):
        offset = bytes.end(of: "-->", from: offset + 4) ?? bytes.count
        continue
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ">") where !isInBrackets: return offset + 1
      default: break
      }
      offset += 1
    }
    throw Problem(message: "this has no end", offset: start)
  }
}

extension SourceBytes {
  fileprivate func starts(with text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { text in
      text.indices.allSatisfy { self[offset + $0] == text[$0] }
    }
  }

  /// The offset after the next occurrence of a text; `nil` if there is none.
  fileprivate func end(of text: StaticString, from start: Int) -> Int? {
    var offset = start
    while offset < count {
      if starts(with: text, at: offset) { return offset + text.utf8CodeUnitCount }
      offset += 1
    }
    return nil
  }

  /// The offset after the `>` of a tag that is in none of its values; `nil` if a value has no end.
  fileprivate func endOfTag(from start: Int) -> Int? {
    var offset = start
    var quote: UInt8?
    while offset < count {
      let byte = self[offset]
      offset += 1
      switch (byte, quote) {
      case (UInt8(ascii: ">"), nil): return offset
      case (UInt8(ascii: "<"), .some): return nil
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = byte
      case (_, let open?) where byte == open: quote = nil
      default: break
      }
    }
    return nil
  }
}
