import StringsSyntax

extension TextRule {
  static let namedPlaceholder = TextRule(
    code: .namedPlaceholder, own: .brace, source: .brace
  ) { pair in
    // Xcode inserts build settings such as ${PRODUCT_NAME}, but not into translations.
    if pair.table.hasSuffix("InfoPlist") { return nil }
    let own = NamedPlaceholders(pair.ownBytes)
    let source = NamedPlaceholders(pair.sourceBytes)
    let isWanted = { (name: String) in
      pair.sourceTable.usesBraces || !name.hasPrefix("{") || name.hasPrefix("{{")
    }
    var lost = source.names.filter { !own.names.contains($0) && isWanted($0) }
    let new = own.names.filter { !source.names.contains($0) && isWanted($0) }
    // A form for few numbers may leave out the number: "One article".
    if new.isEmpty, let category = pair.category, [.zero, .one, .two].contains(category) {
      lost = []
    }
    let breaksPhrase =
      ["AppShortcuts", "Intents"].contains(pair.table) && new.contains { $0.hasPrefix("${") }
    let severity: Diagnostic.Severity = breaksPhrase ? .error : .warning
    if lost.isEmpty {
      return new.first.map {
        TextProblem("\(pair.sourceLanguage) has no value for '\($0)'; remove it", severity)
      }
    }
    if new.count == lost.count {
      let (wanted, written) = (lost.quoted, new.quoted)
      return TextProblem("write \(wanted) for \(written), as in \(pair.sourceLanguage)", severity)
    }
    // `$(name)` for `${name}`
    if new.isEmpty, let broken = lost.first(where: { pair.own.contains($0.inRoundBrackets) }) {
      return TextProblem("write '\(broken)' for '\(broken.inRoundBrackets)'")
    }
    if new.isEmpty, let broken = lost.first(where: pair.own.hasSpaced) {
      return TextProblem("write '\(broken.excerpt(32))' without a space", severity)
    }
    return TextProblem(
      "this text lacks \(lost.quoted), which \(pair.sourceLanguage) has; add "
        + (lost.count == 1 ? "it" : "them"), severity)
  }
}

/// The placeholders with names that a program or the system replaces: `${name}`, `%{name}`, `{{name}}`, `{name}`.
struct NamedPlaceholders {
  /// As written, each once, in order.
  private(set) var names: [String] = []

  /// Whether one is only in braces.
  var hasBare: Bool { names.contains { $0.hasPrefix("{") && !$0.hasPrefix("{{") } }

  init(_ text: [UInt8]) {
    let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var index = 0
    var known: Set<String> = []
    while let brace = text[index...].firstIndex(of: opening) {
      let isDouble = text[safe: brace + 1] == opening
      let before = text[safe: brace - 1]
      let sign = before == UInt8(ascii: "$") ? "$" : before == UInt8(ascii: "%") ? "%" : ""
      let start = brace + (isDouble ? 2 : 1)
      let end = text[start...].firstIndex { !$0.isOfName } ?? text.endIndex
      index = max(end, start)
      guard start < end else { continue }
      let name = text.text(start..<end)
      let written: String
      if isDouble, text.has("}}", at: end) {
        written = sign + "{{\(name)}}"
      } else if !isDouble, text[safe: end] == closing {
        written = sign + "{\(name)}"
      } else if !isDouble, sign.isEmpty, text[safe: end] == UInt8(ascii: ",") {
        // {count, plural, one {…} other {…}}
        written = "{\(name)}"
        index = Self.end(of: brace, in: text)
      } else {
        continue
      }
      if known.insert(written).inserted { names.append(written) }
    }
  }

  /// The index behind the brace that closes one.
  private static func end(of brace: Int, in text: [UInt8]) -> Int {
    var depth = 0
    for index in brace..<text.count {
      if text[index] == UInt8(ascii: "{") { depth += 1 }
      if text[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return text.count
  }
}

extension UInt8 {
  /// Whether the byte is of a letter, of any script, of a digit or of a sign that a name may have.
  fileprivate var isOfName: Bool {
    isLetter || isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "-")
  }
}

extension [String] {
  /// For example `'{a}' and '{b}'`.
  fileprivate var quoted: String { map { "'\($0.excerpt(32))'" }.joined(separator: " and ") }
}

extension String {
  /// The name as build settings have it: `$(name)` for `${name}`.
  fileprivate var inRoundBrackets: String { "$(" + dropFirst(2).dropLast() + ")" }

  /// Whether it has a named placeholder with a space in its braces.
  fileprivate func hasSpaced(_ placeholder: String) -> Bool {
    replacing("{ ", with: "{").replacing(" }", with: "}").contains(placeholder)
  }
}
