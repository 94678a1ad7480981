import ArgumentParser

/// What a run of the program prints, and its exit status.
struct CommandResult: Equatable {
  enum Status: Int32 {
    case success = 0
    case failure = 1
    case usage = 2
  }

  /// The text for standard output.
  var output = ""
  /// The text for standard error.
  var errorOutput = ""
  var status = Status.success
}

extension CommandResult {
  /// Runs the command of a command line.
  init(arguments: [String]) {
    do {
      var command = try SternikStrings.parseAsRoot(arguments)
      if let command = command as? any ToolCommand {
        self = try command.result()
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
}
