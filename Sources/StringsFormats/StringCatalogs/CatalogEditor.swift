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
      let value = { [edits] (indentation: String) in
        own.map { Self.newText(of: $0, in: edits) }
          ?? Self.unit(member.key, edits, indentation)
      }
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

  private static func unit(_ text: String, _ edits: JSONEdits, _ indentation: String) -> String {
    let inner = edits.deeper(indentation)
    let unit = edits.object(
      [("state", JSONEdits.quoted("new")), ("value", JSONEdits.quoted(text))], indentation: inner)
    return edits.object([("stringUnit", unit)], indentation: indentation)
  }
}
