import Sternik

extension ConsoleStrings {
  /// The words of the status line in the reader's language.
  static var localized: ConsoleStrings {
    var words = ConsoleStrings()
    words.move = "keys.move".localize
    words.open = "keys.open".localize
    words.press = "keys.press".localize
    words.scroll = "keys.scroll".localize
    words.done = "keys.done".localize
    words.next = "keys.next".localize
    words.tabs = "keys.tabs".localize
    words.back = "keys.back".localize
    words.quit = "keys.quit".localize
    words.change = "keys.change".localize
    words.help = "keys.help".localize
    words.helpTitle = "keys.title".localize
    words.page = "keys.page".localize
    words.ends = "keys.ends".localize
    words.find = "keys.find".localize
    words.matches = "keys.matches".localize
    words.notFound = "keys.notFound".localize
    words.linear = .localized
    return words
  }
}
