import ArgumentParser

/// How a command prints what it found.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}
