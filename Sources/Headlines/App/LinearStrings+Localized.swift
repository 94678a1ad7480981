import Sternik

extension LinearStrings {
  /// The words of the linear form in the reader's language.
  static var localized: LinearStrings {
    var words = LinearStrings()
    words.list = Texts.linear.list
    words.table = Texts.linear.table
    words.button = Texts.linear.button
    words.textField = Texts.linear.textField
    words.secureField = Texts.linear.secureField
    words.filledIn = Texts.linear.filledIn
    words.validationError = Texts.linear.problem
    words.toggle = Texts.linear.toggle
    words.picker = Texts.linear.picker
    words.tab = Texts.linear.tab
    words.alert = Texts.linear.alert
    words.dialog = Texts.linear.dialog
    words.busy = Texts.linear.busy
    words.selected = Texts.linear.selected
    words.focused = Texts.linear.focused
    words.on = Texts.linear.on
    words.off = Texts.linear.off
    words.empty = Texts.linear.empty
    words.nextPage = Texts.linear.nextPage
    words.previousPage = Texts.linear.previousPage
    words.again = Texts.linear.again
    words.help = Texts.linear.help
    words.type = Texts.linear.type
    words.nothingToChoose = Texts.linear.nothingToChoose
    words.unchanged = Texts.linear.unchanged
    words.helpNumber = Texts.linear.helpNumber
    words.helpField = Texts.linear.helpField
    words.helpName = Texts.linear.helpName
    words.helpNextPage = Texts.linear.helpNextPage
    words.helpPreviousPage = Texts.linear.helpPreviousPage
    words.helpBack = Texts.linear.helpBack
    words.helpAgain = Texts.linear.helpAgain
    words.helpQuit = Texts.linear.helpQuit
    words.helpKeys = Texts.linear.helpKeys
    words.position = { Texts.linear.position(number($0), number($1)) }
    words.rows = { Texts.linear.rows(rows: $0) }
    words.someRows = { Texts.linear.someRows(number($0), number($1), number($2)) }
    words.percent = { Localizer.current.percent(Double($0) / wholePercent) }
    words.backTo = { Texts.linear.backTo($0) }
    words.numbers = { Texts.linear.numbers(number($0), number($1)) }
    words.newText = { Texts.linear.newText($0) }
    words.newChoice = { Texts.linear.newChoice($0) }
    words.keep = { Texts.linear.keep($0) }
    words.unknown = { Texts.linear.unknown($0) }
    words.noChoice = { Texts.linear.noChoice(number($0), number($1)) }
    return words
  }

  private static let wholePercent = 100.0

  @Sendable private static func number(_ number: Int) -> String {
    Localizer.current.number(number)
  }
}
