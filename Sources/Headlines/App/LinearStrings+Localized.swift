import Sternik

extension LinearStrings {
  /// The texts of the linear form in the current language.
  static var localized: LinearStrings {
    var strings = LinearStrings()
    strings.list = Texts.linear.list
    strings.table = Texts.linear.table
    strings.button = Texts.linear.button
    strings.textField = Texts.linear.textField
    strings.secureField = Texts.linear.secureField
    strings.filledIn = Texts.linear.filledIn
    strings.validationError = Texts.linear.problem
    strings.toggle = Texts.linear.toggle
    strings.picker = Texts.linear.picker
    strings.tab = Texts.linear.tab
    strings.alert = Texts.linear.alert
    strings.dialog = Texts.linear.dialog
    strings.busy = Texts.linear.busy
    strings.selected = Texts.linear.selected
    strings.focused = Texts.linear.focused
    strings.on = Texts.linear.on
    strings.off = Texts.linear.off
    strings.empty = Texts.linear.empty
    strings.nextPage = Texts.linear.nextPage
    strings.previousPage = Texts.linear.previousPage
    strings.again = Texts.linear.again
    strings.help = Texts.linear.help
    strings.type = Texts.linear.type
    strings.nothingToChoose = Texts.linear.nothingToChoose
    strings.unchanged = Texts.linear.unchanged
    strings.helpNumber = Texts.linear.helpNumber
    strings.helpField = Texts.linear.helpField
    strings.helpName = Texts.linear.helpName
    strings.helpNextPage = Texts.linear.helpNextPage
    strings.helpPreviousPage = Texts.linear.helpPreviousPage
    strings.helpBack = Texts.linear.helpBack
    strings.helpAgain = Texts.linear.helpAgain
    strings.helpQuit = Texts.linear.helpQuit
    strings.helpKeys = Texts.linear.helpKeys
    strings.position = { Texts.linear.position(number($0), number($1)) }
    strings.rows = { Texts.linear.rows(rows: $0) }
    strings.someRows = { Texts.linear.someRows(number($0), number($1), number($2)) }
    strings.percent = { Localizer.current.percent(Double($0) / wholePercent) }
    strings.backTo = { Texts.linear.backTo($0) }
    strings.numbers = { Texts.linear.numbers(number($0), number($1)) }
    strings.newText = { Texts.linear.newText($0) }
    strings.newChoice = { Texts.linear.newChoice($0) }
    strings.keep = { Texts.linear.keep($0) }
    strings.unknown = { Texts.linear.unknown($0) }
    strings.noChoice = { Texts.linear.noChoice(number($0), number($1)) }
    return strings
  }

  private static let wholePercent = 100.0

  @Sendable private static func number(_ number: Int) -> String {
    Localizer.current.number(number)
  }
}
