public import StringsSyntax

/// Which text of a key it is: the text itself, or a form of it for a device, a width, a variable or a plural category.
public struct TextPath: Hashable, Sendable {
  /// The device of a String Catalog, such as `iphone`.
  public var device: String?
  /// The width of a String Catalog, such as `20`.
  public var width: String?
  /// The variable of a `.stringsdict` file, or the substitution of a String Catalog.
  public var variable: String?
  /// The plural form.
  public var category: PluralCategory?

  /// The path of a text that varies by some of these.
  public init(
    device: String? = nil, width: String? = nil, variable: String? = nil,
    category: PluralCategory? = nil
  ) {
    self.device = device
    self.width = width
    self.variable = variable
    self.category = category
  }

  /// The text itself.
  public static let plain = TextPath()

  /// The same with another category.
  package func with(_ category: PluralCategory?) -> TextPath {
    var path = self
    path.category = category
    return path
  }
}

/// Identifiers of texts, as Xcode writes them.
extension TextPath {
  private static let separator = "|==|"
  private static let formatKey = "NSStringLocalizedFormatKey"

  /// The identifier of a text of a key: `KEY|==|plural.few`.
  package func identifier(of key: String) -> String {
    var parts: [String] = []
    if let device { parts += ["device", device] }
    if let variable {
      let needsMark = variable.contains(".") || variable.contains("@")
      parts += ["substitutions", needsMark ? "@\(variable)@" : variable]
    }
    if let category { parts += ["plural", category.rawValue] }
    return parts.isEmpty ? key : key + Self.separator + parts.joined(separator: ".")
  }

  /// Parses an identifier, which is split at the last separator, and only if a known path follows it.
  package static func parse(_ identifier: String) -> (key: String, path: TextPath) {
    guard let range = identifier.rangeOfLast(separator),
      let path = TextPath(parts: identifier[range.upperBound...])
    else { return (identifier, .plain) }
    return (String(identifier[..<range.lowerBound]), path)
  }

  private init?(parts: Substring) {
    var rest = parts
    func value(after name: String) -> String? {
      guard rest.hasPrefix(name + ".") else { return nil }
      let text = rest.dropFirst(name.count + 1)
      let isMarked = text.first == "@"
      let value: Substring
      if isMarked {
        guard
          let end = text.ranges(of: "@.plural.").last?.lowerBound
            ?? (text.hasSuffix("@") ? text.index(before: text.endIndex) : nil),
          end > text.startIndex
        else { return nil }
        value = text[text.index(after: text.startIndex)..<end]
        rest = text[end...].dropFirst()
      } else {
        value = text.prefix { $0 != "." }
        rest = text[value.endIndex...]
      }
      if rest.first == "." { rest = rest.dropFirst() }
      return value.isEmpty ? nil : String(value)
    }
    device = value(after: "device")
    variable = value(after: "substitutions")
    if let name = value(after: "plural") {
      guard let known = PluralCategory(rawValue: name) else { return nil }
      category = known
    }
    guard rest.isEmpty, self != .plain else { return nil }
  }

  /// The identifier of a text in a `.stringsdict` file: `/KEY:dict/VARIABLE:dict/few:dict/:string`.
  package func dictionaryIdentifier(of key: String) -> String {
    let parts = [variable, category?.rawValue].compactMap(\.self)
    return "/" + ([key] + (parts.isEmpty ? [Self.formatKey] : parts)).map { "\($0):dict/" }.joined()
      + ":string"
  }

  /// Parses an identifier of a text in a `.stringsdict` file.
  package static func parseDictionary(_ identifier: String) -> (key: String, path: TextPath)? {
    let end = ":dict/:string"
    guard identifier.utf8.first == UInt8(ascii: "/"), identifier.utf8.count > end.utf8.count,
      identifier.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
    else { return nil }
    var rest = Substring(identifier.utf8.dropFirst().dropLast(end.utf8.count))
    var parts: [Substring] = []
    while parts.count < 2, let range = String(rest).rangeOfLast(":dict/") {
      let text = String(rest)
      parts.insert(Substring(text[range.upperBound...]), at: 0)
      rest = Substring(text[..<range.lowerBound])
    }
    parts.insert(rest, at: 0)
    guard let last = parts.last else { return nil }
    func key(without count: Int) -> String { parts.dropLast(count).joined(separator: ":dict/") }
    if last == formatKey, parts.count > 1 { return (key(without: 1), .plain) }
    guard parts.count > 2, let category = PluralCategory(rawValue: String(last)) else { return nil }
    let variable = String(parts[parts.count - 2])
    return (key(without: 2), TextPath(variable: variable, category: category))
  }
}

extension String {
  /// The last range of bytes that are a text.
  fileprivate func rangeOfLast(_ text: String) -> Range<String.Index>? {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard bytes.count >= wanted.count else { return nil }
    for start in (0...bytes.count - wanted.count).reversed()
    where bytes[start...].starts(with: wanted) {
      let lower = utf8.index(startIndex, offsetBy: start)
      return lower..<utf8.index(lower, offsetBy: wanted.count)
    }
    return nil
  }
}
