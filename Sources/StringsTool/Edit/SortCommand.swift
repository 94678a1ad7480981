import ArgumentParser
import StringsFormats
import StringsSyntax

/// The command `sort`.
struct SortCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "sort",
    abstract: "Sort translation files by their keys.",
    discussion: """
      Entries move with their comments, upper and lower case are the same, and equal keys keep their order. In a \
      .strings file, a comment with an empty line below it begins a section: it stays where it is, and the \
      entries below it are sorted among themselves. A String Catalog gets the order of Xcode.
      """)

  @OptionGroup var options: EditOptions

  func result() throws -> CommandResult {
    var editing = FileEditing()
    for path in options.paths {
      editing.run(path, "sorted") { texts throws(Diagnostic) in try texts.sort() }
    }
    return editing.changes.result(isDryRun: options.dryRun)
  }
}
