import ArgumentParser
import Sternik

/// The command line as it was written; what it means is found out by ``Launch``.
struct HeadlinesCommand: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "headlines", abstract: "Reads news in the terminal.",
    discussion: """
      Arrow keys (or j and k) move, Enter opens, Escape, Left or q goes back; q at the very \
      beginning quits. Digits switch tabs, Home and End (or g and G) and the page keys jump.
      Where output is not a terminal, the screen is printed once as text.
      """,
    version: version)

  @Option(help: ArgumentHelp("The language, such as en or pl.", valueName: "tag"))
  var lang: String?

  @Option(
    help: ArgumentHelp(
      """
      A folder of translations to use in place of the program's own; they are read again when they \
      change.
      """,
      valueName: "folder"))
  var localizations: String?

  @Option(
    help: ArgumentHelp(
      """
      An RSS or Atom feed to read in place of your sources: a file or an address. May be given more \
      than once.
      """,
      valueName: "file or URL"))
  var feed: [String] = []

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "An OPML file whose sources are added to yours; nothing is shown.", valueName: "file"))
  var importOPML: String?

  @Option(
    name: .customLong("export"),
    help: ArgumentHelp(
      "A file to which your sources are written as OPML, or - for the output; nothing is shown.",
      valueName: "file"))
  var exportOPML: String?

  @Option(
    help: ArgumentHelp(
      """
      Where to begin: headlines, sources, world, video or more; headlines/3 is the third article, \
      more/search and the like what lies behind the list.
      """,
      valueName: "link"))
  var open: String?

  @Flag(help: "Print the screen as text and end.")
  var plain = false

  @Flag(help: "Leave the mouse to the terminal, which selects text with it.")
  var noMouse = false

  @Flag(
    help: """
      Tell the screen in lines, as for a screen reader, and take lines in place of keys: a number \
      chooses, help says what else can be typed.
      """)
  var linear = false

  @Option(help: ArgumentHelp("The width of the screen, in columns.", valueName: "n"))
  var width: Int?

  @Option(help: ArgumentHelp("The height of the screen, in rows.", valueName: "n"))
  var height: Int?

  @Option(
    help: ArgumentHelp(
      """
      Whether the terminal draws characters such as Greek letters and arrows in one column or, as some \
      East Asian ones do, in two.
      """))
  var ambiguousWidth: AmbiguousWidth?

  @Option(
    help: ArgumentHelp(
      """
      Keys to play by name, parted by spaces; then the screen is printed as text. Names are up down left \
      right enter escape tab shift-tab space backspace delete home end pageup pagedown insert f1 to f12, \
      any single character, and these with ctrl- alt- or shift- before them.
      """,
      valueName: "names"))
  var keys: String?

  @Option(
    help: ArgumentHelp(
      "A file that gets the screen as an SVG picture, after the keys were played; - is standard output.",
      valueName: "file"))
  var svg: String?

  @Option(
    help: ArgumentHelp("The folder in which the program remembers things.", valueName: "folder"))
  var state: String?

  @Flag(help: "Go on where the last run with this option ended.")
  var restore = false

  @Option(
    help: ArgumentHelp(
      "A file to which a line is appended for each step; sternik-diagram draws it.",
      valueName: "file"))
  var trace: String?
}
