import ArgumentParser

/// The output format of a diagram.
enum DiagramFormat: String, CaseIterable, ExpressibleByArgument {
  case mermaid
  case dot
}
