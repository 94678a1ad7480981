import LocalizableStrings
import StringsSyntax

/// A String Catalog that is edited as text, as Xcode would write it, in all its languages at once.
struct CatalogDocument: EditableTexts {
  let file: String
  private let mark: [UInt8]
  private var text: [UInt8]
  private var root: JSONNode
  private var strings: JSONNode
  /// The tags by which each language is named.
  private var tags: [Language: Set<String>] = [:]

  /// Reads a catalog in UTF-8.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be edited.
  init(bytes: [UInt8], file: String) throws(Diagnostic) {
    let encoding = TextEncoding(of: bytes)
    guard encoding.form == .utf8 else {
      throw .notEdited("this String Catalog is not in UTF-8", in: file)
    }
    let mark = Array(bytes.prefix(encoding.hasByteOrderMark ? 3 : 0))
    try self.init(text: Array(bytes.dropFirst(mark.count)), mark, file: file)
  }

  private init(text: [UInt8], _ mark: [UInt8], file: String) throws(Diagnostic) {
    self.file = file
    self.mark = mark
    self.text = text
    let repeated: JSONProblem?
    do throws(JSONProblem) {
      let read = try JSONReader.read(text)
      (root, repeated) = (read.0, read.duplicates.first)
    } catch {
      throw error.diagnostic(.invalidJSON, .error, in: file)
    }
    // Which of them a program reads is not the same everywhere.
    if let repeated { throw repeated.diagnostic(.notEdited, .error, in: file) }
    guard let strings = root["strings"], let members = strings.members else {
      throw Diagnostic(
        file: file, position: root.start, severity: .error, code: .invalidCatalog,
        message: "\"strings\" must be an object")
    }
    self.strings = strings
    let names = Set(members.flatMap { Self.localizations(of: $0)?.map(\.key) ?? [] })
    for name in names {
      if let language = Language(name) { tags[language, default: []].insert(name) }
    }
  }

  var bytes: [UInt8] { mark + text }

  var languages: [Language?] { tags.keys.sorted { $0.tag < $1.tag } }

  var looseComments: [SourcePosition] { [] }

  func entries(in language: Language?) -> [EditableEntry] {
    let names = names(of: language)
    return (strings.members ?? []).compactMap { member in
      guard let own = Self.localization(of: member, names) else { return nil }
      var entry = EditableEntry(
        key: member.key, value: VariedText(own.value).map { .catalog($0) } ?? .other,
        comments: member.value["comment"]?.string.map { [$0] } ?? [])
      entry.isMarkedRemoved = member.value["extractionState"]?.string == "stale"
      return entry
    }
  }

  mutating func apply(
    _ edits: [TextEdit], like source: (any EditableTexts)?
  ) throws(Diagnostic) {
    var json = JSONEdits(text, root: root)
    let byKey = Dictionary(grouping: edits, by: \.key)
    var known: Set<String> = []
    var removed: Set<Int> = []
    for (index, member) in (strings.members ?? []).enumerated() {
      guard let edits = byKey[member.key] else { continue }
      known.insert(member.key)
      if edits.contains(where: { $0.change.isRemoval && $0.language == nil }) {
        removed.insert(index)
      } else {
        try apply(edits, to: member, &json)
      }
    }
    json.remove(removed, of: strings)
    var new: [(key: String, value: CatalogTree)] = []
    for (key, edits) in byKey where !known.contains(key) {
      new.append((key, try newEntry(key, edits)))
    }
    new.sort { Self.areOrdered($0.key, $1.key) }
    let place = root.members?.last { $0.key == "strings" }.map { json.indentation(of: $0) }
    json.insert(new, into: strings, indentation: place ?? "", by: Self.areOrdered) {
      [layout = json.layout] in $0.text(layout, $1)
    }
    try apply(json)
  }

  mutating func sort() throws(Diagnostic) {
    let members = strings.members ?? []
    let order = members.indices.sorted { left, right in
      let (first, second) = (members[left].key, members[right].key)
      return Self.areOrdered(first, second) || (left < right && !Self.areOrdered(second, first))
    }
    var json = JSONEdits(text, root: root)
    let places = members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
    for (place, index) in zip(places, order) where places[index] != place {
      json.replace(place, by: String(decoding: text[places[index]], as: UTF8.self))
    }
    try apply(json)
  }

  mutating func format() {}

  mutating func removeComments(beginningWith marker: String) {}

  /// The changes of a key that is there: what is set or added is merged into its object.
  private func apply(
    _ edits: [TextEdit], to member: JSONNode.Member, _ json: inout JSONEdits
  ) throws(Diagnostic) {
    var tree = CatalogTree.object([:])
    for edit in edits {
      if edit.language == nil, edit.change.needsLanguage { throw notEdited(edit) }
      let names = names(of: edit.language)
      let own = Self.localization(of: member, names)
      let place = ["localizations", own?.key ?? edit.language?.tag ?? ""]
      switch edit.change {
      case .setForms(let forms):
        for form in forms { tree.set(form, at: place) }
        for number in newNumbers(forms, member, own?.value) { tree.set(number, at: place) }
      case .replace(let value):
        guard let own else { throw notEdited(edit) }
        let new = try Self.tree(of: value, edit, file)
        json.replace(own.value.range, by: new.text(json.layout, json.indentation(of: own)))
      case .add(let entry):
        guard own == nil else { throw notEdited(edit) }
        tree[place] = try Self.tree(of: entry.value, edit, file)
      case .copy(let language):
        guard let original = Self.localization(of: member, self.names(of: language)),
          let own = edit.language
        else { throw notEdited(edit) }
        let new = copy(of: original, for: own)
        if let known = Self.localization(of: member, names) {
          json.replace(known.value.range, by: new)
        } else {
          tree[place] = .source(new)
        }
      case .rename(let new):
        json.replace(member.keyRange, by: JSONLayout.quoted(new))
        // A key that is also the source text stays the text.
        if let source = root["sourceLanguage"]?.string,
          Self.localization(of: member, self.names(of: Language(source))) == nil
        {
          tree.set(
            VariedText.Form(.plain, edit.key, state: .translated), at: ["localizations", source])
        }
      case .remove:
        guard let own, let parent = member.value["localizations"] else { throw notEdited(edit) }
        let index = parent.members?.firstIndex { $0.key == own.key }
        json.remove(Set([index].compactMap(\.self)), of: parent)
      case .setComments(let texts):
        tree[["comment"]] = .string(texts.joined(separator: "\n"))
      case .markRemoved(let isRemoved):
        let state = member.value["extractionState"]?.string
        // What is edited by hand is never stale.
        if isRemoved, state != "manual" { tree[["extractionState"]] = .string("stale") }
        if !isRemoved, state == "stale" { tree[["extractionState"]] = .string("manual") }
      }
    }
    json.merge(tree, into: member)
  }

  /// The JSON of a localization in the state `new`, without the plural forms that no number takes in a language; it is as deep as
  /// that one.
  private func copy(of localization: JSONNode.Member, for language: Language) -> String {
    let json = Array(text[localization.value.range])
    guard let (root, _) = try? JSONReader.read(json) else {
      preconditionFailure("a value of valid JSON is valid JSON")
    }
    var edits = JSONEdits(json, root: root)
    let needless = Set(PluralCategory.needless(in: language).map(\.rawValue))
    edits.makeNew(root, without: needless)
    return String(decoding: edits.result ?? json, as: UTF8.self)
  }

  private func newEntry(_ key: String, _ edits: [TextEdit]) throws(Diagnostic) -> CatalogTree {
    var tree = CatalogTree.object([:])
    for edit in edits {
      guard case .add(let entry) = edit.change, let language = edit.language else {
        throw .notEdited("\"\(key)\" is not in it", in: file)
      }
      if !entry.comments.isEmpty {
        tree[["comment"]] = .string(entry.comments.joined(separator: "\n"))
      }
      tree[["localizations", language.tag]] = try Self.tree(of: entry.value, edit, file)
    }
    return tree
  }

  private static func tree(
    of value: EditableValue, _ edit: TextEdit, _ file: String
  ) throws(Diagnostic) -> CatalogTree {
    switch value {
    case .catalog(let text): return CatalogTree(text)
    case .propertyList(.string(let text)):
      return CatalogTree(VariedText([.init(.plain, text, state: .new)]))
    case .propertyList, .other:
      throw .notEdited(
        "the plural \"\(edit.key)\" cannot be added to a String Catalog", in: file)
    }
  }

  /// The numbers of the source language for the substitutions that a localization lacks.
  private func newNumbers(
    _ forms: [VariedText.Form], _ member: JSONNode.Member, _ own: JSONNode?
  ) -> [VariedText.Number] {
    let missing = Set(forms.compactMap(\.path.variable)).filter {
      own?["substitutions"]?[$0] == nil
    }
    guard !missing.isEmpty, let source = root["sourceLanguage"]?.string.flatMap({ Language($0) }),
      let text = Self.localization(of: member, names(of: source)).flatMap({ VariedText($0.value) })
    else { return [] }
    return text.numbers.filter { $0.path.variable.map(missing.contains) == true }
  }

  private func names(of language: Language?) -> Set<String> { language.flatMap { tags[$0] } ?? [] }

  private static func localizations(of member: JSONNode.Member) -> [JSONNode.Member]? {
    member.value["localizations"]?.members
  }

  private static func localization(
    of member: JSONNode.Member, _ names: Set<String>
  ) -> JSONNode.Member? {
    localizations(of: member)?.last { names.contains($0.key) }
  }

  private static func areOrdered(_ left: String, _ right: String) -> Bool {
    Collator.ofCatalogs.compare(left, right) < 0
  }

  private mutating func apply(_ edits: JSONEdits) throws(Diagnostic) {
    if edits.isEmpty { return }
    guard let new = edits.result else {
      throw .notEdited("two edits change the same bytes", in: file)
    }
    self = try CatalogDocument(text: new, mark, file: file)
  }

  private func notEdited(_ edit: TextEdit) -> Diagnostic {
    .notEdited("\"\(edit.key)\" has another structure", in: file)
  }
}

extension TextEdit.Change {
  fileprivate var isRemoval: Bool { if case .remove = self { true } else { false } }

  fileprivate var needsLanguage: Bool {
    switch self {
    case .setForms, .replace, .add, .copy: true
    case .rename, .remove, .setComments, .markRemoved: false
    }
  }
}

extension JSONEdits {
  /// Gives all texts below a node the state `new`, and removes some plural forms where others are left.
  fileprivate mutating func makeNew(_ node: JSONNode, without needless: Set<String>) {
    for member in node.members ?? [] {
      let kept = (member.value.members ?? []).filter { !needless.contains($0.key) }
      if member.key == "plural", !kept.isEmpty {
        let members = member.value.members ?? []
        remove(Set(members.indices.filter { needless.contains(members[$0].key) }), of: member.value)
        for form in kept { makeNew(form.value, without: needless) }
      } else if member.key == "state", member.value.string != nil {
        merge(.string(TranslationState.new.rawValue), into: member)
      } else {
        if member.key == "stringUnit", member.value.members != nil, member.value["state"] == nil {
          merge(.object(["state": .string(TranslationState.new.rawValue)]), into: member)
        }
        makeNew(member.value, without: needless)
      }
    }
  }
}
