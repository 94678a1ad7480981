import ArgumentParser
import Sternik

/// The command line as it was written; what it means is found out by ``Launch``.
struct HeadlinesCommand: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "headlines", abstract: "Reads news in the terminal.",
    discussion: """
      Arrow keys move, Enter opens, Escape or q goes back; q at the very beginning quits.
      Where output is not a terminal, the screen is printed once as text.
      """,
    version: version)

  @Option(help: ArgumentHelp("The language, such as en or pl.", valueName: "tag"))
  var lang: String?

  @Option(help: ArgumentHelp("A file with an RSS or Atom feed to read.", valueName: "file"))
  var feed: String?

  @Flag(help: "Print the screen as text and end.")
  var plain = false

  @Option(help: ArgumentHelp("The width of the screen, in columns.", valueName: "n"))
  var width: Int?

  @Option(help: ArgumentHelp("The height of the screen, in rows.", valueName: "n"))
  var height: Int?

  @Option(
    help: ArgumentHelp(
      "Keys to play by name, such as \"down enter\"; then the screen is printed as text.",
      valueName: "names"))
  var keys: String?

  @Option(
    help: ArgumentHelp("The folder in which the program remembers things.", valueName: "folder"))
  var state: String?
}
