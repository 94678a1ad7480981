import Sternik

extension ConsoleStrings {
  /// The texts of the status line in the current language.
  static var localized: ConsoleStrings {
    var strings = ConsoleStrings()
    strings.move = "keys.move".localize
    strings.open = "keys.open".localize
    strings.press = "keys.press".localize
    strings.scroll = "keys.scroll".localize
    strings.done = "keys.done".localize
    strings.next = "keys.next".localize
    strings.tabs = "keys.tabs".localize
    strings.back = "keys.back".localize
    strings.quit = "keys.quit".localize
    strings.change = "keys.change".localize
    strings.help = "keys.help".localize
    strings.helpTitle = "keys.title".localize
    strings.page = "keys.page".localize
    strings.ends = "keys.ends".localize
    strings.find = "keys.find".localize
    strings.matches = "keys.matches".localize
    strings.notFound = "keys.notFound".localize
    strings.linear = .localized
    return strings
  }
}
