import StringsSyntax

/// The spaces of a JSON text, which what is written into it follows.
struct JSONLayout {
  private let separator: String
  private let lineEnd: String
  private let indent: String

  /// That of Xcode.
  static let ofXcode = JSONLayout(separator: " : ", lineEnd: "\n", indent: "  ")

  private init(separator: String, lineEnd: String, indent: String) {
    self.separator = separator
    self.lineEnd = lineEnd
    self.indent = indent
  }

  /// That of the first member of the root.
  init(of text: [UInt8], root: JSONNode) {
    let first = root.members?.first
    let separator = first.map { text[$0.keyRange.upperBound..<$0.value.range.lowerBound] }
    let space = first.map { text[root.range.lowerBound + 1..<$0.keyRange.lowerBound] } ?? []
    let blanks = space.reversed().prefix(while: Self.isBlank)
    self.init(
      separator: separator.map { String(decoding: $0, as: UTF8.self) } ?? " : ",
      lineEnd: String(decoding: space.dropLast(blanks.count), as: UTF8.self),
      indent: String(decoding: blanks.reversed(), as: UTF8.self))
  }

  /// The spaces before a member on its line.
  func indentation(of member: JSONNode.Member, in text: [UInt8]) -> String {
    let blanks = text[..<member.keyRange.lowerBound].reversed().prefix(while: Self.isBlank)
    return lineEnd.isEmpty ? "" : String(decoding: blanks.reversed(), as: UTF8.self)
  }

  /// The indentation one level deeper.
  func deeper(_ indentation: String) -> String { indentation + indent }

  /// An object of one or more members on lines of their own.
  func object(_ members: [(key: String, value: String)], indentation: String) -> String {
    let lines = members.map { indentation + indent + member($0.key, $0.value) }
    return "{" + lineEnd + lines.joined(separator: "," + lineEnd) + lineEnd + indentation + "}"
  }

  /// A member on a line of its own above another one.
  func member(_ key: String, _ value: String, above indentation: String) -> String {
    member(key, value) + "," + lineEnd + indentation
  }

  /// A member on a line of its own below another one.
  func member(_ key: String, _ value: String, below indentation: String) -> String {
    "," + lineEnd + indentation + member(key, value)
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

  private func member(_ key: String, _ value: String) -> String {
    Self.quoted(key) + separator + value
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

/// Changes to a JSON text that keep all other bytes, and follow its layout.
struct JSONEdits {
  let text: [UInt8]
  let layout: JSONLayout
  private var edits: [ByteEdit] = []

  init(_ text: [UInt8], root: JSONNode) {
    self.text = text
    layout = JSONLayout(of: text, root: root)
  }

  var isEmpty: Bool { edits.isEmpty }

  /// The text after the changes; `nil` if two of them change the same bytes.
  var result: [UInt8]? { edits.applied(to: text) }

  mutating func replace(_ range: Range<Int>, by replacement: String) {
    edits.append(ByteEdit(range, replacement))
  }

  /// Adds members, which are in order, to an object: each before the first one that comes after it.
  ///
  /// `indentation` is that of the line of the object. `text` is called with the indentation of the line of a value, with which its
  /// lines after the first begin.
  mutating func insert<Value>(
    _ new: [(key: String, value: Value)], into object: JSONNode, indentation: String,
    by areOrdered: (String, String) -> Bool = { $0 < $1 },
    text: (Value, _ indentation: String) -> String
  ) {
    let members = object.members ?? []
    guard let first = members.first, let last = members.last else {
      let inner = layout.deeper(indentation)
      let values = new.map { (key: $0.key, value: text($0.value, inner)) }
      if !new.isEmpty {
        replace(object.range, by: layout.object(values, indentation: indentation))
      }
      return
    }
    // The greatest key up to each member: the first one that comes after a key is where the first greatest one does.
    let greatest = members.indices.dropFirst().reduce(into: [first.key]) { greatest, index in
      let (key, before) = (members[index].key, greatest[index - 1])
      greatest.append(areOrdered(before, key) ? key : before)
    }
    for (key, value) in new {
      let index = greatest.partitioningIndex { areOrdered(key, $0) }
      let inner = layout.indentation(
        of: index < members.count ? members[index] : last, in: self.text)
      if index < members.count {
        let start = members[index].keyRange.lowerBound
        replace(start..<start, by: layout.member(key, text(value, inner), above: inner))
      } else {
        let end = last.value.range.upperBound
        replace(end..<end, by: layout.member(key, text(value, inner), below: inner))
      }
    }
  }

  /// Removes members of an object.
  mutating func remove(_ removed: Set<Int>, of object: JSONNode) {
    let members = object.members ?? []
    guard !removed.isEmpty, let last = members.last else { return }
    guard let kept = members.indices.last(where: { !removed.contains($0) }) else {
      return replace(object.range, by: "{}")
    }
    // A member goes with the comma behind it, and those behind the last one that stays with the comma before them.
    for index in removed where index < kept {
      replace(members[index].keyRange.lowerBound..<members[index + 1].keyRange.lowerBound, by: "")
    }
    replace(members[kept].value.range.upperBound..<last.value.range.upperBound, by: "")
  }

  /// The spaces before a member on its line.
  func indentation(of member: JSONNode.Member) -> String {
    layout.indentation(of: member, in: text)
  }
}
