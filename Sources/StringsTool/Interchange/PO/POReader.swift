import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Reads PO files.
struct POReader {
  private let file: String
  private let language: Language?
  private var entries: [POEntry] = []
  private var current: POEntry?
  private var field: POEntry.Field?
  private static let maximumForms = 12

  /// `language` counts if the header has none.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be read.
  static func read(
    _ bytes: [UInt8], file: String, language: Language? = nil
  ) throws(Diagnostic) -> TranslationExchange {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let wrong = text.withUnsafeBufferPointer { buffer -> SourcePosition? in
      let source = SourceBytes(buffer)
      var cursor = PositionCursor(source)
      return (source.firstIllFormedOffset ?? text.firstIndex(of: 0)).map { cursor.position(at: $0) }
    }
    if let wrong { throw .invalidExchange("PO: this is not text in UTF-8", in: file, at: wrong) }
    var reader = POReader(file: file, language: language)
    var rest = String(decoding: text, as: UTF8.self).utf8[...]
    var number = 0
    while !rest.isEmpty {
      number += 1
      let line = rest.prefix { $0 != 0x0A }
      rest = rest[line.endIndex...].dropFirst()
      try reader.read(Substring(line.last == 0x0D ? line.dropLast() : line), number)
    }
    reader.finish()
    return try reader.exchange()
  }

  /// The context of the key "", as which Xcode extracts `Text("")`: many programs drop a context without characters.
  static let contextOfEmptyKey = "|==|"

  /// The context of a key that another file has too.
  static func context(_ context: String, in file: String) -> String { "\(file): \(context)" }

  private init(file: String, language: Language?) {
    self.file = file
    self.language = language
  }

  private mutating func finish() {
    if let current, current.identifier != nil { entries.append(current) }
    current = nil
    field = nil
  }

  private mutating func read(_ line: Substring, _ number: Int) throws(Diagnostic) {
    let line = Substring(line.utf8.drop { $0 == 0x20 || $0 == 0x09 })
    guard let first = line.utf8.first else { return }
    if first == UInt8(ascii: "#") { return readComment(line, number) }
    if first == UInt8(ascii: "\"") {
      guard let field else { throw problem("a string that belongs to nothing", number) }
      let part = try text(line, number)
      current?.append(part, to: field)
      return
    }
    let name = Substring(line.utf8.prefix { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "\"") })
    let value = Substring(line.utf8.dropFirst(name.utf8.count).drop { $0 == 0x20 || $0 == 0x09 })
    guard let field = try begin(String(name), number) else {
      throw problem("expected msgid or msgstr", number)
    }
    self.field = field
    if case .target(let index) = field {
      if current?.targets[index] != nil { throw problem("\(name) occurs twice", number) }
      current?.targetPositions[index] = SourcePosition(line: number, column: 1)
    }
    let part = try text(value, number)
    current?.append(part, to: field)
  }

  private mutating func begin(_ name: String, _ number: Int) throws(Diagnostic) -> POEntry.Field? {
    switch name {
    case "msgctxt", "msgid":
      if current?.targets.isEmpty == false { finish() }
      let isRepeated = name == "msgid" ? current?.identifier != nil : current?.context != nil
      if isRepeated { throw problem("\(name) occurs twice", number) }
      startEntry(number)
      return name == "msgid" ? .identifier : .context
    case "msgid_plural" where current?.identifier != nil: return .plural
    case "msgstr" where current?.identifier != nil: return .target(0)
    default:
      guard name.hasPrefix("msgstr["), name.hasSuffix("]"), current?.plural != nil,
        let index = Int(name.dropFirst(7).dropLast()), (0..<Self.maximumForms).contains(index)
      else { return nil }
      return .target(index)
    }
  }

  private mutating func startEntry(_ number: Int) {
    if current == nil { current = POEntry(position: SourcePosition(line: number, column: 1)) }
  }

  /// Comments come before their entry; those of entries that are no longer used are left out.
  private mutating func readComment(_ line: Substring, _ number: Int) {
    if line.hasPrefix("#~") || line.hasPrefix("#|") { return }
    if current?.targets.isEmpty == false { finish() }
    startEntry(number)
    let text = String(line.dropFirst(2).drop { $0 == " " })
    if line.hasPrefix("#,") {
      current?.isFuzzy = text.split(separator: ",").contains {
        $0.filter { !$0.isWhitespace } == "fuzzy"
      }
    } else if line.hasPrefix("#:") {
      if current?.file == nil { current?.file = text }
    } else if line.hasPrefix("#."), let marks = ExportMark.marks(inComment: text) {
      current?.exported = marks
    } else if line.hasPrefix("#.") {
      current?.comments.append(text)
    }
  }

  /// The text in quotes at the start of a line, which must have nothing else.
  private func text(_ line: Substring, _ number: Int) throws(Diagnostic) -> String {
    var bytes: [UInt8] = []
    var rest = line.utf8[...]
    guard rest.popFirst() == UInt8(ascii: "\"") else {
      throw problem("expected a string in quotes", number)
    }
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        if rest.isEmpty { throw problem("this string has no end", number) }
        continue
      }
      bytes.append(try escaped(&rest, number))
      if rest.isEmpty { throw problem("this string has no end", number) }
    }
    guard rest.allSatisfy({ $0 <= 0x20 }) else { throw problem("text after a string", number) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw problem("an escape that is no text", number)
    }
    return text
  }

  private func escaped(_ rest: inout Substring.UTF8View, _ number: Int) throws(Diagnostic) -> UInt8
  {
    guard let byte = rest.popFirst() else { throw problem("this string has no end", number) }
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = rest.prefix(2).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      rest = rest.dropFirst(digits.count)
      let value = digits.reduce(Int(byte) - 0x30) { $0 * 8 + Int($1) - 0x30 }
      guard (1...0xFF).contains(value) else { throw problem("an escape that is no text", number) }
      return UInt8(value)
    default: return byte
    }
  }

  private func exchange() throws(Diagnostic) -> TranslationExchange {
    var exchange = TranslationExchange()
    var forms: PluralForms?
    var language = language
    if let header = entries.first(where: { $0.identifier == "" && $0.context == nil }) {
      let fields = header.targets[0, default: ""].split(separator: "\n").map { line in
        line.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != "\r" } }
      }
      func value(_ name: String) -> String? {
        fields.first { $0.first?.lowercased() == name && $0.count == 2 }
          .map { String($0[1].drop(while: \.isWhitespace)) }
      }
      if let tag = value("language"), !tag.isEmpty {
        exchange.targetLanguage = String(
          tag.replacing("_", with: "-").prefix { $0 != "@" && $0 != "." })
        language = exchange.targetLanguage.flatMap { Language($0) } ?? language
      }
      let type = value("content-type")?.lowercased() ?? "charset=utf-8"
      guard ["charset=utf-8", "charset=us-ascii", "charset=charset"].contains(where: type.contains)
      else {
        throw problem("only UTF-8 is read", header.position.line)
      }
      if let language {
        forms = value("plural-forms").flatMap { PluralForms(header: $0, language) }
      }
    }
    for entry in entries where entry.identifier != "" || entry.context != nil {
      guard entry.plural == nil || forms != nil else {
        exchange.problems.append(
          Diagnostic(
            file: file, position: entry.position, severity: .error, code: .notImported,
            message: "not imported: the header does not say the plural forms", key: entry.context))
        continue
      }
      exchange.units += units(of: entry, forms?.categories ?? [])
    }
    return exchange
  }

  private func units(of entry: POEntry, _ categories: [PluralCategory?]) -> [TranslationUnit] {
    let source = entry.identifier ?? ""
    var context = entry.context ?? source
    let file = entry.file
    if let file, context.utf8.starts(with: Self.context("", in: file).utf8) {
      context = String(context.utf8.dropFirst(Self.context("", in: file).utf8.count)) ?? context
    }
    let (key, path) = context == Self.contextOfEmptyKey ? ("", .plain) : TextPath.parse(context)
    func unit(_ path: TextPath, _ source: String, _ index: Int) -> TranslationUnit {
      let target = entry.targets[index, default: ""]
      var unit = TranslationUnit(
        identity: TranslationUnit.Identity(file: file, key: key, path: path),
        comment: entry.comments.isEmpty ? nil : entry.comments.joined(separator: "\n"),
        source: source,
        target: target.isEmpty ? nil : target,
        state: target.isEmpty ? .new : entry.isFuzzy ? .needsReview : .translated,
        exported: entry.exported.indices.contains(index) ? entry.exported[index] : nil,
        position: entry.targetPositions[index] ?? entry.position)
      unit.hasState = entry.isFuzzy
      return unit
    }
    guard let plural = entry.plural else {
      return [unit(path, source, 0)]
    }
    return categories.enumerated().compactMap { index, category in
      category.map {
        var unit = unit(path.with($0), $0 == .one ? source : plural, index)
        unit.sharesState = true
        return unit
      }
    }
  }

  private func problem(_ message: String, _ line: Int) -> Diagnostic {
    .invalidExchange("PO: \(message)", in: file, at: SourcePosition(line: line, column: 1))
  }
}
