/// The format of the output of a command.
enum OutputFormat: String, CaseIterable {
  case text
  case json
}
