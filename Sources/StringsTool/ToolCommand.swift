import ArgumentParser

/// A command that returns what it prints, so that tests need no process.
protocol ToolCommand: ParsableCommand {
  /// Runs the command.
  ///
  /// - Throws: `ValidationError` for invalid arguments.
  func result() throws -> CommandResult
}
