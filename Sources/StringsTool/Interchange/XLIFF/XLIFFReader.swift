import StringsFormats
import StringsSyntax

/// Reads XLIFF 1.2.
struct XLIFFReader {
  private let file: String
  private var exchange = TranslationExchange()
  private var unknownStates = UnknownStates()

  /// - Throws: The `Diagnostic` of a file that is no XLIFF, or has several languages.
  static func read(
    _ bytes: [UInt8], file: String
  ) throws(Diagnostic) -> TranslationExchange {
    let root = try XMLElement.read(bytes, file: file)
    guard root.name == "xliff", let version = root.attributes["version"] else {
      throw .invalidExchange("this is not XLIFF", in: file, at: root.position)
    }
    guard version.hasPrefix("1.") else {
      throw .invalidExchange(
        "XLIFF \(version.excerpt(16)) is not read: export XLIFF 1.2", in: file, at: root.position)
    }
    var reader = XLIFFReader(file: file)
    for part in root.elements where part.name == "file" { try reader.read(part) }
    reader.exchange.problems += reader.unknownStates.diagnostics(in: file)
    return reader.exchange
  }

  private init(file: String) { self.file = file }

  private mutating func setLanguages(_ element: XMLElement) throws(Diagnostic) {
    let source = element.attributes["source-language"]
    let target = element.attributes["target-language"]
    if let known = exchange.targetLanguage, let target, known != target {
      throw .invalidExchange(
        "this file has several languages: \(known) and \(target)", in: file, at: element.position)
    }
    exchange.sourceLanguage = exchange.sourceLanguage ?? source
    exchange.targetLanguage = exchange.targetLanguage ?? target
  }

  private mutating func read(_ part: XMLElement) throws(Diagnostic) {
    try setLanguages(part)
    for body in part.elements where body.name == "body" {
      readUnits(body, in: part.attributes["original"])
    }
  }

  private mutating func readUnits(_ parent: XMLElement, in original: String?) {
    for element in parent.elements {
      if element.name == "group" { readUnits(element, in: original) }
      guard element.name == "trans-unit", element.attributes["translate"] != "no",
        let identifier = element.attributes["id"], let source = element["source"]
      else { continue }
      let target = element["target"]
      add(
        identifier, original, element.position,
        comment: element.elements.filter { $0.name == "note" }.map { plain($0).text },
        source: plain(source), target: target.map(plain), state(target), Self.mark(of: element))
    }
  }

  /// The state of a translation; `nil` for one that the file does not say, which is translated.
  private mutating func state(_ target: XMLElement?) -> TranslationState? {
    guard let target, let name = target.attributes["state"] else { return nil }
    switch name {
    case "new", "needs-translation": return .new
    case "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
      "needs-review-translation":
      return .needsReview
    case "final", "signed-off", "translated": return .translated
    default: return unknownState(name, target)
    }
  }

  private mutating func unknownState(_ name: String, _ element: XMLElement) -> TranslationState {
    unknownStates.add(name, at: element.position)
    return .needsReview
  }

  private mutating func add(
    _ identifier: String, _ original: String?, _ position: SourcePosition, comment: [String],
    source: InlineText, target: InlineText?, _ state: TranslationState?, _ exported: ExportMark?
  ) {
    if let lost = target?.lost ?? source.lost {
      exchange.problems.append(
        Diagnostic(
          file: file, position: position, severity: .error, code: .notImported,
          message: "not imported: <\(lost)> says nothing about its text", key: identifier))
      return
    }
    let notes = comment.filter { !$0.isEmpty }
    var unit = TranslationUnit(
      identity: TranslationUnit.Identity(identifier, in: original),
      comment: notes.isEmpty ? nil : notes.joined(separator: "\n"), source: source.text,
      target: target?.text, state: target == nil ? .new : state ?? .translated,
      exported: exported, position: position)
    unit.hasState = state != nil
    exchange.units.append(unit)
  }

  private static func mark(of unit: XMLElement) -> ExportMark? {
    unit.attributes["extradata"].flatMap { ExportMark(attribute: $0) }
  }

  /// A text with the elements in it replaced by their texts.
  private func plain(_ element: XMLElement) -> InlineText {
    element.children.map { child in
      switch child {
      case .text(let text): InlineText(text: text)
      case .element(let inner): inline(inner)
      }
    }.joined
  }

  private func inline(_ element: XMLElement) -> InlineText {
    switch element.name {
    case "x", "bx", "ex":
      element.attributes["equiv-text"].map { InlineText(text: $0) }
        ?? InlineText(lost: element.name)
    case "ph" where element.children.isEmpty: InlineText(lost: element.name)
    default: plain(element)
    }
  }
}

/// A text whose elements have been replaced.
private struct InlineText {
  var text = ""
  /// The name of an element that does not say what it stands for.
  var lost: String?
}

extension [InlineText] {
  fileprivate var joined: InlineText {
    InlineText(text: map(\.text).joined(), lost: lazy.compactMap(\.lost).first)
  }
}
