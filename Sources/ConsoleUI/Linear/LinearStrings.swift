/// The words of the linear form: what things are, and what can be typed.
///
/// These are English; give your own in the reader's language as part of a ``ConsoleStrings``.
public struct LinearStrings: Sendable {
  // What things are.
  public var list = "list"
  public var table = "table"
  public var button = "button"
  public var textField = "text field"
  public var secureField = "password field"
  public var toggle = "switch"
  public var picker = "choice"
  public var tab = "tab"
  public var alert = "alert"
  /// A box that is no alert.
  public var dialog = "dialog"
  public var busy = "busy"

  // How they are.
  public var selected = "selected"
  public var focused = "focused"
  public var on = "on"
  public var off = "off"
  public var empty = "empty"
  /// Of a field whose text nobody may hear.
  public var filledIn = "filled in"
  /// Before what is wrong with a field.
  public var problem = "problem"
  /// Which of how many, counted from one.
  public var position: @Sendable (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  /// How many rows a list has.
  public var rows: @Sendable (_ count: Int) -> String = { $0 == 1 ? "1 row" : "\($0) rows" }
  /// Which rows of a long list are told, counted from one.
  public var someRows: @Sendable (_ first: Int, _ last: Int, _ count: Int) -> String = {
    "rows \($0) to \($1) of \($2)"
  }
  /// How much is done, from 0 to 100.
  public var percent: @Sendable (_ percent: Int) -> String = { "\($0) %" }
  /// The screen that back leads to.
  public var backTo: @Sendable (_ title: String) -> String = { "back to \($0)" }

  // What can be typed, beside numbers and `ConsoleStrings.back` and `quit`. English words do, too.
  public var nextPage = "next"
  public var previousPage = "previous"
  public var again = "again"
  public var help = "help"
  /// Before what can be typed.
  public var type = "Type"
  public var numbers: @Sendable (_ first: Int, _ last: Int) -> String = { "\($0) to \($1)" }

  // What is asked for; Enter alone keeps what is there.
  public var newText: @Sendable (_ label: String) -> String = { "\($0), new text" }
  public var newChoice: @Sendable (_ label: String) -> String = { "\($0), a number" }
  public var keep: @Sendable (_ value: String) -> String = {
    "Enter keeps \($0), a space clears it"
  }

  // What is answered.
  public var unknown: @Sendable (_ line: String) -> String = {
    "Unknown: \($0). Type help to hear what can be typed."
  }
  public var noChoice: @Sendable (_ number: Int, _ last: Int) -> String = {
    "There is no \($0); the last is \($1)."
  }
  public var nothingToChoose = "There is nothing to choose here."
  public var unchanged = "Nothing has changed."

  // What the help says; each follows what is to be typed.
  public var helpNumber = "opens, presses or changes what has it"
  public var helpField = "a number and a text fill in a field"
  public var helpName = "a name, or how it begins, does what its number does"
  public var helpNextPage = "the rows that follow"
  public var helpPreviousPage = "the rows before"
  public var helpBack = "to the screen before"
  public var helpAgain = "says the whole screen"
  public var helpQuit = "ends the program"
  public var helpKeys = "the name of a key, such as down or enter, presses it"

  public init() {}
}
