/// The texts that the console itself shows: labels of the status line and the help, and the linear form.
///
/// They are English. The module `Sternik` has them in the language of the program, which translates or replaces each by a
/// key in its tables: `sternik.` and the name here.
public struct ConsoleStrings: Sendable {
  // Labels behind a key in the status line and in the help.

  /// Label of the arrow keys in a list or table.
  public var move = "move"
  /// Label of Enter on a row of a list or table.
  public var open = "open"
  /// Label of Enter on a button.
  public var press = "press"
  /// Label of the keys that change a toggle, a picker or a stepper, and of those that choose a row of a checklist.
  public var change = "change"
  /// Label of the keys that scroll a text.
  public var scroll = "scroll"
  /// Label of the keys that scroll what is too wide to the left and right.
  public var scrollSideways = "sideways"
  /// Label of Enter in a text field, and of the key that ends a search in a list or table.
  public var done = "done"
  /// Label of Tab, which moves the focus to the next control.
  public var next = "next"
  /// Label of the keys that switch tabs, of a window or among views.
  public var tabs = "tabs"
  /// Label of Escape, which goes back; in the linear form also the command that goes back.
  public var back = "back"
  /// Label of Escape where it closes a column beside others.
  public var close = "close"
  /// Label of the key that ends the program; in the linear form also the command that does so.
  public var quit = "quit"
  /// Label of `?`, which shows the help.
  public var help = "keys"
  /// Title of the help, a box that lists all keys.
  public var helpTitle = "Keys"
  /// Label of the key that shows the command palette.
  public var commands = "commands"
  /// Title of the command palette, a box that lists all commands; also the label of its text field.
  public var commandsTitle = "Commands"
  /// Below the commands of the palette: how many were found, and how many there are.
  public var commandCount: @Sendable (_ found: Int, _ all: Int) -> String = {
    "\($0) of \($1) commands"
  }
  /// Label of Page Up and Page Down in the help.
  public var page = "page"
  /// Label of Home and End in the help.
  public var ends = "start, end"
  /// Label of the keys that select a link in a text.
  public var links = "links"
  /// Names Shift with the mouse in the help, with which most terminals select text although the program has the mouse.
  public var shiftAndMouse = "shift mouse"
  /// Label of Shift with the mouse.
  public var selectText = "select text"
  /// Label of the key that undoes an edit of a text.
  public var undo = "undo"
  /// Label of the key that redoes an edit of a text that was undone.
  public var redo = "redo"
  /// Label of the key that cuts the selected text.
  public var cut = "cut"
  /// Label of the key that copies the selected text.
  public var copy = "copy"
  /// Label of the key that inserts the text that was cut or copied.
  public var paste = "paste"
  /// Label of the keys that open and close a row of a tree.
  public var openAndClose = "close, open"
  /// Label of the key that chooses all rows of a checklist, or none.
  public var allOrNone = "all, none"
  /// Label of `/`, which finds rows of a list or table by their text.
  public var find = "find"
  /// Label of the keys that move between the matches of a search.
  public var matches = "matches"
  /// Message behind the searched text when no row contains it.
  public var notFound = "not found"

  /// The texts of the linear form.
  public var linear: Linear {
    get { boxedLinear.strings }
    set { boxedLinear = Box(newValue) }
  }

  /// Boxed, because a frame copies the texts several times and has no use for these.
  private var boxedLinear = Box.english

  private final class Box: Sendable {
    static let english = Box(Linear())
    let strings: Linear

    init(_ strings: Linear) { self.strings = strings }
  }

  /// Creates the English texts.
  public init() {}
}
