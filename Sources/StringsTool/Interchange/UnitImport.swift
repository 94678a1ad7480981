import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Plans the changes that take over the translations of a file.
struct UnitImport {
  private(set) var changes = FileChanges()

  private let units: [TranslationUnit]
  private let base: [TranslationUnit.Identity: TranslationUnit]
  private let file: String
  private let language: Language
  private let project: ExchangeProject
  private let overwrites: Bool
  private let allowsErrors: Bool
  private let current: [TranslationUnit.Identity: TranslationUnit]
  /// The files that have a key.
  private let filesByKey: [String: Set<String>]
  /// The names of the tables.
  private let tables: Set<String>
  private let withoutFolder: Set<TranslationUnit.Identity>
  /// The number of translations that are replaced although the file does not say what was exported.
  private var replaced = 0

  init(
    _ exchange: TranslationExchange, base: TranslationExchange?, file: String, language: Language,
    project: ExchangeProject, overwrites: Bool, allowsErrors: Bool
  ) {
    units = exchange.units
    self.file = file
    self.language = language
    self.project = project
    self.overwrites = overwrites
    self.allowsErrors = allowsErrors
    let known = project.units
    current = Dictionary(known.map { ($0.identity, $0) }) { first, _ in first }
    var filesByKey = project.skippedKeys
    for unit in known {
      filesByKey[unit.identity.key, default: []].insert(unit.identity.file ?? "")
    }
    self.filesByKey = filesByKey
    let tables = Set(project.parts.map(\.table.name))
    self.tables = tables
    withoutFolder = project.textsWithoutFolder(in: language)
    self.base = Dictionary(
      (base?.units ?? []).compactMap { unit in
        Self.identity(of: unit, filesByKey, tables).map { ($0, unit) }
      }
    ) { first, _ in first }
    changes.problems = project.problems + exchange.problems + (base?.problems ?? [])
  }

  mutating func run() {
    var accepted: [TranslationUnit.Identity: TranslationUnit] = [:]
    var rows: [TranslationUnit.Identity: TranslationUnit] = [:]
    var skipped = 0
    let copies = project.textsOfOneLanguage(as: language)
    for unit in units {
      guard let identity = Self.identity(of: unit, filesByKey, tables),
        unit.identity.file.map(project.hasSkipped) != true,
        let own = current[identity]
      else {
        if project.mayHaveSkipped(unit.identity) {
          skipped += 1
        } else {
          refuse(unit, reasonForNoKey(unit.identity))
        }
        continue
      }
      guard rows[identity] == nil else {
        refuse(unit, "\"\(unit.identity.identifier)\" occurs twice")
        continue
      }
      var unit = unit
      unit.identity = identity
      if copies.contains(identity) { unit.hasState = true }
      rows[identity] = unit
      if unit.isSentBack, own.state == .new, own.target == unit.target { unit.state = .new }
      if isTyped(unit, base[identity]) { unit.state = .translated }
      if unit.sharesState, unit.state == .needsReview, own.target == unit.target,
        exported(unit, base[identity]) == own.exported
      {
        unit.state = own.state
      }
      if isWanted(unit, own, base[identity]) {
        // It is a translation of another text.
        if !unit.source.isSpelled(own.source) { unit.state = .needsReview }
        accepted[identity] = unit
      }
    }
    fillFractions(&accepted, rows)
    var withoutFolder: [String: Int] = [:]
    for part in project.parts {
      let pairs = part.units.compactMap { own in accepted[own.identity].map { (own, $0) } }
      guard !pairs.isEmpty else { continue }
      var edit = TableImport(
        part: part, language: language, name: file, rows: rows, allowsErrors: allowsErrors)
      edit.run(pairs, &changes)
      let folder = part.found.paths.displayed("\(part.found.folder.path)/\(language).lproj")
      if edit.textsWithoutFolder > 0 {
        withoutFolder[folder, default: 0] += edit.textsWithoutFolder
      }
    }
    for (folder, count) in withoutFolder.sorted(by: { $0.key < $1.key }) {
      changes.problems.append(
        Diagnostic(
          file: folder, position: nil, severity: .error, code: .notImported,
          message: "\(Self.counted(count)) not imported: create this folder"))
    }
    if skipped > 0 {
      changes.remarks.append(
        "\(file): \(Self.counted(skipped)) not imported because of these errors")
    }
    if changes.changes.isEmpty, !changes.problems.contains(where: { $0.severity == .error }) {
      changes.remarks.append(
        "\(file): nothing to import: \(Self.counted(units.count)), no new translation"
      )
    }
    if replaced > 0 {
      changes.remarks.append(
        "\(file): does not say what was exported, so \(replaced) translation\(replaced == 1 ? " is" : "s are") "
          + "replaced without a comparison; see --base")
    }
  }

  /// PO files of some languages have no form for fractions: `many` stands for it.
  private func fillFractions(
    _ accepted: inout [TranslationUnit.Identity: TranslationUnit],
    _ rows: [TranslationUnit.Identity: TranslationUnit]
  ) {
    guard language.everydayNumbers(.cardinal)[.other] == nil else { return }
    for own in current.values where own.identity.path.category == .other {
      var many = own.identity
      many.path = many.path.with(.many)
      guard rows[own.identity] == nil, own.target == nil || own.state == .new,
        var unit = accepted[many]
      else { continue }
      unit.identity = own.identity
      accepted[own.identity] = unit
    }
  }

  /// The mark of the translation that was exported; `nil` if neither file says it.
  private func exported(_ unit: TranslationUnit, _ base: TranslationUnit?) -> ExportMark? {
    base.map { ExportMark(of: $0.target) } ?? unit.exported
  }

  /// Whether a unit has a new text although its state is `new`, as in a row that a translator has filled in.
  private func isTyped(_ unit: TranslationUnit, _ base: TranslationUnit?) -> Bool {
    guard unit.state == .new, let target = unit.target, !target.isEmpty else { return false }
    // What was exported may be a copy of the source text, also of an earlier one.
    return !target.isSpelled(unit.source) && exported(unit, base) != ExportMark(of: target)
  }

  /// Whether a translation is to be written; reports why not if it should be.
  private mutating func isWanted(
    _ unit: TranslationUnit, _ own: TranslationUnit, _ base: TranslationUnit?
  ) -> Bool {
    // What nobody has translated may be a copy of the source text.
    guard let target = unit.target, unit.state != .new, !target.isEmpty || unit.source.isEmpty
    else { return false }
    let isSame = own.target.map { $0.isSpelled(target) } ?? false
    if isSame, unit.state == own.state { return false }
    if !isSame, target.isBlank, !unit.source.isBlank, exported(unit, base) != ExportMark(of: target)
    {
      refuse(unit, "the translation has nothing but blanks")
      return false
    }
    // Also what the translator left alone, if it has been removed here.
    if overwrites, own.target == nil { return true }
    if let base, base.target.map({ $0.isSpelled(target) }) == true, base.state == unit.state {
      return false
    }
    let exported = exported(unit, base)
    if !isSame, exported == ExportMark(of: target) { return false }
    if overwrites { return true }
    guard unit.source.isSpelled(own.source) else {
      refuse(unit, "the source text has changed since: \"\(own.source)\"")
      return false
    }
    if !isSame, let exported, exported != own.exported, !withoutFolder.contains(own.identity) {
      refuse(
        unit,
        own.target.map {
          "the translation has been changed here too: \"\($0)\"; export anew, or add --overwrite"
        }
          ?? "the translation has been removed here")
      return false
    }
    if !isSame, exported == nil, own.target != nil, own.state != .new { replaced += 1 }
    return true
  }

  private func reasonForNoKey(_ identity: TranslationUnit.Identity) -> String {
    let files = (filesByKey[identity.key] ?? []).sorted()
    if files.count == 1, let file = identity.file {
      return "\"\(identity.identifier)\" is in \(files[0]), not in \(file)"
    }
    guard files.count > 1 else { return "there is no key \"\(identity.identifier)\"" }
    return "\"\(identity.identifier)\" is in several files: name one of "
      + files.joined(separator: ", ")
  }

  private static func counted(_ count: Int) -> String { "\(count) text\(count == 1 ? "" : "s")" }

  private mutating func refuse(_ unit: TranslationUnit, _ reason: String) {
    changes.problems.append(
      Diagnostic(
        file: file, position: unit.position, severity: .error, code: .notImported,
        message: "not imported: \(reason)", key: unit.identity.key))
  }

  /// Whether a file is of the same table as another one, or named like none of the tables.
  private static func isOfTable(_ file: String, like other: String, _ tables: Set<String>) -> Bool {
    let name = tableName(of: file)
    return name == tableName(of: other)
      || !tables.contains(name)
        && !["strings", "stringsdict", "xcstrings"].contains(URL(filePath: file).pathExtension)
  }

  private static func tableName(of file: String) -> String {
    URL(filePath: file).deletingPathExtension().lastPathComponent
  }

  /// The identity with the file that the project has, if only one has the key.
  private static func identity(
    of unit: TranslationUnit, _ filesByKey: [String: Set<String>], _ tables: Set<String>
  ) -> TranslationUnit.Identity? {
    guard let files = filesByKey[unit.identity.key] else { return nil }
    var identity = unit.identity
    if let file = identity.file, files.contains(file) { return identity }
    // The folder may be named from another one.
    if let file = identity.file {
      let same = files.filter { $0.hasSuffix("/" + file) || file.hasSuffix("/" + $0) }
      if same.count == 1 { identity.file = same.first }
      if !same.isEmpty { return same.count == 1 ? identity : nil }
    }
    // Platforms name files as they like, but not by another table.
    guard files.count == 1,
      identity.file.map({ isOfTable($0, like: files.first ?? "", tables) }) ?? true
    else { return nil }
    identity.file = files.first
    return identity
  }
}

extension TranslationUnit {
  /// Whether it is the source text, of which the file does not say that it is translated; a text without words is so.
  var isSentBack: Bool { !hasState && source.hasWords && target?.isSpelled(source) == true }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Whether the bytes are the same; `==` compares canonical equivalents.
  func isSpelled(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
