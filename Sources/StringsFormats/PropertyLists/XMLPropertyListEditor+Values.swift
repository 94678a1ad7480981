package import StringsSyntax

extension XMLPropertyListEditor {
  /// Replaces the values of keys: only texts and forms that differ change; comments outside of them stay.
  ///
  /// A value of another structure is replaced as a whole. Of a key that occurs twice, the last value counts.
  /// - Throws: The `Diagnostic` of a file that cannot be edited.
  package mutating func setValues(_ entries: [TranslationEntry]) throws(Diagnostic) {
    guard !entries.isEmpty else { return }
    let elements = Self.values(in: try dictionary())
    let layout = XMLLayout(text, outline)
    let new = Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
    var edits: [ByteEdit] = []
    let last = Dictionary(outline.keys.map { ($0.text, $0.range) }) { _, last in last }
    for key in outline.keys where last[key.text] == key.range {
      guard let value = new[key.text], let element = elements[key.text] else { continue }
      edits += changes(of: element, to: value, layout) ?? [replacing(key, by: value, layout)]
    }
    try apply(edits, expecting: entries)
  }

  private func replacing(
    _ key: XMLOutline.Key, by value: PropertyListValue, _ layout: XMLLayout
  ) -> ByteEdit {
    let keyEnd = "</key>"
    let start = text[key.range].firstRange(of: keyEnd.utf8)?.upperBound ?? key.range.lowerBound
    let pair = PropertyListPair(key: key.text, value: value)
    let lines = layout.lines(XMLPropertyListText.entry(pair, comments: []))
    let end = lines.firstRange(of: keyEnd)?.upperBound ?? lines.startIndex
    return ByteEdit(start..<key.range.upperBound, String(lines[end...]))
  }

  /// The changes of single texts and forms; `nil` for another structure.
  private func changes(
    of element: XMLElement, to value: PropertyListValue, _ layout: XMLLayout
  ) -> [ByteEdit]? {
    if let new = value.string, element.name == "string" {
      let isSame = element.text.utf8.elementsEqual(new.utf8)
      return isSame ? [] : [ByteEdit(element.content, of: element, new)]
    }
    guard let pairs = value.pairs, element.name == "dict", let own = Self.pairs(in: element),
      Set(pairs.map(\.key)).count == pairs.count
    else { return nil }
    let wanted = Set(pairs.map(\.key))
    let kept = own.filter { wanted.contains($0.name) }
    guard let first = kept.first else { return nil }
    let known = Dictionary(kept.map { ($0.name, $0) }) { _, last in last }
    var edits = own.filter { !wanted.contains($0.name) }.map { removing($0, layout) }
    var previous: Pair?
    for pair in Self.inOrder(pairs) {
      if let same = known[pair.key] {
        guard let inner = changes(of: same.value, to: pair.value, layout) else { return nil }
        edits += inner
        previous = same
      } else {
        guard let new = pair.value.string else { return nil }
        edits.append(adding(pair.key, new, after: previous, or: first))
      }
    }
    return edits
  }

  /// A key of a dictionary with its value.
  private struct Pair {
    let name: String
    let key: XMLElement
    let value: XMLElement
  }

  /// `nil` if a key occurs twice, or has no value.
  private static func pairs(in dictionary: XMLElement) -> [Pair]? {
    let elements = dictionary.elements
    guard elements.count.isMultiple(of: 2) else { return nil }
    let pairs = stride(from: 0, to: elements.count, by: 2).map { index in
      Pair(name: elements[index].text, key: elements[index], value: elements[index + 1])
    }
    let isPlain = pairs.allSatisfy { $0.key.name == "key" && $0.value.name != "key" }
    return isPlain && Set(pairs.map(\.name)).count == pairs.count ? pairs : nil
  }

  /// The pairs of a plural with its forms last, in their usual order.
  private static func inOrder(_ pairs: [PropertyListPair]) -> [PropertyListPair] {
    let settings = pairs.filter { PluralCategory(rawValue: $0.key) == nil }
    return settings
      + PluralCategory.allCases.compactMap { category in
        pairs.first { $0.key == category.rawValue }
      }
  }

  private func removing(_ pair: Pair, _ layout: XMLLayout) -> ByteEdit {
    let start = pair.key.range.lowerBound
    let indentation = layout.indentation(at: start)?.utf8.count ?? 0
    return ByteEdit(layout.line(from: start - indentation, to: pair.value.range.upperBound), "")
  }

  /// A form behind another one, or before the first, in the layout of that.
  private func adding(
    _ name: String, _ new: String, after previous: Pair?, or first: Pair
  ) -> ByteEdit {
    let neighbour = previous ?? first
    let space = space(before: neighbour.key)
    let content =
      "<key>\(XMLPropertyListText.escaped(name))</key>\(self.space(before: neighbour.value))"
      + "<string>\(XMLPropertyListText.escaped(new))</string>"
    guard let previous else {
      let start = first.key.range.lowerBound
      return ByteEdit(start..<start, content + space)
    }
    let end = previous.value.range.upperBound
    return ByteEdit(end..<end, space + content)
  }

  /// The space between an element and what is before it.
  func space(before element: XMLElement) -> String {
    let before = text[..<element.range.lowerBound]
    let start = before.lastIndex { !" \t\r\n".utf8.contains($0) }.map { $0 + 1 } ?? 0
    return String(decoding: before[start...], as: UTF8.self)
  }
}
