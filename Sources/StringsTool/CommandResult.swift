import ArgumentParser
import StringsFormats
import StringsSyntax

/// What a run of the program prints, and its exit status.
struct CommandResult {
  enum Status: Int32 {
    case success = 0
    case failure = 1
    case usage = 2
    /// Something could not be read or written.
    case unusable = 3

    /// The status after errors in translations.
    init(_ diagnostics: some Sequence<Diagnostic>) {
      self = .success
      for diagnostic in diagnostics where diagnostic.severity == .error {
        if diagnostic.code == .unreadableFile {
          self = .unusable
          return
        }
        self = .failure
      }
    }
  }

  /// Passes the text for standard output on, part by part.
  var writeOutput: (_ write: (String) -> Void) -> Void
  /// The text for standard error.
  var errorOutput: String
  var status: Status

  init(output: String = "", errorOutput: String = "", status: Status = .success) {
    self.init(errorOutput: errorOutput, status: status) { write in write(output) }
  }

  init(
    errorOutput: String = "", status: Status = .success,
    writeOutput: @escaping (_ write: (String) -> Void) -> Void
  ) {
    self.writeOutput = writeOutput
    self.errorOutput = errorOutput
    self.status = status
  }

  /// The text for standard output.
  var output: String {
    get {
      var text = ""
      writeOutput { text += $0 }
      return text
    }
    set { writeOutput = { write in write(newValue) } }
  }
}

extension ToolCommand {
  /// The result, also of arguments that turn out to be invalid only when the command runs, with how to use it.
  fileprivate func resultWithUsage() throws -> CommandResult {
    do {
      return try result()
    } catch let error as ValidationError {
      let name = Self.configuration.commandName ?? ""
      return CommandResult(
        errorOutput: """
          Error: \(error)
          Usage: \(SternikStrings.usageString(for: Self.self))
            See 'sternik-strings \(name) --help' for more information.

          """, status: .usage)
    }
  }
}

extension CommandResult {
  /// The result of a command that needs all that cannot be read.
  init(unreadable errors: [Diagnostic]) {
    self.init(
      errorOutput: errors.sortedByPosition().map(\.line).joined(), status: Status(errors))
  }

  /// Runs the command of a command line.
  init(arguments: [String]) {
    if let name = arguments.first, !name.hasPrefix("-"), !Self.isSubcommand(name) {
      self.init(
        errorOutput: """
          Error: there is no subcommand '\(name.visible)'
          Usage: \(SternikStrings.usageString())
            See 'sternik-strings --help' for more information.

          """, status: .usage)
      return
    }
    do {
      var command = try SternikStrings.parseAsRoot(arguments)
      if let command = command as? any ToolCommand {
        self = try command.resultWithUsage()
      } else {
        try command.run()
        self.init()
      }
    } catch  where SternikStrings.exitCode(for: error) == .success {
      self.init(output: SternikStrings.fullMessage(for: error) + "\n")
    } catch {
      self.init(errorOutput: SternikStrings.fullMessage(for: error) + "\n", status: .usage)
    }
  }

  private static func isSubcommand(_ name: String) -> Bool {
    name == "help"
      || SternikStrings.configuration.subcommands.contains { $0.configuration.commandName == name }
  }
}
