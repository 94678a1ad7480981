import StringsSyntax

/// The lines and indentation of an XML property list, and the changes that follow them.
struct PropertyListLayout {
  private let document: PropertyListDocument
  private let above: [Int: [PropertyListDocument.Comment]]
  private let behind: [Int: [PropertyListDocument.Comment]]
  private let lineEnd: String
  /// The indentation of the keys.
  private let indentation: String
  /// One level of indentation.
  private let unit: String

  private var text: [UInt8] { document.text }
  private var xml: XMLTokens { document.xml }

  init(_ document: PropertyListDocument) {
    self.document = document
    above = document.commentsAbove
    behind = Dictionary(grouping: document.comments.filter { $0.place == .behind }) {
      $0.pair ?? -1
    }
    let text = document.text
    let first = text.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    switch first {
    case let end? where text[end] == UInt8(ascii: "\r"):
      lineEnd = end + 1 < text.count && text[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    default: lineEnd = "\n"
    }
    let starts = document.pairs.indices.lazy.map { document.range(of: $0).lowerBound }
    indentation = starts.compactMap { Self.indentation(at: $0, in: text) }.first ?? "\t"
    let outer = Self.indentation(at: document.end.lowerBound, in: text) ?? ""
    let deeper = indentation.hasPrefix(outer) ? indentation.dropFirst(outer.count) : ""
    unit = deeper.isEmpty ? "  " : String(deeper)
  }

  /// A pair with the comments right above it and those behind it on its line.
  func block(of pair: Int) -> Range<Int> {
    let range = document.range(of: pair)
    return
      (above[pair]?.first?.range.lowerBound ?? range.lowerBound)..<(behind[pair]?.last?.range
      .upperBound ?? range.upperBound)
  }

  /// Removes a pair with its comments and lines.
  func removing(_ pair: Int) -> ByteEdit {
    ByteEdit(line(from: start(of: pair), to: block(of: pair).upperBound), "")
  }

  func renaming(_ pair: Int, to new: String) -> [ByteEdit] {
    setting(new, of: document.pairs[pair].keyToken)
  }

  /// Adds entries, each below the one that comes before it in `order`, or else above the next; without an order, at the end.
  func adding(
    _ entries: [EditableEntry], in order: [String]?, without removed: Set<Int>
  ) -> [ByteEdit] {
    var added = Dictionary(entries.map { ($0.key, $0) }) { _, last in last }
    let own = Dictionary(
      document.pairs.indices.filter { !removed.contains($0) }.map { (document.pairs[$0].key, $0) }
    ) { _, last in last }
    var edits: [ByteEdit] = []
    var previous: Int?
    var waiting: [String] = []
    for key in (order ?? document.pairs.map(\.key)) + entries.map(\.key) {
      if let index = own[key] {
        let start = start(of: index)
        edits += waiting.map { ByteEdit(start..<start, $0) }
        waiting = []
        previous = block(of: index).upperBound
      } else if let entry = added.removeValue(forKey: key),
        case .propertyList(let value) = entry.value
      {
        let pair = PropertyListPair(key: key, value: value)
        let lines = lines(XMLPropertyListText.entry(pair, comments: entry.comments))
        if let previous {
          edits.append(ByteEdit(previous..<previous, lineEnd + lines))
        } else {
          waiting.append(lines + lineEnd)
        }
      }
    }
    return waiting.isEmpty ? edits : edits + [end(with: waiting.joined())]
  }

  /// Lines at the end of a dictionary that has none of their neighbours.
  private func end(with lines: String) -> ByteEdit {
    let end = document.end
    let outer = indentation(at: end.lowerBound)
    if xml.tokens[document.dictionary].kind == .empty {
      return ByteEdit(end, "<dict>" + lineEnd + lines + (outer ?? "") + "</dict>")
    }
    let start = end.lowerBound - (outer?.utf8.count ?? 0)
    return ByteEdit(start..<start, outer == nil ? lineEnd + lines : lines)
  }

  /// The start of the line of a pair with the comments above it, or of its first comment or tag.
  private func start(of pair: Int) -> Int {
    let start = block(of: pair).lowerBound
    return start - (indentation(at: start)?.utf8.count ?? 0)
  }

  func removing(_ comment: PropertyListDocument.Comment) -> ByteEdit {
    ByteEdit(withSpaceAfter(comment.range), "")
  }

  /// Adds the mark of a key that was removed, or takes it away.
  func marking(_ pair: Int, _ isRemoved: Bool) -> [ByteEdit] {
    let mark = TranslationTable.removedComment
    let marks = above[pair]?.filter { $0.text == mark } ?? []
    if !isRemoved { return marks.map(removing) }
    return marks.isEmpty ? [adding(comment: mark, to: pair)] : []
  }

  /// Replaces the comments above a pair one by one if there are as many new ones, and else the first by all of them; those for the
  /// checks stay.
  func setting(comments new: [String], of pair: Int) -> [ByteEdit] {
    let old = (above[pair] ?? []).filter { !$0.text.hasPrefix(IgnoreComment.marker) }
    if old.count == new.count {
      return zip(old, new).filter { $0.text != $1 }.map { replacing($0, by: $1) }
    }
    guard let first = old.first else {
      return [adding(comment: written(new.joined(separator: "\n")), to: pair)]
    }
    if new.isEmpty { return old.map(removing) }
    return [replacing(first, by: new.joined(separator: "\n"))] + old.dropFirst().map(removing)
  }

  private func adding(comment: String, to pair: Int) -> ByteEdit {
    let start = document.range(of: pair).lowerBound
    let space = indentation(at: start).map { lineEnd + $0 } ?? " "
    return ByteEdit(start..<start, "<!-- \(comment) -->" + space)
  }

  /// Replaces the text between the marks, and no space around it.
  private func replacing(_ comment: PropertyListDocument.Comment, by new: String) -> ByteEdit {
    let inner = comment.range.dropFirst("<!--".utf8.count).dropLast("-->".utf8.count)
    let start = inner.lowerBound + inner.prefix { XMLText.isSpace(text[$0]) }.count
    let end = start + comment.text.utf8.count
    let isAtEnd = end == inner.upperBound && new.hasSuffix("-")
    return ByteEdit(start..<end, written(new) + (isAtEnd ? " " : ""))
  }

  private func written(_ comment: String) -> String {
    XMLText.comment(comment).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: lineEnd)
  }

  /// Sets the text at a path; a form that its variable lacks is added.
  func setting(
    _ new: String, at path: TextPath, of pair: Int
  ) throws(Diagnostic) -> [ByteEdit] {
    let value = document.pairs[pair].valueToken
    var parent: Int? = value
    if let variable = path.variable, path.category != nil {
      parent = xml.isNamed(value, "dict") ? values(in: value)[variable] : nil
    }
    guard let parent, path.device == nil, path.variable != nil || path.category == nil,
      xml.isNamed(parent, "dict") || path == .plain && xml.isNamed(parent, "string")
    else {
      throw .notEdited(
        "\"\(document.pairs[pair].key)\" has another structure", in: document.file)
    }
    if xml.isNamed(parent, "string") { return setting(new, of: parent) }
    let name = path.category?.rawValue ?? "NSStringLocalizedFormatKey"
    let forms = dictionary(parent)
    if let form = forms.last(where: { $0.name == name }) { return setting(new, of: form.value) }
    guard let last = forms.last else {
      throw .notEdited("a variable has no forms", in: document.file)
    }
    return [adding(name, new, after: last, or: last)]
  }

  /// Replaces a value: only texts and forms that differ change, and comments outside of them stay.
  ///
  /// A value of another structure is replaced as a whole.
  func replacing(_ pair: Int, by value: PropertyListValue) -> [ByteEdit] {
    let token = document.pairs[pair].valueToken
    if let changes = changes(of: token, to: value) { return changes }
    let written = PropertyListPair(key: document.pairs[pair].key, value: value)
    let lines = lines(XMLPropertyListText.entry(written, comments: []))
    let start = xml.element(document.pairs[pair].keyToken).upperBound
    let end = lines.firstRange(of: "</key>")?.upperBound ?? lines.startIndex
    return [ByteEdit(start..<xml.element(token).upperBound, String(lines[end...]))]
  }

  /// The changes of single texts and forms; `nil` for another structure.
  private func changes(of token: Int, to value: PropertyListValue) -> [ByteEdit]? {
    if let new = value.string, xml.isNamed(token, "string") { return setting(new, of: token) }
    guard let pairs = value.pairs, xml.isNamed(token, "dict") else { return nil }
    let own = dictionary(token)
    let wanted = Set(pairs.map(\.key))
    let known = Dictionary(own.map { ($0.name, $0) }) { _, last in last }
    guard wanted.count == pairs.count, known.count == own.count,
      let first = own.first(where: { wanted.contains($0.name) })
    else { return nil }
    var edits = own.filter { !wanted.contains($0.name) }.map(removing)
    var previous: Form?
    for pair in Self.inOrder(pairs) {
      if let same = known[pair.key] {
        guard let inner = changes(of: same.value, to: pair.value) else { return nil }
        edits += inner
        previous = same
      } else {
        guard let new = pair.value.string else { return nil }
        edits.append(adding(pair.key, new, after: previous, or: first))
      }
    }
    return edits
  }

  /// A key of a dictionary, and the tokens of the two.
  private struct Form {
    let name: String
    let key: Int
    let value: Int
  }

  private func dictionary(_ token: Int) -> [Form] {
    var tags: [Int] = []
    var index = token + 1
    while index < xml.tokens[token].last {
      if xml.tokens[index].isTag { tags.append(index) }
      index = xml.tokens[index].last + 1
    }
    return stride(from: 0, to: tags.count - 1, by: 2).map { index in
      Form(name: content(of: tags[index]), key: tags[index], value: tags[index + 1])
    }
  }

  private func values(in token: Int) -> [String: Int] {
    Dictionary(dictionary(token).map { ($0.name, $0.value) }) { _, last in last }
  }

  /// The pairs of a plural with its forms last, in their usual order.
  private static func inOrder(_ pairs: [PropertyListPair]) -> [PropertyListPair] {
    pairs.filter { PluralCategory(rawValue: $0.key) == nil }
      + PluralCategory.allCases.compactMap { category in
        pairs.first { $0.key == category.rawValue }
      }
  }

  /// A new text of an element, which may be written as `<string/>`; none if it is the same.
  private func setting(_ new: String, of token: Int) -> [ByteEdit] {
    if content(of: token).utf8.elementsEqual(new.utf8) { return [] }
    let name = xml.name(of: token)
    if xml.tokens[token].kind == .empty {
      return [ByteEdit(xml.element(token), "<\(name)>\(XMLText.escaped(new))</\(name)>")]
    }
    return [ByteEdit(xml.inside(token), XMLText.escaped(new))]
  }

  /// The text in an element.
  private func content(of token: Int) -> String {
    (token..<xml.tokens[token].last).map { index in
      let content = String(decoding: text[xml.content(of: index)], as: UTF8.self)
      return switch xml.tokens[index].kind {
      case .text: XMLText.plain(content) ?? content
      case .data: content
      default: ""
      }
    }.joined()
  }

  private func removing(_ form: Form) -> ByteEdit {
    let start = xml.tokens[form.key].range.lowerBound
    let indentation = indentation(at: start)?.utf8.count ?? 0
    return ByteEdit(line(from: start - indentation, to: xml.element(form.value).upperBound), "")
  }

  /// A form behind another one, or before the first, in the layout of that.
  private func adding(
    _ name: String, _ new: String, after previous: Form?, or first: Form
  ) -> ByteEdit {
    let neighbour = previous ?? first
    let space = space(before: neighbour.key)
    let content =
      "<key>\(XMLText.escaped(name))</key>\(self.space(before: neighbour.value))"
      + "<string>\(XMLText.escaped(new))</string>"
    guard let previous else {
      let start = xml.tokens[first.key].range.lowerBound
      return ByteEdit(start..<start, content + space)
    }
    let end = xml.element(previous.value).upperBound
    return ByteEdit(end..<end, space + content)
  }

  /// The space between a tag and what is before it.
  private func space(before token: Int) -> String {
    let before = text[..<xml.tokens[token].range.lowerBound]
    let start = before.lastIndex { !XMLText.isSpace($0) }.map { $0 + 1 } ?? 0
    return String(decoding: before[start...], as: UTF8.self)
  }

  /// The spaces before an offset, if nothing else is before it on its line.
  private func indentation(at offset: Int) -> String? { Self.indentation(at: offset, in: text) }

  private static func indentation(at offset: Int, in text: [UInt8]) -> String? {
    var start = offset
    while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D else { return nil }
    return String(decoding: text[start..<offset], as: UTF8.self)
  }

  /// A range with the rest of its last line, if that is empty.
  private func line(from start: Int, to end: Int) -> Range<Int> {
    var next = end
    while next < text.count, text[next] == 0x20 || text[next] == 0x09 { next += 1 }
    guard indentation(at: start) != nil, next < text.count else { return start..<end }
    if text[next...].starts(with: [0x0D, 0x0A]) { return start..<next + 2 }
    return start..<([0x0A, 0x0D].contains(text[next]) ? next + 1 : end)
  }

  /// A range with all space between it and the next tag.
  private func withSpaceAfter(_ range: Range<Int>) -> Range<Int> {
    let rest = text[range.upperBound...]
    return range.lowerBound..<(rest.firstIndex { !XMLText.isSpace($0) } ?? rest.endIndex)
  }

  /// Lines that are indented by two spaces for each level, in the layout of this file and without the last line end.
  ///
  /// Lines inside of a text are part of it, and their ends too.
  private func lines(_ lines: String) -> String {
    var (result, isInText) = ("", false)
    for line in lines.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      if !result.isEmpty { result += isInText ? "\n" : lineEnd }
      let spaces = line.prefix { $0 == " " }.count
      let tag = line.dropFirst(spaces)
      let indent = indentation + String(repeating: unit, count: max(0, spaces / 2 - 1))
      result += isInText ? String(line) : indent + tag
      if tag.hasPrefix("<string>") || tag.hasPrefix("<key>") { isInText = true }
      if line.hasSuffix("</string>") || line.hasSuffix("</key>") { isInText = false }
    }
    return result
  }
}
