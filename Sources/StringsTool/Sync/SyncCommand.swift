import ArgumentParser
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The command `sync`.
struct SyncCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Bring the other languages up to date with the development language.",
    discussion: """
      New keys are added in the order of the development language, with its comments and texts; a table that \
      a language lacks becomes a copy. Keys that the development language no longer has get the comment \
      /* \(TranslationTable.removedComment) */, or are removed with --delete. Comments that change in the development \
      language change here too, unless they were edited. All other bytes stay.

      Where the development language lacks many keys that were never synced with it, or where its file is empty or gone, its texts \
      seem to be elsewhere, as in the code: then no key is marked or removed, and --delete ends with status 1. The same \
      applies to a key that may be a misspelt form of a missing key. If the keys are gone, add --removed.

      \(SourceTexts.fileName) beside the translations records which source texts they were made from. After a change of \
      one, 'check' reports its translations until they are edited or accepted. Commit the file.

      A file with errors is not edited.
      """)

  @Argument(help: ArgumentHelp("Files or folders with translations.", valueName: "path"))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The development language. Default: that of the String Catalog, or en.", valueName: "tag"))
  var developmentLanguage: Language?

  @Flag(help: "Remove the keys that the development language no longer has.")
  var delete = false

  @Flag(
    help:
      "Take all keys that the development language lacks for removed, also if its texts seem to be elsewhere, or the keys misspelt."
  )
  var removed = false

  @Option(
    help: ArgumentHelp(
      "Accept the translations of a key whose source text has changed. May be repeated.",
      valueName: "key"))
  var accept: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Sync this language only; one that is new gets a copy of all texts. With --accept, accept also a copy of the source text that is \
      right in it.
      """, valueName: "tag"))
  var language: Language?

  @Flag(help: "Print what would change, and change nothing.")
  var dryRun = false

  func validate() throws {
    if paths.contains("-") { throw ValidationError("'sync' edits files: name a path.") }
    if language == .base { throw ValidationError("'Base' is no language to translate into.") }
  }

  func result() throws -> CommandResult {
    var sync = TranslationSync(
      developmentLanguage: developmentLanguage, deletes: delete, assumesRemoved: removed,
      accepted: Set(accept), onlyLanguage: language)
    for path in paths { sync.run(path) }
    return sync.result(isDryRun: dryRun)
  }
}
