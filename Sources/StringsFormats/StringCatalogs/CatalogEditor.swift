package import LocalizableStrings
package import StringsSyntax

/// Edits a String Catalog as text, as Xcode would write it: only the bytes that must change are changed.
package struct CatalogEditor {
  private let mark: [UInt8]
  private let root: JSONNode
  private let strings: JSONNode
  private var edits: JSONEdits

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
    do throws(JSONProblem) {
      root = try JSONReader.read(text).0
    } catch {
      throw Diagnostic(
        file: file, position: error.position, severity: .error, code: .invalidJSON,
        message: error.message)
    }
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

  /// Sets the state `needs_review` of finished translations into a language.
  package mutating func setNeedsReview(_ keys: Set<String>, in language: Language) {
    for member in strings.members ?? [] where keys.contains(member.key) {
      if let localization = self.localization(of: member.value, language) {
        Self.setStates("needs_review", below: localization.value, &edits) { $0 == "translated" }
      }
    }
  }

  /// Adds translations into a language in the state `new`, with the texts of the source language.
  package mutating func addNew(_ keys: Set<String>, in language: Language) {
    let source = root["sourceLanguage"]?.string.flatMap { Language($0) }
    for member in strings.members ?? [] where keys.contains(member.key) {
      let own = source.flatMap { localization(of: member.value, $0) }
      add(language, to: member) { [edits] indentation in
        own.map { Self.newText(of: $0, in: edits) }
          ?? Self.unit(member.key, "new", edits, indentation)
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
      let order = Collator.ofCatalogs.compare(members[left].key, members[right].key)
      return order == 0 ? left < right : order < 0
    }
    let places = members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
    for (place, index) in zip(places, order) where places[index] != place {
      edits.replace(place, by: String(decoding: edits.text[places[index]], as: UTF8.self))
    }
  }

  /// Adds a localization to a key.
  private mutating func add(
    _ language: Language, to member: JSONNode.Member, value: (_ indentation: String) -> String
  ) {
    let localizations = member.value.members?.last { $0.key == "localizations" }
    if let localizations {
      edits.insert(
        language.tag, into: localizations.value,
        indentation: edits.indentation(of: localizations), value: value)
    } else {
      edits.insert(
        "localizations", into: member.value, indentation: edits.indentation(of: member)
      ) { [edits] inner in
        edits.object([(language.tag, value(edits.deeper(inner)))], indentation: inner)
      }
    }
  }

  private func localization(of entry: JSONNode, _ language: Language) -> JSONNode.Member? {
    entry["localizations"]?.members?.last { Language($0.key) == language }
  }

  private static func setStates(
    _ state: String, below node: JSONNode, _ edits: inout JSONEdits,
    where isToChange: (String?) -> Bool
  ) {
    if let old = node["stringUnit"]?["state"], isToChange(old.string) {
      edits.replace(old.range, by: JSONEdits.quoted(state))
    }
    let kinds = node["variations"]?.members ?? []
    let branches = (node["substitutions"]?.members ?? []) + kinds.flatMap { $0.value.members ?? [] }
    for branch in branches { setStates(state, below: branch.value, &edits, where: isToChange) }
  }

  /// The text of a localization with each state `new`; it is as deep as the one that it is copied for.
  private static func newText(of localization: JSONNode.Member, in edits: JSONEdits) -> String {
    let text = Array(edits.text[localization.value.range])
    guard let (root, _) = try? JSONReader.read(text) else {
      preconditionFailure("a value of valid JSON is valid JSON")
    }
    var copy = JSONEdits(text, root: root)
    setStates("new", below: root, &copy) { _ in true }
    return String(decoding: copy.result, as: UTF8.self)
  }

  private static func unit(
    _ text: String, _ state: String, _ edits: JSONEdits, _ indentation: String
  ) -> String {
    let members = [("state", JSONEdits.quoted(state)), ("value", JSONEdits.quoted(text))]
    let unit = edits.object(members, indentation: edits.deeper(indentation))
    return edits.object([("stringUnit", unit)], indentation: indentation)
  }
}
