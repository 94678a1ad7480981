import ArgumentParser

/// The root command of the program.
struct SternikStrings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sternik-strings",
    abstract:
      "Check, measure, print, edit, convert, exchange and pseudo-translate translation files.",
    discussion: """
      Files may be .strings, .stringsdict or .xcstrings; folders have an *.lproj folder for each \
      language, or String Catalogs. The name - stands for standard input.

      The exit status is 0 for success, 1 for errors in translations, 2 for invalid arguments, \
      3 if something cannot be read or written.
      """,
    subcommands: [
      PrintCommand.self, CheckCommand.self, CoverageCommand.self, KeysCommand.self,
      SyncCommand.self, ConvertCommand.self, RenameCommand.self, SortCommand.self,
      FormatCommand.self,
      ExportCommand.self, ImportCommand.self, PseudoCommand.self, ConsoleCommand.self,
    ])
}
