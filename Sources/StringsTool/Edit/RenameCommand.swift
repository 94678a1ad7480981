import ArgumentParser
import StringsFormats
import StringsSyntax

/// The command `rename`.
struct RenameCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a key in all languages and tables that have it.",
    discussion: """
      Nothing is changed if a language has both keys, or if a file of a table has errors. A run that was interrupted is finished by \
      the same command, or undone by the opposite one. A key of a String \
      Catalog that is also the source text stays the text. The sources of the program are not changed.
      """)

  @Argument(help: "The key.")
  var key: String

  @Argument(help: "The new key.")
  var newKey: String

  @OptionGroup var options: EditOptions

  func validate() throws {
    if newKey.isEmpty { throw ValidationError("The new key is empty.") }
    if key == newKey { throw ValidationError("Both keys are '\(key)'.") }
  }

  func result() throws -> CommandResult {
    var rename = KeyRename(key: key, newKey: newKey)
    for path in options.paths { rename.run(path) }
    return rename.result(isDryRun: options.dryRun)
  }
}
