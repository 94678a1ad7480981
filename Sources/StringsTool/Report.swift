import ArgumentParser

/// What a run of the program says and how it ends.
struct Report: Equatable {
  enum Status: Int32 {
    case success = 0
    case failure = 1
    case usage = 2
  }

  /// For standard output.
  var output = ""
  /// For standard error.
  var remarks = ""
  var status = Status.success
}

extension Report {
  /// Does what a command line asks for.
  init(arguments: [String]) {
    do {
      var command = try SternikStrings.parseAsRoot(arguments)
      if let command = command as? any ReportingCommand {
        self = try command.report()
      } else {
        try command.run()
        self.init()
      }
    } catch  where SternikStrings.exitCode(for: error) == .success {
      self.init(output: SternikStrings.fullMessage(for: error) + "\n")
    } catch {
      self.init(remarks: SternikStrings.fullMessage(for: error) + "\n", status: .usage)
    }
  }
}
