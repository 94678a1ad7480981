import ArgumentParser

/// A command whose run can be looked at before it is printed.
protocol ReportingCommand: ParsableCommand {
  /// Does what the command says.
  ///
  /// - Throws: `ValidationError` for a command line that makes no sense.
  func report() throws -> Report
}
