import StringsSyntax

/// What is to be in an object of a catalog.
indirect enum CatalogTree {
  case string(String)
  /// JSON as it is written.
  case source(String)
  case object([String: CatalogTree])

  /// A text with its state.
  static func unit(_ text: String, _ state: TranslationState) -> CatalogTree {
    CatalogTree(VariedText([VariedText.Form(.plain, text, state: state)]))
  }

  /// A localization.
  init(_ text: VariedText) {
    self = .object([:])
    for form in text.forms { set(form, at: []) }
    for number in text.numbers { set(number, at: []) }
  }

  /// Sets a text of the localization at a place, and its state if there is one.
  mutating func set(_ form: VariedText.Form, at place: [String]) {
    let unit = place + form.path.members + ["stringUnit"]
    if let state = form.state { self[unit + ["state"]] = .string(state.rawValue) }
    self[unit + ["value"]] = .string(form.text)
  }

  /// Sets what the localization at a place says of a number.
  mutating func set(_ number: VariedText.Number, at place: [String]) {
    let members = place + number.path.members
    if let argument = number.argument { self[members + ["argNum"]] = .source("\(argument)") }
    if let specifier = number.specifier { self[members + ["formatSpecifier"]] = .string(specifier) }
  }

  subscript(path: [String]) -> CatalogTree? {
    get {
      guard let first = path.first else { return self }
      guard case .object(let members) = self else { return nil }
      return members[first]?[Array(path.dropFirst())]
    }
    set {
      guard case .object(var members) = self, let first = path.first, let newValue else { return }
      if path.count == 1 {
        members[first] = newValue
      } else {
        var inner = members[first] ?? .object([:])
        inner[Array(path.dropFirst())] = newValue
        members[first] = inner
      }
      self = .object(members)
    }
  }

  /// The text on a line with an indentation.
  func text(_ layout: JSONLayout, _ indentation: String) -> String {
    switch self {
    case .string(let text): return JSONLayout.quoted(text)
    case .source(let json): return json
    case .object(let members):
      let inner = layout.deeper(indentation)
      return layout.object(
        members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.text(layout, inner)) },
        indentation: indentation)
    }
  }
}

extension TextPath {
  /// The members of a localization that lead to a text.
  fileprivate var members: [String] {
    (device.map { ["variations", "device", $0] } ?? [])
      + (width.map { ["variations", "width", $0] } ?? [])
      + (variable.map { ["substitutions", $0] } ?? [])
      + (category.map { ["variations", "plural", $0.rawValue] } ?? [])
  }
}

extension JSONEdits {
  /// Makes a value what a tree says, and keeps what it does not name.
  mutating func merge(_ tree: CatalogTree, into member: JSONNode.Member) {
    guard case .object(let members) = tree else {
      if case .string(let text) = tree, member.value.string?.utf8.elementsEqual(text.utf8) == true {
        return
      }
      return replace(member.value.range, by: tree.text(layout, ""))
    }
    var new: [(key: String, value: CatalogTree)] = []
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      if let known = member.value.members?.last(where: { $0.key == key }) {
        merge(value, into: known)
      } else {
        new.append((key, value))
      }
    }
    if new.isEmpty { return }
    insert(new, into: member.value, indentation: indentation(of: member)) { [layout] in
      $0.text(layout, $1)
    }
  }
}
