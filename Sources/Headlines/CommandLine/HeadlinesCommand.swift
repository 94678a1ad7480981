import ArgumentParser
import Sternik

/// The options of the command line, parsed but not checked; ``LaunchOptions`` checks them.
struct HeadlinesCommand: ParsableCommand {
  static let version = "0.1.0"

  /// Computed, because its texts are in the current language.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "headlines", abstract: Texts.cli.help.overview, usage: Texts.cli.help.usage,
      discussion: Texts.cli.help.keys, helpNames: [])
  }

  @Option(help: ArgumentHelp(Texts.cli.help.lang, valueName: Texts.cli.value.tag))
  var lang: String?

  @Option(help: ArgumentHelp(Texts.cli.help.theme, valueName: Texts.cli.value.theme))
  var theme: String?

  @Option(help: ArgumentHelp(Texts.cli.help.localizations, valueName: Texts.cli.value.folder))
  var localizations: String?

  @Option(help: ArgumentHelp(Texts.cli.help.gallery, valueName: Texts.cli.value.folder))
  var gallery: String?

  @Flag(help: ArgumentHelp(Texts.cli.help.watch))
  var watch = false

  @Option(help: ArgumentHelp(Texts.cli.help.feed, valueName: Texts.cli.value.feed))
  var feed: [String] = []

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(Texts.cli.help.import, valueName: Texts.cli.value.file))
  var importOPML: String?

  @Option(
    name: .customLong("export"),
    help: ArgumentHelp(Texts.cli.help.export, valueName: Texts.cli.value.file))
  var exportOPML: String?

  @Flag(help: ArgumentHelp(Texts.cli.help.refresh))
  var refresh = false

  @Option(help: ArgumentHelp(Texts.cli.help.open, valueName: Texts.cli.value.link))
  var open: String?

  @Flag(help: ArgumentHelp(Texts.cli.help.plain))
  var plain = false

  @Flag(help: ArgumentHelp(Texts.cli.help.noMouse))
  var noMouse = false

  @Flag(help: ArgumentHelp(Texts.cli.help.linear))
  var linear = false

  @Option(help: ArgumentHelp(Texts.cli.help.width, valueName: Texts.cli.value.number))
  var width: Int?

  @Option(help: ArgumentHelp(Texts.cli.help.height, valueName: Texts.cli.value.number))
  var height: Int?

  @Option(help: ArgumentHelp(Texts.cli.help.ambiguousWidth, valueName: "narrow|wide"))
  var ambiguousWidth: AmbiguousWidth?

  @Option(help: ArgumentHelp(Texts.cli.help.played, valueName: Texts.cli.value.names))
  var keys: String?

  @Option(help: ArgumentHelp(Texts.cli.help.svg, valueName: Texts.cli.value.file))
  var svg: String?

  @Option(help: ArgumentHelp(Texts.cli.help.state, valueName: Texts.cli.value.folder))
  var state: String?

  @Flag(help: ArgumentHelp(Texts.cli.help.restore))
  var restore = false

  @Option(help: ArgumentHelp(Texts.cli.help.trace, valueName: Texts.cli.value.file))
  var trace: String?

  @Option(help: ArgumentHelp(Texts.cli.help.record, valueName: Texts.cli.value.file))
  var record: String?

  /// An option that was given and is of no use without a screen.
  var screenOption: String? {
    let way = [("--open", open != nil), ("--keys", keys != nil)]
    return (way + screenOptions).first(where: \.1)?.0
  }

  private var screenOptions: [(name: String, isGiven: Bool)] {
    [
      ("--feed", !feed.isEmpty), ("--svg", svg != nil), ("--plain", plain), ("--linear", linear),
      ("--restore", restore), ("--record", record != nil),
    ]
  }

  /// An option that was given and has no meaning for a gallery.
  var optionWithoutGallery: String? {
    let others = [
      ("--theme", theme != nil), ("--import", importOPML != nil), ("--export", exportOPML != nil),
      ("--refresh", refresh), ("--no-mouse", noMouse), ("--width", width != nil),
      ("--height", height != nil), ("--ambiguous-width", ambiguousWidth != nil),
      ("--state", state != nil), ("--trace", trace != nil),
    ]
    return (screenOptions + others).first(where: \.isGiven)?.name
  }

  /// An option with which the program only reads or writes a list of feeds.
  var exchangeOption: String? {
    importOPML != nil ? "--import" : exportOPML != nil ? "--export" : nil
  }

  @Flag(name: .customLong("version"), help: ArgumentHelp(Texts.cli.help.version))
  var showsVersion = false

  @Flag(name: [.customShort("h"), .customLong("help")], help: ArgumentHelp(Texts.cli.help.help))
  var showsHelp = false
}
