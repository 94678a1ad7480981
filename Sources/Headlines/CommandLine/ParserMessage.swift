import Sternik

/// A message of ArgumentParser about a command line, which is always in English.
struct ParserMessage {
  let english: String

  /// The message in the current language; in English if it is about something else than options and values.
  var text: String {
    if let found = english.wholeMatch(of: /Unknown option '(.+?)'\. Did you mean '(.+)'\?/) {
      return Texts.cli.usage.suggestion(String(found.1), similar: String(found.2))
    }
    if let found = english.wholeMatch(of: /Unknown option '(.+)'/) {
      return Texts.cli.usage.option(String(found.1))
    }
    if let found = english.wholeMatch(of: /Missing value for '(.+)'/) {
      return Texts.cli.usage.missing(String(found.1))
    }
    if let found = english.wholeMatch(of: /The value '(.*)' is invalid for '(.+)'/) {
      return Texts.cli.usage.value(String(found.1), option: String(found.2))
    }
    if let found = english.wholeMatch(of: /The option '(.+?)' does not take any value.*/) {
      return Texts.cli.usage.noValue(String(found.1))
    }
    if let found = english.wholeMatch(of: /(?:Unexpected argument|\d+ unexpected arguments:) (.+)/)
    {
      return Texts.cli.usage.unexpected(found.1.filter { $0 != "'" })
    }
    return english
  }
}
