import StringsSyntax

/// Changes to a JSON text that keep all other bytes, and follow its layout.
struct JSONEdits {
  let text: [UInt8]
  private var edits: [ByteEdit] = []
  private let separator: String
  private let lineEnd: String
  private let indent: String

  /// The layout is that of the first member of the root.
  init(_ text: [UInt8], root: JSONNode) {
    self.text = text
    let first = root.members?.first
    separator =
      first.map { Self.string(text[$0.keyRange.upperBound..<$0.value.range.lowerBound]) }
      ?? " : "
    let space = first.map { text[root.range.lowerBound + 1..<$0.keyRange.lowerBound] } ?? []
    let blanks = space.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    indent = Self.string(Array(blanks.reversed())[...])
    lineEnd = Self.string(space.dropLast(blanks.count))
  }

  /// The number of changes.
  var count: Int { edits.count }

  /// The text after the changes.
  var result: [UInt8] {
    guard let result = edits.applied(to: text) else {
      preconditionFailure("edits of a catalog change places of their own")
    }
    return result
  }

  mutating func replace(_ range: Range<Int>, by replacement: String) {
    edits.append(ByteEdit(range, replacement))
  }

  /// Adds members, which are in order, to an object: each before the first one that comes after it.
  ///
  /// `indentation` is that of the line of the object. Each value is called with the indentation of its own line, and
  /// returns the text whose lines after the first begin with it.
  mutating func insert(
    _ new: [(key: String, value: (_ indentation: String) -> String)], into object: JSONNode,
    indentation: String, by isOrdered: (String, String) -> Bool = { $0 < $1 }
  ) {
    let members = object.members ?? []
    if members.isEmpty {
      let inner = deeper(indentation)
      let values = new.map { (key: $0.key, value: $0.value(inner)) }
      if !new.isEmpty { replace(object.range, by: self.object(values, indentation: indentation)) }
      return
    }
    let last = members[members.count - 1]
    // The greatest key up to each member: the first one that comes after a key is where the first greatest one does.
    let greatest = members.indices.dropFirst().reduce(into: [members[0].key]) { greatest, index in
      let (key, before) = (members[index].key, greatest[index - 1])
      greatest.append(isOrdered(before, key) ? key : before)
    }
    for (key, value) in new {
      let index = greatest.partitioningIndex { isOrdered(key, $0) }
      if index < members.count {
        let next = members[index]
        let start = next.keyRange.lowerBound
        let inner = self.indentation(of: next)
        replace(start..<start, by: member(key, value(inner)) + "," + lineEnd + inner)
      } else {
        let end = last.value.range.upperBound
        let inner = self.indentation(of: last)
        replace(end..<end, by: "," + lineEnd + inner + member(key, value(inner)))
      }
    }
  }

  /// The spaces before a member on its line.
  func indentation(of member: JSONNode.Member) -> String {
    let blanks = text[..<member.keyRange.lowerBound].reversed().prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return lineEnd.isEmpty ? "" : Self.string(Array(blanks.reversed())[...])
  }

  /// An object of one or more members on lines of their own.
  func object(_ members: [(key: String, value: String)], indentation: String) -> String {
    let lines = members.map { indentation + indent + member($0.key, $0.value) }
    return "{" + lineEnd + lines.joined(separator: "," + lineEnd) + lineEnd + indentation + "}"
  }

  /// The indentation one level deeper.
  func deeper(_ indentation: String) -> String { indentation + indent }

  private func member(_ key: String, _ value: String) -> String {
    Self.quoted(key) + separator + value
  }

  /// A string with the escapes that Xcode writes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
