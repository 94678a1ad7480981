import StringsSyntax

/// Formats entries as lines: `key = text`, `key[few] = form`, with escapes that can be read back.
struct Listing {
  private(set) var lines: [String] = []

  init(_ pairs: [PropertyListPair]) {
    for pair in pairs { add(pair.value, key: pair.key, labels: []) }
  }

  private mutating func add(_ value: PropertyListValue, key: String, labels: [String]) {
    switch value {
    case .string(let text):
      line(key, labels, text)
    case .dictionary(let pairs):
      if let variants = value.variants {
        for variant in variants { add(variant.value, key: key, labels: labels + [variant.key]) }
      } else if case .plural(let plural) = Message(value) {
        add(plural, key: key, labels: labels)
      } else {
        if pairs.isEmpty { line(key, labels, "{}") }
        for pair in pairs { add(pair.value, key: key, labels: labels + [pair.key]) }
      }
    case .array(let elements):
      if elements.isEmpty { line(key, labels, "()") }
      for (index, element) in elements.enumerated() {
        add(element, key: key, labels: labels + [String(index + 1)])
      }
    case .data(let bytes):
      line(key, labels, "<\(bytes.count) bytes>")
    }
  }

  private mutating func add(_ plural: PluralMessage, key: String, labels: [String]) {
    let names = plural.variables.keys.sorted()
    // The name of a variable that is the whole text is left out.
    let isWhole = names.count == 1 && plural.format.pieces.count == 1
    if !isWhole { line(key, labels, plural.format.source) }
    for name in names {
      for category in PluralCategory.allCases {
        guard let form = plural.variables[name]?.forms[category] else { continue }
        line(key, labels + (isWhole ? [] : [name]) + [category.rawValue], form.source)
      }
    }
  }

  private mutating func line(_ key: String, _ labels: [String], _ text: String) {
    let label = labels.isEmpty ? "" : "[\(Self.escaped(labels.joined(separator: " ")))]"
    // These end a key.
    let key = Self.escaped(key).replacing("=", with: "\\u{3D}").replacing("[", with: "\\u{5B}")
    lines.append("\(key)\(label) = \(Self.escaped(text))")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: #"\\"#).visible
  }
}
