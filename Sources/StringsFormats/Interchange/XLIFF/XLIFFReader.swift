package import StringsSyntax

/// Reads XLIFF 1.2 and 2.x.
package struct XLIFFReader {
  /// The state of a segment whose translation is to be reviewed.
  static let reviewState = "sternik:needs_review"

  private let file: String
  private var exchange = TranslationExchange()
  private var unknownStates = UnknownStates()
  private var budget: ExpansionBudget

  /// - Throws: The `Diagnostic` of a file that is no XLIFF, or has several languages.
  package static func read(
    _ bytes: [UInt8], file: String
  ) throws(Diagnostic) -> TranslationExchange {
    let root = try XMLReader.read(bytes, file: file)
    guard root.name == "xliff", let version = root.attributes["version"] else {
      throw .invalidExchange("this is not XLIFF", in: file, at: root.position)
    }
    var reader = XLIFFReader(file: file, size: bytes.count)
    switch version.prefix(2) {
    case "1.":
      for part in root.elements where part.name == "file" { try reader.readFirst(part) }
    case "2.":
      try reader.setLanguages(root, "srcLang", "trgLang")
      for part in root.elements where part.name == "file" {
        try reader.readSecond(part, in: part.attributes["original"])
      }
    default: throw .invalidExchange("XLIFF \(version) is not known", in: file, at: root.position)
    }
    reader.exchange.problems += reader.unknownStates.diagnostics(in: file)
    return reader.exchange
  }

  private init(file: String, size: Int) {
    self.file = file
    budget = ExpansionBudget(ofFileWith: size)
  }

  private mutating func setLanguages(
    _ element: XMLElement, _ source: String, _ target: String
  ) throws(Diagnostic) {
    let (source, target) = (element.attributes[source], element.attributes[target])
    if let known = exchange.targetLanguage, let target, known != target {
      throw .invalidExchange(
        "this file has several languages: \(known) and \(target)", in: file, at: element.position)
    }
    exchange.sourceLanguage = exchange.sourceLanguage ?? source
    exchange.targetLanguage = exchange.targetLanguage ?? target
  }

  private mutating func readFirst(_ part: XMLElement) throws(Diagnostic) {
    try setLanguages(part, "source-language", "target-language")
    for body in part.elements where body.name == "body" {
      try readUnits(body, in: part.attributes["original"])
    }
  }

  private mutating func readUnits(
    _ parent: XMLElement, in original: String?
  ) throws(Diagnostic) {
    for element in parent.elements {
      if element.name == "group" { try readUnits(element, in: original) }
      guard element.name == "trans-unit", element.attributes["translate"] != "no",
        let identifier = element.attributes["id"], let source = element["source"]
      else { continue }
      let target = element["target"]
      add(
        identifier, original, element.position,
        comment: try texts(of: element.elements.filter { $0.name == "note" }),
        source: try joined([source], [:]),
        target: try target.map { target throws(Diagnostic) in
          try joined([target], [:])
        }, state(target), Self.mark(of: element))
    }
  }

  /// The state of a translation in XLIFF 1.2; `nil` for one that the file does not say, which is translated.
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

  /// The state of a segment in XLIFF 2.
  private mutating func state(ofSegment segment: XMLElement) -> TranslationState {
    if segment.attributes["subState"] == Self.reviewState { return .needsReview }
    switch segment.attributes["state"] {
    case "initial", nil: return .new
    case "translated", "reviewed", "final": return .translated
    case let name?: return unknownState(name, segment)
    }
  }

  private mutating func unknownState(_ name: String, _ element: XMLElement) -> TranslationState {
    unknownStates.add(name, at: element.position)
    return .needsReview
  }

  private mutating func readSecond(
    _ parent: XMLElement, in original: String?
  ) throws(Diagnostic) {
    for element in parent.elements {
      if element.name == "group" { try readSecond(element, in: original) }
      guard element.name == "unit", element.attributes["translate"] != "no",
        let identifier = element.attributes["name"] ?? element.attributes["id"]
      else { continue }
      let codes = element["originalData"]?.elements ?? []
      let data = Dictionary(
        zip(codes.map { $0.attributes["id"] ?? "" }, try texts(of: codes))
      ) { first, _ in first }
      let parts = element.elements.filter { $0.name == "segment" || $0.name == "ignorable" }
      let segments = parts.filter { $0.name == "segment" }
      let hasTarget = !segments.isEmpty && segments.allSatisfy { $0["target"] != nil }
      let states = segments.map { state(ofSegment: $0) }
      let position = segments.first.map { $0["target"]?.position ?? $0.position }
      add(
        identifier, original, position ?? element.position,
        comment: try texts(of: element["notes"]?.elements ?? []),
        source: try joined(parts.compactMap { $0["source"] }, data),
        target: hasTarget
          ? try joined(parts.compactMap { $0["target"] ?? $0["source"] }, data) : nil,
        states.min() ?? .new, Self.mark(of: element))
    }
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

  private mutating func texts(of elements: [XMLElement]) throws(Diagnostic) -> [String] {
    var texts: [String] = []
    for element in elements { texts.append(try plain(element, [:]).text) }
    return texts
  }

  private mutating func joined(
    _ elements: [XMLElement], _ data: [String: String]
  ) throws(Diagnostic) -> InlineText {
    var parts: [InlineText] = []
    for element in elements { parts.append(try plain(element, data)) }
    return parts.joined
  }

  /// A text with the elements in it replaced by their texts.
  private mutating func plain(
    _ element: XMLElement, _ data: [String: String]
  ) throws(Diagnostic) -> InlineText {
    var parts: [InlineText] = []
    for child in element.children {
      switch child {
      case .text(let text): parts.append(InlineText(text: text))
      case .element(let inner): parts.append(try inline(inner, data))
      }
    }
    return parts.joined
  }

  /// The original data that an attribute names, which others may name too.
  private mutating func original(
    _ name: String, of element: XMLElement, _ data: [String: String]
  ) throws(Diagnostic) -> String? {
    guard let text = element.attributes[name].flatMap({ data[$0] }) else { return nil }
    guard budget.take(text.utf8.count) else {
      throw .invalidExchange(
        "XLIFF: \(ExpansionBudget.reason)", in: file, at: element.position)
    }
    return text
  }

  private mutating func inline(
    _ element: XMLElement, _ data: [String: String]
  ) throws(Diagnostic) -> InlineText {
    switch element.name {
    case "cp":
      let scalar = element.attributes["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(
        Unicode.Scalar.init)
      // NUL ends a text for some of the programs that show it.
      guard let scalar, scalar != "\0" else { return InlineText(lost: "cp") }
      return InlineText(text: String(scalar))
    case "pc":
      let start = try original("dataRefStart", of: element, data) ?? ""
      let end = try original("dataRefEnd", of: element, data) ?? ""
      return [InlineText(text: start), try plain(element, data), InlineText(text: end)].joined
    case "sm", "em": return InlineText()
    case "x", "bx", "ex":
      return element.attributes["equiv-text"].map { InlineText(text: $0) }
        ?? InlineText(lost: element.name)
    case "ph", "sc", "ec":
      if let text = try original("dataRef", of: element, data) { return InlineText(text: text) }
      return element.children.isEmpty ? InlineText(lost: element.name) : try plain(element, data)
    default: return try plain(element, data)
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
