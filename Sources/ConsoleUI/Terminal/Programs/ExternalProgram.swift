/// Another program that is run for the reader: a pager, an editor, a browser.
///
/// ```swift
/// let end = try await terminal.run(ExternalProgram("less", arguments: [path]))
/// ```
///
/// No shell is between: an argument arrives as it is written here, whatever characters it has.
public struct ExternalProgram: Sendable, Hashable {
  /// A path, or a name that is looked for in the folders of `PATH`.
  public var name: String
  public var arguments: [String]
  /// Whether it shows itself in the terminal and reads its keys there.
  ///
  /// One that does not, as a browser with a window of its own, is told nothing of the terminal: its
  /// input is empty, what it prints is thrown away, and it goes on when this program has ended.
  public var usesTerminal: Bool

  public init(_ name: String, arguments: [String] = [], usesTerminal: Bool = true) {
    self.name = name
    self.arguments = arguments
    self.usesTerminal = usesTerminal
  }
}
