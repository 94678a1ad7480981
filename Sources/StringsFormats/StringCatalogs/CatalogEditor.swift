package import LocalizableStrings
package import StringsSyntax

/// Edits a String Catalog as text, as Xcode would write it: only the bytes that must change are changed.
package struct CatalogEditor {
  private let mark: [UInt8]
  let root: JSONNode
  let strings: JSONNode
  var edits: JSONEdits

  /// Reads a catalog in UTF-8.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be edited.
  package init(bytes: [UInt8], file: String) throws(Diagnostic) {
    let encoding = TextEncoding(of: bytes)
    guard encoding.form == .utf8 else {
      throw Diagnostic(
        file: file, position: nil, severity: .error, code: .notEdited,
        message: "not edited: this String Catalog is not in UTF-8")
    }
    mark = Array(bytes.prefix(encoding.hasByteOrderMark ? 3 : 0))
    let text = Array(bytes.dropFirst(mark.count))
    let repeated: JSONProblem?
    do throws(JSONProblem) {
      let read = try JSONReader.read(text)
      (root, repeated) = (read.0, read.duplicates.first)
    } catch {
      throw error.diagnostic(.invalidJSON, .error, in: file)
    }
    // Which of them a program reads is not the same everywhere.
    if let repeated { throw repeated.diagnostic(.notEdited, .error, in: file) }
    guard let strings = root["strings"], strings.members != nil else {
      throw Diagnostic(
        file: file, position: root.start, severity: .error, code: .invalidCatalog,
        message: "\"strings\" must be an object")
    }
    self.strings = strings
    edits = JSONEdits(text, root: root)
  }

  /// The content after the edits so far.
  package var bytes: [UInt8] { mark + edits.result }

  /// Sets the state `needs_review` of some forms of translations into a language, or of all texts of a key that has none of
  /// the forms, but not of those that are not finished; returns the keys of those that this changes.
  package mutating func setNeedsReview(
    _ forms: [String: [TextForm]], in language: Language
  ) -> Set<String> {
    let unfinished: Set<String?> = ["new", "stale", "needs_review"]
    var changed: Set<String> = []
    for member in strings.members ?? [] {
      guard let forms = forms[member.key], let own = localization(of: member.value, language) else {
        continue
      }
      let units = Self.units(below: own.value)
      let named = units.filter { unit in forms.contains { $0.isAt(unit.path) } }
      for (_, unit) in named.isEmpty ? units : named
      where !unfinished.contains(unit.value["state"]?.string) {
        Self.setState("needs_review", of: unit, &edits)
        changed.insert(member.key)
      }
    }
    return changed
  }

  /// Sets the state `translated` of translations into a language that need review, and with `includingNew` of new ones;
  /// returns the keys of those that this changes.
  package mutating func accept(
    _ keys: Set<String>, in language: Language, includingNew: Bool
  ) -> Set<String> {
    setStates("translated", of: keys, language) {
      $0 == "needs_review" || includingNew && $0 == "new"
    }
  }

  /// Adds translations into a language in the state `new`, with the texts of the source language.
  ///
  /// A key that the catalog lacks is added too; its text must not have plural forms.
  /// - Throws: A `Diagnostic` about a text that cannot be added.
  package mutating func addNew(
    _ entries: [TranslationEntry], in language: Language
  ) throws(Diagnostic) {
    let added = Dictionary(entries.map { ($0.key, $0) }) { _, last in last }
    let source = root["sourceLanguage"]?.string.flatMap { Language($0) }
    var known: Set<String> = []
    for member in strings.members ?? [] {
      known.insert(member.key)
      guard let entry = added[member.key], localization(of: member.value, language) == nil else {
        continue
      }
      if let own = source.flatMap({ localization(of: member.value, $0) }) {
        add(language, to: member) { [edits] _ in Self.newText(of: own, language, in: edits) }
      } else {
        let text = try text(of: entry)
        add(language, to: member) { [edits] in Self.unit(text, "new", edits, $0) }
      }
    }
    var new: [(key: String, value: (String) -> String)] = []
    for entry in entries where !known.contains(entry.key) {
      new.append((entry.key, try Self.entry(entry, text(of: entry), language, edits)))
    }
    new.sort { Self.isOrdered($0.key, $1.key) }
    let place = root.members?.last { $0.key == "strings" }.map { edits.indentation(of: $0) }
    edits.insert(new, into: strings, indentation: place ?? "", by: Self.isOrdered)
  }

  /// Marks keys that the source no longer has as stale, except those that are edited by hand.
  package mutating func setStale(_ keys: Set<String>) {
    for member in strings.members ?? [] where keys.contains(member.key) {
      guard let state = member.value["extractionState"] else {
        edits.insert(
          [("extractionState", { _ in JSONEdits.quoted("stale") })], into: member.value,
          indentation: edits.indentation(of: member))
        continue
      }
      if state.string != "manual", state.string != "stale" {
        edits.replace(state.range, by: JSONEdits.quoted("stale"))
      }
    }
  }

  /// Renames a key; if the key is also the source text, that is added under the new key.
  package mutating func rename(_ key: String, to new: String) {
    let source = root["sourceLanguage"]?.string.flatMap { Language($0) }
    for member in strings.members ?? [] where member.key == key {
      edits.replace(member.keyRange, by: JSONEdits.quoted(new))
      guard let source, localization(of: member.value, source) == nil else { continue }
      add(source, to: member) { [edits] in Self.unit(key, "translated", edits, $0) }
    }
  }

  /// Sorts the keys as Xcode does; equal ones keep their order.
  package mutating func sort() {
    let members = strings.members ?? []
    let order = members.indices.sorted { left, right in
      let (first, second) = (members[left].key, members[right].key)
      return Self.isOrdered(first, second) || (left < right && !Self.isOrdered(second, first))
    }
    let places = members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
    for (place, index) in zip(places, order) where places[index] != place {
      edits.replace(place, by: String(decoding: edits.text[places[index]], as: UTF8.self))
    }
  }

  /// Adds a localization to a key.
  mutating func add(
    _ language: Language, to member: JSONNode.Member,
    value: @escaping (_ indentation: String) -> String
  ) {
    let localizations = member.value.members?.last { $0.key == "localizations" }
    if let localizations {
      edits.insert(
        [(language.tag, value)], into: localizations.value,
        indentation: edits.indentation(of: localizations))
    } else {
      let localizations = { [edits] (inner: String) in
        edits.object([(language.tag, value(edits.deeper(inner)))], indentation: inner)
      }
      edits.insert(
        [("localizations", localizations)], into: member.value,
        indentation: edits.indentation(of: member))
    }
  }

  func localization(of entry: JSONNode, _ language: Language) -> JSONNode.Member? {
    entry["localizations"]?.members?.last { Language($0.key) == language }
  }

  private mutating func setStates(
    _ state: String, of keys: Set<String>, _ language: Language, where isToChange: (String?) -> Bool
  ) -> Set<String> {
    var changed: Set<String> = []
    for member in strings.members ?? [] where keys.contains(member.key) {
      guard let localization = localization(of: member.value, language) else { continue }
      let count = edits.count
      Self.setStates(state, below: localization.value, &edits, where: isToChange)
      if edits.count > count { changed.insert(member.key) }
    }
    return changed
  }

  private static func setStates(
    _ state: String, below node: JSONNode, _ edits: inout JSONEdits,
    where isToChange: (String?) -> Bool
  ) {
    for (_, unit) in units(below: node) where isToChange(unit.value["state"]?.string) {
      setState(state, of: unit, &edits)
    }
  }

  private static func setState(_ state: String, of unit: JSONNode.Member, _ edits: inout JSONEdits)
  {
    if let old = unit.value["state"] {
      edits.replace(old.range, by: JSONEdits.quoted(state))
    } else {
      edits.insert(
        [("state", { _ in JSONEdits.quoted(state) })], into: unit.value,
        indentation: edits.indentation(of: unit))
    }
  }

  /// The texts of a localization, with their states.
  private static func units(
    below node: JSONNode, at path: TextPath = .plain
  ) -> [(path: TextPath, unit: JSONNode.Member)] {
    let own = node.members?.last { $0.key == "stringUnit" }.map { (path, $0) }
    let substitutions = (node["substitutions"]?.members ?? []).flatMap { branch in
      var path = path
      path.variable = branch.key
      return units(below: branch.value, at: path)
    }
    let variations = (node["variations"]?.members ?? []).flatMap { kind in
      (kind.value.members ?? []).flatMap { branch in
        var path = path
        if kind.key == "device" { path.device = branch.key }
        if kind.key == "plural" { path.category = PluralCategory(rawValue: branch.key) }
        return units(below: branch.value, at: path)
      }
    }
    return (own.map { [$0] } ?? []) + substitutions + variations
  }

  /// The text of a localization with each state `new`, and the forms that a language takes; it is as deep as the one that it
  /// is copied for.
  static func newText(
    of localization: JSONNode.Member, _ language: Language, in edits: JSONEdits
  ) -> String {
    let needless = Set(PluralCategory.needless(in: language).map(\.rawValue))
    let forms = edited(Array(edits.text[localization.value.range])) {
      removeForms(needless, below: $0, &$1)
    }
    let text = edited(forms) { setStates("new", below: $0, &$1) { _ in true } }
    return String(decoding: text, as: UTF8.self)
  }

  private static func edited(
    _ text: [UInt8], _ edit: (JSONNode, inout JSONEdits) -> Void
  ) -> [UInt8] {
    guard let (root, _) = try? JSONReader.read(text) else {
      preconditionFailure("a value of valid JSON is valid JSON")
    }
    var edits = JSONEdits(text, root: root)
    edit(root, &edits)
    return edits.result
  }

  private static func removeForms(
    _ needless: Set<String>, below node: JSONNode, _ edits: inout JSONEdits
  ) {
    for branch in node["substitutions"]?.members ?? [] {
      removeForms(needless, below: branch.value, &edits)
    }
    for kind in node["variations"]?.members ?? [] {
      let members = kind.value.members ?? []
      guard kind.key == "plural" else {
        for branch in members { removeForms(needless, below: branch.value, &edits) }
        continue
      }
      let kept = members.filter { !needless.contains($0.key) }
      guard kept.count < members.count, !kept.isEmpty else { continue }
      let gap = members[0].value.range.upperBound..<members[1].keyRange.lowerBound
      let texts = kept.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
        .map { String(decoding: edits.text[$0], as: UTF8.self) }
      edits.replace(
        members[0].keyRange.lowerBound..<members[members.count - 1].value.range.upperBound,
        by: texts.joined(separator: String(decoding: edits.text[gap], as: UTF8.self)))
    }
  }

  private func text(of entry: TranslationEntry) throws(Diagnostic) -> String {
    if let text = entry.value.string { return text }
    throw Diagnostic(
      file: entry.file, position: entry.position, severity: .error, code: .notEdited,
      message: "not synced: the plural \"\(entry.key)\" cannot be added to a String Catalog")
  }

  /// The text of a new key, which needs the indentation of its line.
  private static func entry(
    _ entry: TranslationEntry, _ text: String, _ language: Language, _ edits: JSONEdits
  ) -> (_ indentation: String) -> String {
    { indentation in
      let inner = edits.deeper(indentation)
      let unit = Self.unit(text, "new", edits, edits.deeper(inner))
      let comment = entry.comment.map { [("comment", JSONEdits.quoted($0))] } ?? []
      let localizations = edits.object([(language.tag, unit)], indentation: inner)
      return edits.object(
        comment + [("localizations", localizations)], indentation: indentation)
    }
  }

  private static func isOrdered(_ left: String, _ right: String) -> Bool {
    Collator.ofCatalogs.compare(left, right) < 0
  }

  private static func unit(
    _ text: String, _ state: String, _ edits: JSONEdits, _ indentation: String
  ) -> String {
    let members = [("state", JSONEdits.quoted(state)), ("value", JSONEdits.quoted(text))]
    let unit = edits.object(members, indentation: edits.deeper(indentation))
    return edits.object([("stringUnit", unit)], indentation: indentation)
  }
}
