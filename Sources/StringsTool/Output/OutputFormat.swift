import ArgumentParser

/// The format of the output of a command.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}
