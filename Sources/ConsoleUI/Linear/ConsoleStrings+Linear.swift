extension ConsoleStrings {
  /// The texts of the linear form: the names of roles and states, the commands, prompts and answers.
  ///
  /// They are English. A program translates or replaces each by a key in its tables: `sternik.linear.` and the name
  /// here; ``percent`` follows the language without a key. The user can also type the English commands in every language.
  public struct Linear: Sendable {
    // Roles, behind the label of an element.

    /// Names a list: `list, 2 rows`.
    public var list = "list"
    /// Names a table: `table, 2 rows`.
    public var table = "table"
    /// Names a link: `the manual, link, https://example.org`.
    public var link = "link"
    /// Names a button: `Save, button`.
    public var button = "button"
    /// Names a text field: `Name, text field, Anna`.
    public var textField = "text field"
    /// Names a text of several lines that can be edited: `Note, text, 3 lines`.
    public var textEditor = "text"
    /// Names what adds a line to such a text.
    public var newLine = "new line"
    /// Names a secure field: `Password, password field, filled in`.
    public var secureField = "password field"
    /// Names a toggle: `Sound, switch, on`.
    public var toggle = "switch"
    /// Names a picker: `Theme, choice, Light, 1 of 3`.
    public var picker = "choice"
    /// Names a menu: `Sort by, menu`.
    public var menu = "menu"
    /// Names a tab, in the heading and as the command that selects one: `tab 2`.
    public var tab = "tab"
    /// Names a column beside the current one, as the command that selects it: `column 2 Apples`.
    public var column = "column"
    /// Names an alert, in front of its title: `alert: Remove?`.
    public var alert = "alert"
    /// Names a box or a sheet that is not an alert, in front of its title: `dialog: Keys`.
    public var dialog = "dialog"
    /// Names a progress bar or a spinner whose progress is unknown: `Loading, in progress`.
    public var busy = "in progress"

    // States, behind the role.

    /// Marks the highlighted row of a list and the selected option of a picker.
    public var selected = "selected"
    /// Marks the control with the focus, if the screen has several controls.
    public var focused = "focused"
    /// The state of a toggle that is on.
    public var on = "on"
    /// The state of a toggle that is off.
    public var off = "off"
    /// The state of a row of a tree whose rows below it are shown.
    public var open = "open"
    /// The state of a row of a tree whose rows below it are hidden.
    public var closed = "closed"
    /// How deep a row of a tree is, from 2 on: `level 2`.
    public var level: @Sendable (_ level: Int) -> String = { "level \($0)" }
    /// The state of a text field without text.
    public var empty = "empty"
    /// The state of a secure field with text, which is never announced.
    public var filledIn = "filled in"
    /// Precedes the message about an invalid field: `error: Unknown town`.
    public var validationError = "error"
    /// The one-based position of a tab or of the selected option of a picker: `1 of 3`.
    public var position: @Sendable (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
    /// The number of rows in a list or table of one page.
    public var rows: @Sendable (_ count: Int) -> String = { $0 == 1 ? "1 row" : "\($0) rows" }
    /// The one-based rows of the current page of a longer list or table: `rows 21 to 40 of 45`.
    public var someRows: @Sendable (_ first: Int, _ last: Int, _ count: Int) -> String = {
      "rows \($0) to \($1) of \($2)"
    }
    /// The number of lines in a text of one page.
    public var lines: @Sendable (_ count: Int) -> String = { $0 == 1 ? "1 line" : "\($0) lines" }
    /// The one-based lines of the current page of a longer text: `lines 21 to 40 of 45`.
    public var someLines: @Sendable (_ first: Int, _ last: Int, _ count: Int) -> String = {
      "lines \($0) to \($1) of \($2)"
    }
    /// The progress of a progress bar, from 0 to 100.
    public var percent: @Sendable (_ percent: Int) -> String = { "\($0)%" }
    /// The previous screen, in the heading: `Pears, back to Fruit`.
    public var backTo: @Sendable (_ title: String) -> String = { "back to \($0)" }

    /// Precedes the titles of the columns on the right of the current one: `beside: Apples`.
    public var beside = "beside"

    // Commands, in addition to numbers, `ConsoleStrings.back` and `ConsoleStrings.quit`.

    /// The command that shows the next page of a long list.
    public var nextPage = "next"
    /// The command that shows the previous page of a long list.
    public var previousPage = "previous"
    /// The command that repeats the whole screen.
    public var again = "again"
    /// The command that explains what the user can type.
    public var help = "help"
    /// Precedes the commands in the last line of a screen: `Type: 1 to 2, back, help`.
    public var type = "Type"
    /// The numbers of the choices, in the last line of a screen and in the help.
    public var numbers: @Sendable (_ first: Int, _ last: Int) -> String = { "\($0) to \($1)" }

    // Prompts. Enter alone keeps the old value.

    /// Prompts for the text of a field.
    public var newText: @Sendable (_ label: String) -> String = { "\($0), new text" }
    /// Prompts for the value of a picker; the options follow, one per line.
    public var newChoice: @Sendable (_ label: String) -> String = { "\($0), a number" }
    /// Follows ``newText`` if the field has a text.
    public var keep: @Sendable (_ value: String) -> String = {
      "Enter keeps \($0); a space clears it"
    }

    // Answers to a line that the user typed.

    /// Answers a line that is not a command; `help` is the command of that name, ``help``.
    public var unknown: @Sendable (_ line: String, _ help: String) -> String = {
      "Unknown command: \($0). Type \($1) for a list of commands."
    }
    /// Answers a number without a choice; `last` is the greatest number.
    public var noChoice: @Sendable (_ number: Int, _ last: Int) -> String = {
      "There is no number \($0); the last one is \($1)."
    }
    /// Answers a number on a screen without choices.
    public var nothingToChoose = "There is nothing to choose here."
    /// Answers a command that has changed nothing on the screen.
    public var unchanged = "Nothing has changed."

    // Explanations in the help, each behind its command and a colon unless noted.

    /// Explains the numbers.
    public var helpNumber = "opens, presses or changes the item with that number"
    /// Explains how to fill in a field; a line of its own.
    public var helpField = "a number followed by text fills in a field"
    /// Explains how to choose by name; a line of its own.
    public var helpName = "a name, or its beginning, does the same as its number"
    /// Explains ``nextPage``.
    public var helpNextPage = "the next rows"
    /// Explains ``previousPage``.
    public var helpPreviousPage = "the previous rows"
    /// Explains ``ConsoleStrings/back``.
    public var helpBack = "returns to the previous screen"
    /// Explains `/`, after which a text to find may stand.
    public var helpFind = "finds the text typed after it"
    /// Explains ``again``.
    public var helpAgain = "repeats the whole screen"
    /// Explains ``ConsoleStrings/quit``.
    public var helpQuit = "quits the program"
    /// Explains how to press a key; a line of its own.
    public var helpKeys = "the name of a key, such as down or enter, presses that key"

    /// Creates the English texts.
    public init() {}
  }
}
