internal import ConsoleUI
internal import LocalizableStrings

extension ConsoleStrings.Linear {
  init(_ texts: LocalizedConsoleTexts) {
    self.init()
    list = texts["linear.list"]
    table = texts["linear.table"]
    link = texts["linear.link"]
    button = texts["linear.button"]
    textField = texts["linear.textField"]
    textEditor = texts["linear.textEditor"]
    newLine = texts["linear.newLine"]
    secureField = texts["linear.secureField"]
    toggle = texts["linear.toggle"]
    picker = texts["linear.picker"]
    menu = texts["linear.menu"]
    tab = texts["linear.tab"]
    column = texts["linear.column"]
    alert = texts["linear.alert"]
    dialog = texts["linear.dialog"]
    busy = texts["linear.busy"]
    selected = texts["linear.selected"]
    focused = texts["linear.focused"]
    on = texts["linear.on"]
    off = texts["linear.off"]
    open = texts["linear.open"]
    closed = texts["linear.closed"]
    level = { texts["linear.level", $0] }
    empty = texts["linear.empty"]
    filledIn = texts["linear.filledIn"]
    validationError = texts["linear.validationError"]
    position = { texts["linear.position", $0, $1] }
    rows = { texts["linear.rows", $0] }
    someRows = { texts["linear.someRows", $0, $1, $2] }
    lines = { texts["linear.lines", $0] }
    someLines = { texts["linear.someLines", $0, $1, $2] }
    percent = { texts.localizer.percent(Double($0) / Self.wholePercent) }
    backTo = { texts["linear.backTo", $0] }
    beside = texts["linear.beside"]
    nextPage = texts["linear.nextPage"]
    previousPage = texts["linear.previousPage"]
    again = texts["linear.again"]
    help = texts["linear.help"]
    type = texts["linear.type"]
    // What the user types has no grouping separators.
    numbers = { texts["linear.numbers", "\($0)", "\($1)"] }
    newText = { texts["linear.newText", $0] }
    newChoice = { texts["linear.newChoice", $0] }
    keep = { texts["linear.keep", $0] }
    unknown = { texts["linear.unknown", $0, $1] }
    noChoice = { texts["linear.noChoice", "\($0)", "\($1)"] }
    nothingToChoose = texts["linear.nothingToChoose"]
    unchanged = texts["linear.unchanged"]
    helpNumber = texts["linear.helpNumber"]
    helpField = texts["linear.helpField"]
    helpName = texts["linear.helpName"]
    helpNextPage = texts["linear.helpNextPage"]
    helpPreviousPage = texts["linear.helpPreviousPage"]
    helpBack = texts["linear.helpBack"]
    helpFind = texts["linear.helpFind"]
    helpAgain = texts["linear.helpAgain"]
    helpQuit = texts["linear.helpQuit"]
    helpKeys = texts["linear.helpKeys"]
  }

  private static let wholePercent = 100.0
}
