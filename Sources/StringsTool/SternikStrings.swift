import ArgumentParser

/// The root command of the program.
struct SternikStrings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sternik-strings",
    abstract: "Looks after translation files.",
    discussion: """
      Files may be .strings, .stringsdict or .xcstrings; folders hold one *.lproj folder for each \
      language, or a string catalog. The name - stands for standard input.

      The exit status is 0 if all is well, 1 for errors, 2 for a command line that makes no sense.
      """,
    subcommands: [PrintCommand.self, CheckCommand.self, CoverageCommand.self, PseudoCommand.self])
}
