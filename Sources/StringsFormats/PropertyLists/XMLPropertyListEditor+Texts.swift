package import StringsSyntax

extension XMLPropertyListEditor {
  /// Sets texts of keys that are there; forms that their variables lack are added.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be edited, also if a key or a variable is not there.
  package mutating func setTexts(_ texts: [String: [TextPath: String]]) throws(Diagnostic) {
    let elements = Self.values(in: try dictionary())
    let old = Self.values(of: text, file)
    var edits: [ByteEdit] = []
    var expected: [TranslationEntry] = []
    for (key, texts) in texts.sorted(by: { $0.key < $1.key }) {
      guard let element = elements[key], var value = old[key] else {
        throw notEdited("\"\(key)\" is not in it")
      }
      for (path, new) in texts.sorted(by: { $0.key.identifier(of: "") < $1.key.identifier(of: "") })
      {
        edits.append(try edit(key, path, new, in: element))
        value = value.setting(new, at: path) ?? value
      }
      expected.append(TranslationEntry(key: key, value: value, file: file))
    }
    try apply(edits, expecting: expected)
  }

  /// The outermost dictionary.
  func dictionary() throws(Diagnostic) -> XMLElement {
    let root = try XMLReader.read(text, file: file)
    guard let dictionary = root.name == "dict" ? root : root["dict"] else {
      throw notEdited("it has no dictionary")
    }
    return dictionary
  }

  private func edit(
    _ key: String, _ path: TextPath, _ new: String, in value: XMLElement
  ) throws(Diagnostic) -> ByteEdit {
    guard let element = Self.parent(of: path, in: value) else {
      throw notEdited("\"\(key)\" has another structure")
    }
    if element.name == "string" { return ByteEdit(element.content, of: element, new) }
    let name = path.category?.rawValue ?? "NSStringLocalizedFormatKey"
    if let form = Self.values(in: element)[name] { return ByteEdit(form.content, of: form, new) }
    return try form(name, new, in: element)
  }

  /// The last value of each key in a dictionary, which counts.
  static func values(in dictionary: XMLElement) -> [String: XMLElement] {
    var found: [String: XMLElement] = [:]
    var current: String?
    for element in dictionary.elements {
      if element.name == "key" {
        current = element.text
      } else if let current {
        found[current] = element
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
    return values(in: value)[variable].flatMap { $0.name == "dict" ? $0 : nil }
  }

  /// A further form, in the layout of the last one.
  private func form(
    _ name: String, _ new: String, in dictionary: XMLElement
  ) throws(Diagnostic) -> ByteEdit {
    let elements = dictionary.elements
    guard let last = elements.last, let key = elements.last(where: { $0.name == "key" }) else {
      throw notEdited("a variable has no forms")
    }
    let content =
      "<key>\(name)</key>\(space(before: last))<string>\(XMLPropertyListText.escaped(new))</string>"
    let end = last.range.upperBound
    return ByteEdit(end..<end, space(before: key) + content)
  }
}

extension ByteEdit {
  /// A new content of an element, which may have been written as `<string/>`.
  init(_ content: Range<Int>, of element: XMLElement, _ text: String) {
    let escaped = XMLPropertyListText.escaped(text)
    if element.range.upperBound == content.upperBound {
      self.init(element.range, "<\(element.name)>\(escaped)</\(element.name)>")
    } else {
      self.init(content, escaped)
    }
  }
}
