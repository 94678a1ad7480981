internal import ConsoleTexts
public import ConsoleUI
internal import LocalizableStrings

extension ConsoleStrings {
  /// The texts of the console in the current language.
  ///
  /// A program's own texts for keys such as `sternik.open` come first, then those that come with the package, in each
  /// language of the current localizer; English is last. They are looked up once for each localizer.
  @MainActor public static var localized: ConsoleStrings { cache.current }

  @MainActor private static let cache = LocalizerCache { localizer in
    ConsoleStrings(LocalizedConsoleTexts(localizer))
  }

  private init(_ texts: LocalizedConsoleTexts) {
    self.init()
    move = texts["move"]
    open = texts["open"]
    press = texts["press"]
    change = texts["change"]
    scroll = texts["scroll"]
    scrollSideways = texts["scrollSideways"]
    done = texts["done"]
    next = texts["next"]
    tabs = texts["tabs"]
    back = texts["back"]
    close = texts["close"]
    quit = texts["quit"]
    help = texts["help"]
    helpTitle = texts["helpTitle"]
    commands = texts["commands"]
    commandsTitle = texts["commandsTitle"]
    commandCount = { texts["commandCount", $0, $1] }
    page = texts["page"]
    ends = texts["ends"]
    links = texts["links"]
    shiftAndMouse = texts["shiftAndMouse"]
    selectText = texts["selectText"]
    openAndClose = texts["openAndClose"]
    allOrNone = texts["allOrNone"]
    undo = texts["undo"]
    redo = texts["redo"]
    cut = texts["cut"]
    copy = texts["copy"]
    paste = texts["paste"]
    find = texts["find"]
    matches = texts["matches"]
    notFound = texts["notFound"]
    linear = ConsoleStrings.Linear(texts)
  }
}
