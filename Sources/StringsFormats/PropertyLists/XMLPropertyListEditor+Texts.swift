package import StringsSyntax

extension XMLPropertyListEditor {
  /// Sets texts of a key that is there; forms that its variables lack are added.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be edited, also if the key or a variable is not there.
  package mutating func setTexts(
    _ texts: [TextPath: String], forKey key: String
  ) throws(Diagnostic) {
    let root = try XMLReader.read(text, file: file)
    guard let dictionary = root.name == "dict" ? root : root["dict"],
      let value = Self.value(of: key, in: dictionary),
      var expected = Self.values(of: text, file)[key]
    else { throw notEdited("\"\(key)\" is not in it") }
    var edits: [Edit] = []
    for (path, new) in texts.sorted(by: { $0.key.identifier(of: "") < $1.key.identifier(of: "") }) {
      guard let element = Self.parent(of: path, in: value) else {
        throw notEdited("\"\(key)\" has another structure")
      }
      let name = path.category?.rawValue ?? "NSStringLocalizedFormatKey"
      if element.name == "string" {
        edits.append(Edit(element.content, of: element, new))
      } else if let form = Self.value(of: name, in: element) {
        edits.append(Edit(form.content, of: form, new))
      } else {
        edits.append(try form(name, new, in: element))
      }
      expected = Self.setting(new, at: path, in: expected)
    }
    try apply(edits, expecting: [TranslationEntry(key: key, value: expected, file: file)])
  }

  /// The last value of a key in a dictionary, which counts.
  private static func value(of key: String, in dictionary: XMLElement) -> XMLElement? {
    var found: XMLElement?
    var current: String?
    for element in dictionary.elements {
      if element.name == "key" {
        current = element.text
      } else if current == key {
        found = element
      }
    }
    return found
  }

  /// The dictionary that has a form, or the string that is the only text.
  private static func parent(of path: TextPath, in value: XMLElement) -> XMLElement? {
    if path == .plain, value.name == "string" || value.name == "dict" { return value }
    guard let variable = path.variable, path.category != nil, value.name == "dict" else {
      return nil
    }
    return self.value(of: variable, in: value).flatMap { $0.name == "dict" ? $0 : nil }
  }

  /// A further form, in the layout of the last one.
  private func form(
    _ name: String, _ new: String, in dictionary: XMLElement
  ) throws(Diagnostic) -> Edit {
    let elements = dictionary.elements
    guard let last = elements.last, let key = elements.last(where: { $0.name == "key" }) else {
      throw notEdited("a variable has no forms")
    }
    func space(before element: XMLElement) -> String {
      let start =
        text[..<element.range.lowerBound].lastIndex { !" \t\r\n".utf8.contains($0) }.map { $0 + 1 }
        ?? 0
      return String(decoding: text[start..<element.range.lowerBound], as: UTF8.self)
    }
    let content =
      "<key>\(name)</key>\(space(before: last))<string>\(XMLPropertyListText.escaped(new))</string>"
    let end = last.range.upperBound
    return Edit(end..<end, space(before: key) + content)
  }

  private static func setting(
    _ text: String, at path: TextPath, in value: PropertyListValue
  ) -> PropertyListValue {
    guard var pairs = value.pairs else { return .string(text) }
    let name = path.variable ?? "NSStringLocalizedFormatKey"
    guard let index = pairs.lastIndex(where: { $0.key == name }) else { return value }
    if let category = path.category?.rawValue {
      var forms = pairs[index].value.pairs ?? []
      forms.removeAll { $0.key == category }
      forms.append(PropertyListPair(key: category, value: .string(text)))
      pairs[index].value = .dictionary(forms)
    } else {
      pairs[index].value = .string(text)
    }
    return .dictionary(pairs)
  }
}

extension XMLPropertyListEditor.Edit {
  /// A new content of an element, which may have been written as `<string/>`.
  fileprivate init(_ content: Range<Int>, of element: XMLElement, _ text: String) {
    let escaped = XMLPropertyListText.escaped(text)
    if element.range.upperBound == content.upperBound {
      self.init(element.range, "<\(element.name)>\(escaped)</\(element.name)>")
    } else {
      self.init(content, escaped)
    }
  }
}
