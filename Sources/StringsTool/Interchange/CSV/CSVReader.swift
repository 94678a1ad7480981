import StringsFormats
import StringsSyntax

/// Reads CSV (RFC 4180) with a first line of column names, separated by commas, semicolons or tabs.
struct CSVReader {
  private let text: [UInt8]
  private let file: String
  private var offset = 0
  private var separator = UInt8(ascii: ",")
  private let index: PositionIndex
  private static let maximumFields = 1_000

  /// - Throws: The `Diagnostic` of a file that is no such table.
  static func read(
    _ bytes: [UInt8], file: String
  ) throws(Diagnostic) -> TranslationExchange {
    let encoding = TextEncoding(of: bytes)
    var text = encoding.utf8(bytes)
    if encoding.hasByteOrderMark { text.replaceSubrange(0..<3, with: []) }
    var reader = CSVReader(text: text, file: file)
    return try reader.read()
  }

  private init(text: [UInt8], file: String) {
    self.text = text
    self.file = file
    index = text.withUnsafeBufferPointer { PositionIndex(SourceBytes($0)) }
  }

  private mutating func read() throws(Diagnostic) -> TranslationExchange {
    if let nul = text.firstIndex(of: 0) { throw problem("this text has a NUL character", at: nul) }
    if let offset = text.withUnsafeBufferPointer({ SourceBytes($0).firstIllFormedOffset }) {
      throw problem("this is not UTF-8 or UTF-16 text", at: offset)
    }
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    separator =
      [UInt8(ascii: ";"), 0x09].first { sign in
        line.contains(sign) && !line.contains(UInt8(ascii: ","))
      } ?? UInt8(ascii: ",")
    let names = try readRow().map { CSVColumn(rawValue: $0.lowercased()) }
    for column in [CSVColumn.key, .source, .translation]
    where names.count(where: { $0 == column }) != 1 {
      throw problem("the first line must name the columns key, source and translation", at: 0)
    }
    var exchange = TranslationExchange()
    var unknown = UnknownStates()
    while offset < text.count {
      let start = offset
      let fields = try readRow()
      // Spreadsheets write lines of nothing but separators.
      if fields.allSatisfy(\.isEmpty) { continue }
      guard fields.count <= names.count else {
        throw problem("this line has more fields than the first one", at: start)
      }
      let unit = unit(fields, names, at: start)
      if fields.count < names.count {
        exchange.problems.append(short(unit, fields.count, names.count))
        continue
      }
      if let state = unknownState(fields, names) { unknown.add(state, at: unit.position) }
      exchange.units.append(unit)
    }
    exchange.problems += unknown.diagnostics(in: file)
    return exchange
  }

  /// The text may have been cut off, or its state; spreadsheets leave out empty fields at the end.
  private func short(_ unit: TranslationUnit, _ count: Int, _ all: Int) -> Diagnostic {
    Diagnostic(
      file: file, position: unit.position, severity: unit.target == nil ? .warning : .error,
      code: .notImported,
      message: "not imported: this line has \(count) of \(all) fields", key: unit.identity.key)
  }

  private func unknownState(_ fields: [String], _ names: [CSVColumn?]) -> String? {
    guard let column = names.firstIndex(of: .state), !fields[column].isEmpty,
      TranslationState(rawValue: fields[column]) == nil
    else { return nil }
    return fields[column]
  }

  private func unit(_ fields: [String], _ names: [CSVColumn?], at offset: Int) -> TranslationUnit {
    func written(_ column: CSVColumn) -> String? {
      names.firstIndex(of: column).flatMap { $0 < fields.count ? fields[$0] : nil }
    }
    // 'export' writes marks, and an apostrophe before what a spreadsheet takes for a formula.
    let mark = written(.exported).flatMap { ExportMark($0) }
    func field(_ column: CSVColumn) -> String? {
      written(column).map { mark != nil && $0.isProtected ? String($0.dropFirst()) : $0 }
    }
    var target = written(.translation).flatMap { $0.isEmpty ? nil : $0 }
    if let text = target, text.isProtected, mark != nil {
      let plain = String(text.dropFirst())
      // One that the translator has written may begin with an apostrophe of its own.
      let isExported = mark == ExportMark(of: plain)
      if isExported || written(.source)?.isProtected == true { target = plain }
    }
    let stateName = field(.state).flatMap { $0.isEmpty ? nil : $0 }
    let state = stateName.map { TranslationState(rawValue: $0) ?? .needsReview } ?? .translated
    let comment = field(.comment)
    let name = field(.file).flatMap { $0.isEmpty ? nil : $0 }
    let identifier = field(.key) ?? ""
    // Without a column of the file, the identifier says which form it has.
    let guess = name ?? (TextPath.parseDictionary(identifier) == nil ? nil : ".stringsdict")
    var identity = TranslationUnit.Identity(identifier, in: guess)
    identity.file = name
    var unit = TranslationUnit(
      identity: identity, comment: comment?.isEmpty == false ? comment : nil,
      source: field(.source) ?? "",
      target: target, state: target == nil ? .new : state,
      exported: mark, position: position(at: offset))
    unit.hasState = stateName != nil
    return unit
  }

  private mutating func readRow() throws(Diagnostic) -> [String] {
    var fields: [String] = []
    let start = offset
    while true {
      // An empty field has one byte in the file and many in memory.
      guard fields.count < Self.maximumFields else {
        throw problem("this line has more than \(Self.maximumFields) fields", at: start)
      }
      fields.append(try readField())
      guard offset < text.count else { return fields }
      if text[offset] == separator {
        offset += 1
        continue
      }
      offset += text[offset...].starts(with: [0x0D, 0x0A]) ? 2 : 1
      return fields
    }
  }

  private mutating func readField() throws(Diagnostic) -> String {
    let start = offset
    guard offset < text.count, text[offset] == UInt8(ascii: "\"") else {
      while offset < text.count, ![separator, 0x0A, 0x0D].contains(text[offset]) { offset += 1 }
      return String(decoding: text[start..<offset], as: UTF8.self)
    }
    var field: [UInt8] = []
    offset += 1
    while offset < text.count {
      if text[offset] == UInt8(ascii: "\"") {
        offset += 1
        guard offset < text.count, text[offset] == UInt8(ascii: "\"") else {
          guard offset == text.count || [separator, 0x0A, 0x0D].contains(text[offset]) else {
            throw problem("text after the end of a field in quotes", at: offset)
          }
          return String(decoding: field, as: UTF8.self)
        }
      }
      field.append(text[offset])
      offset += 1
    }
    throw problem("this field in quotes has no end", at: start)
  }

  private func position(at offset: Int) -> SourcePosition {
    text.withUnsafeBufferPointer { index.position(at: offset, in: SourceBytes($0)) }
  }

  private func problem(_ message: String, at offset: Int) -> Diagnostic {
    .invalidExchange("CSV: \(message)", in: file, at: position(at: offset))
  }
}
