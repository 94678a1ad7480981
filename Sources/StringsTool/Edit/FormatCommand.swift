import ArgumentParser
import StringsFormats
import StringsSyntax

/// The command `format`.
struct FormatCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write .strings files in one style.",
    discussion: """
      Each entry is "key" = "value"; on a line of its own without indentation, with at most one empty line \
      above it. Only spaces, line ends and quotes change: comments, their order, escapes and the dictionaries of \
      plurals stay. Other files are left out.
      """)

  @OptionGroup var options: EditOptions

  func result() throws -> CommandResult {
    var editing = FileEditing()
    for path in options.paths {
      editing.run(path, "formatted") { texts throws(Diagnostic) in try texts.format() }
    }
    return editing.changes.result(isDryRun: options.dryRun)
  }
}
