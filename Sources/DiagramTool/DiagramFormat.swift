import ArgumentParser

/// The languages in which a diagram can be written.
enum DiagramFormat: String, CaseIterable, ExpressibleByArgument {
  case mermaid
  case dot
}
