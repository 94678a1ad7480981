/// Another program to run for the user: a pager, an editor, a browser.
///
/// ```swift
/// let end = try await terminal.run(ExternalProgram("less", arguments: [path]))
/// ```
///
/// No shell is involved: the program gets each argument unchanged, whatever characters it has.
public struct ExternalProgram: Sendable, Hashable {
  /// A path, or a name to look up in the folders of `PATH`.
  public var name: String
  /// The arguments after the program's name.
  public var arguments: [String]
  /// Whether it runs in the terminal, drawing there and reading keys.
  ///
  /// If not, as a browser with its own window, it has no access to the terminal: its input is empty, its
  /// output is discarded, and it keeps running after this program has ended.
  public var usesTerminal: Bool

  /// Makes a description of a program to run.
  public init(_ name: String, arguments: [String] = [], usesTerminal: Bool = true) {
    self.name = name
    self.arguments = arguments
    self.usesTerminal = usesTerminal
  }
}
