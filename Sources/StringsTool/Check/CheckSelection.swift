import ArgumentParser
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Which findings `check` reports.
struct CheckSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report these checks alone. Errors about what cannot be read are always reported.",
      valueName: "checks"),
    transform: CheckSelection.checks)
  var only: [[Diagnostic.Code]] = []

  @Option(
    help: ArgumentHelp(
      "Leave these checks out, such as untranslated,edge-space.", valueName: "checks"),
    transform: CheckSelection.checks)
  var skip: [[Diagnostic.Code]] = []

  @Option(
    help: ArgumentHelp(
      "Report these languages alone, such as pl,de, and what is of no language.",
      valueName: "tags"),
    transform: CheckSelection.languages)
  var language: [[Language]] = []

  /// Whether all findings are reported.
  var isEmpty: Bool { only.isEmpty && skip.isEmpty && language.isEmpty }

  func apply(to diagnostics: inout [Diagnostic]) {
    guard !isEmpty else { return }
    let tags = Set(language.joined().map(\.tag))
    let (only, skipped) = (Set(only.joined()), Set(skip.joined()))
    diagnostics.removeAll { diagnostic in
      if let tag = diagnostic.languageTag, !tags.isEmpty, !tags.contains(tag) { return true }
      guard Check.named(diagnostic.code) != nil else { return false }
      return (!only.isEmpty && !only.contains(diagnostic.code)) || skipped.contains(diagnostic.code)
    }
  }

  /// - Throws: `ValidationError` if no translations are in one of the languages.
  func requireLanguages(_ found: Set<Language>, or other: Language?) throws {
    for language in language.joined() + (other.map { [$0] } ?? []) where !found.contains(language) {
      let known = found.filter { $0 != .undetermined }.map(\.tag).sorted().joined(separator: ", ")
      throw ValidationError(
        "There are no translations into '\(language)'. There are \(known.isEmpty ? "none" : known)."
      )
    }
  }

  @Sendable private static func checks(_ argument: String) throws -> [Diagnostic.Code] {
    try parts(of: argument).map { name in
      let code = Diagnostic.Code(rawValue: name)
      guard Check.named(code) != nil else {
        throw ValidationError(
          "no check is named '\(name)'\(Check.suggestion(for: name)) ('check --list' lists them).")
      }
      return code
    }
  }

  @Sendable private static func languages(_ argument: String) throws -> [Language] {
    try parts(of: argument).map { tag in
      guard let language = Language(argument: tag) else {
        throw ValidationError("'\(tag)' is not a language tag.")
      }
      return language
    }
  }

  /// The parts between commas; an empty variable of a script must not choose nothing.
  private static func parts(of argument: String) throws -> [String] {
    let parts = argument.split(separator: ",").map(String.init)
    guard !parts.isEmpty else { throw ValidationError("Name at least one.") }
    return parts
  }
}
