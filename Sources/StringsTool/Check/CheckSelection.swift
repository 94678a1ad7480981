import ArgumentParser
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Which findings of `check` the user wants.
struct CheckSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report these checks alone. Errors about what cannot be read are always reported.",
      valueName: "checks"),
    transform: CheckSelection.checks)
  var only: [Diagnostic.Code]?

  @Option(
    help: ArgumentHelp(
      "Leave these checks out, such as untranslated,edge-space.", valueName: "checks"),
    transform: CheckSelection.checks)
  var skip: [Diagnostic.Code]?

  @Option(
    help: ArgumentHelp(
      "Report these languages alone, such as pl,de, besides what is of no language.",
      valueName: "tags"),
    transform: CheckSelection.languages)
  var language: [Language]?

  /// Whether all findings are wanted.
  var isEmpty: Bool { only == nil && skip == nil && language == nil }

  func apply(to diagnostics: inout [Diagnostic]) {
    let tags = language.map { Set($0.map(\.tag)) }
    let only = only.map(Set.init)
    let skipped = Set(skip ?? [])
    guard !isEmpty else { return }
    diagnostics.removeAll { diagnostic in
      if let tags, let tag = diagnostic.languageTag, !tags.contains(tag) { return true }
      guard Check.named(diagnostic.code) != nil else { return false }
      return only?.contains(diagnostic.code) == false || skipped.contains(diagnostic.code)
    }
  }

  /// - Throws: `ValidationError` if no translations are in one of the languages.
  func requireLanguages(_ found: Set<Language>) throws {
    for language in language ?? [] where !found.contains(language) {
      let known = found.filter { $0 != .undetermined }.map(\.tag).sorted().joined(separator: ", ")
      throw ValidationError(
        "There are no translations into '\(language)'. There are \(known.isEmpty ? "none" : known)."
      )
    }
  }

  @Sendable private static func checks(_ argument: String) throws -> [Diagnostic.Code] {
    try argument.split(separator: ",").map { name in
      let code = Diagnostic.Code(rawValue: String(name))
      guard Check.named(code) != nil else {
        throw ValidationError(
          "no check is named '\(name)'\(Check.suggestion(for: String(name))) 'check --list' lists them."
        )
      }
      return code
    }
  }

  @Sendable private static func languages(_ argument: String) throws -> [Language] {
    try argument.split(separator: ",").map { tag in
      guard let language = Language(argument: String(tag)) else {
        throw ValidationError("'\(tag)' is not a language tag.")
      }
      return language
    }
  }
}
