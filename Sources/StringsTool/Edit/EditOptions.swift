import ArgumentParser

/// The paths and options of the commands that edit files.
struct EditOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Files or folders with translations.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Print what would change, and change nothing.")
  var dryRun = false

  func validate() throws {
    if paths.contains("-") { throw ValidationError("This command edits files: name a path.") }
  }
}
