import StringsFormats

/// Finds the uses of keys among tokens.
struct KeyUseReader {
  private(set) var uses: [(key: String, table: String?, offset: Int)] = []
  private(set) var typed: [(path: [String], offset: Int)] = []
  private(set) var undecided: [(pattern: KeyPattern?, offset: Int)] = []
  private(set) var literals: Set<String> = []
  private(set) var patterns: Set<KeyPattern> = []

  /// The enumeration of typed keys.
  static let typedKeys = "Texts"

  /// The types that a literal becomes a key of.
  private static let keyTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]

  private let members: Set<String>
  private let functions: Set<String>
  private let isOfSwiftUI: Bool
  private var tokens: [SwiftToken] = []
  /// Behind the last token of the preview that was read last.
  private var endOfPreview = 0

  init(functions: Set<String>, isOfSwiftUI: Bool) {
    members = functions.union(["localize"])
    self.functions = functions.union(Self.keyTypes).union(["NSLocalizedString"])
    self.isOfSwiftUI = isOfSwiftUI
  }

  mutating func read(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    endOfPreview = 0
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .literal(let parts): readLiteral(parts, at: index)
      case .name(let name):
        if name == Self.typedKeys, isDeclared(at: index) {
          index = endOfBraces(from: index)
          continue
        }
        if beginsPreview(name, at: index) { endOfPreview = endOfBraces(from: index) }
        // What a preview shows may have no text, but typed keys are there.
        if index >= endOfPreview {
          readName(name, at: index)
        } else if name == Self.typedKeys {
          readTypedKey(at: index)
        }
      case .sign: break
      }
      index += 1
    }
  }

  private mutating func readLiteral(_ parts: [String], at index: Int) {
    let isPart = token(index + 1)?.isSign("+") == true
    if parts.count == 1, !isPart {
      literals.insert(parts[0])
    } else if let pattern = KeyPattern(isPart ? [parts[0], ""] : parts),
      pattern.isLikely(isInterpolated: parts.count > 1)
    {
      patterns.insert(pattern)
    }
  }

  private mutating func readName(_ name: String, at index: Int) {
    let previous = token(index - 1)
    if name == Self.typedKeys { return readTypedKey(at: index) }
    if members.contains(name), previous?.isSign(".") == true { return readMember(at: index) }
    if Self.keyTypes.contains(name), previous?.isSign(":") == true {
      return readValue(at: index + 1)
    }
    guard token(index + 1)?.isSign("(") == true, previous?.name != "func" else { return }
    switch name {
    case _ where functions.contains(name): readArgument(at: index + 2)
    case "String", "AttributedString":
      if token(index + 2)?.name == "localized" { readArgument(at: index + 4) }
    case "text" where previous?.isSign(".") == true && isOfLocalizer(before: index):
      readArgument(at: index + 2)
    case _ where isOfSwiftUI && SwiftUIKeys.views.contains(name): readText(at: index + 2)
    case _
    where isOfSwiftUI && SwiftUIKeys.modifiers.contains(name) && previous?.isSign(".") == true:
      readText(at: index + 2)
    default: break
    }
  }

  /// `"key".localize`, or a value instead of the literal.
  private mutating func readMember(at index: Int) {
    guard let receiver = token(index - 2), !receiver.isSign("(") else { return }
    switch receiver.kind {
    case .literal(let parts): use(parts, nil, receiver.offset)
    case .name(let name):
      if !["case", "return", "in", "is", "as", "else"].contains(name) {
        undecided.append((nil, receiver.offset))
      }
    case .sign where receiver.isSign("\\"): undecided.append((nil, receiver.offset))
    case .sign(let sign):
      // Otherwise it is a member of another type: `= .localize`.
      if ")]}?!".utf8.contains(sign) { undecided.append((nil, tokens[index].offset)) }
    }
  }

  private mutating func readArgument(at index: Int) {
    var index = index
    if token(index)?.name == "stringLiteral" { index += 2 }
    guard let argument = token(index), !argument.isSign(")") else { return }
    if let parts = argument.literal,
      token(index + 1).map({ $0.isSign(",") || $0.isSign(")") }) ?? false
    {
      use(parts, table(after: index), argument.offset)
    } else {
      undecided.append((argument.literal.flatMap { KeyPattern(prefix: $0[0]) }, argument.offset))
    }
  }

  /// `let title: LocalizedStringResource = "key"`.
  private mutating func readValue(at index: Int) {
    guard token(index)?.isSign("=") == true, let value = token(index + 1),
      let parts = value.literal,
      token(index + 2)?.isSign("+") != true
    else { return }
    use(parts, nil, value.offset)
  }

  /// The table that a further argument of a call names; `nil` if none does, or not by a literal.
  private func table(after index: Int) -> String? {
    var depth = 0
    var index = index + 1
    while let token = token(index), depth >= 0 {
      if "([{".unicodeScalars.contains(where: token.isSign) { depth += 1 }
      if ")]}".unicodeScalars.contains(where: token.isSign) { depth -= 1 }
      if depth == 0, token.name == "tableName" || token.name == "table",
        self.token(index + 1)?.isSign(":") == true, let parts = self.token(index + 2)?.literal
      {
        return parts.count == 1 ? parts[0] : nil
      }
      index += 1
    }
    return nil
  }

  /// The first argument of SwiftUI's views is a key only if it is a literal alone.
  private mutating func readText(at index: Int) {
    guard let argument = token(index), let parts = argument.literal,
      parts.contains(where: { $0.contains(where: \.isLetter) })
    else { return }
    guard token(index + 1).map({ $0.isSign(")") || $0.isSign(",") }) == true else { return }
    use(parts, table(after: index), argument.offset)
  }

  private mutating func readTypedKey(at index: Int) {
    var path: [String] = []
    var next = index + 1
    while token(next)?.isSign(".") == true, let name = token(next + 1)?.name {
      path.append(name)
      next += 2
    }
    if !path.isEmpty { typed.append((path, tokens[index].offset)) }
  }

  private mutating func use(_ parts: [String], _ table: String?, _ offset: Int) {
    if parts.count == 1 {
      if !parts[0].isEmpty { uses.append((parts[0], table, offset)) }
    } else {
      undecided.append((KeyPattern(parts), offset))
    }
  }

  /// Whether the text is that of a localizer: `Localizer.current.text("key")`.
  private func isOfLocalizer(before index: Int) -> Bool {
    var index = index - 1
    while let token = token(index), token.isSign(".") || token.name != nil {
      if token.name?.lowercased().contains("localizer") == true { return true }
      index -= 1
    }
    return false
  }

  private func isDeclared(at index: Int) -> Bool {
    ["enum", "extension", "struct"].contains(token(index - 1)?.name)
  }

  /// Whether `#Preview` or a type of previews begins here.
  private func beginsPreview(_ name: String, at index: Int) -> Bool {
    name == "Preview" && token(index - 1)?.isSign("#") == true
      || name == "PreviewProvider" && [":", ","].contains { token(index - 1)?.isSign($0) == true }
  }

  private func endOfBraces(from index: Int) -> Int {
    var depth = 0
    for index in index..<tokens.count {
      if tokens[index].isSign("{") { depth += 1 }
      if tokens[index].isSign("}") {
        depth -= 1
        if depth <= 0 { return index + 1 }
      }
    }
    return tokens.count
  }

  private func token(_ index: Int) -> SwiftToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }
}
