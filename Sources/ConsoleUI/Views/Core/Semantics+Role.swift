extension Semantics {
  /// What an element is to a screen reader.
  public enum Role: String, Sendable, Hashable {
    /// A text that the user can read.
    case text
    /// A link in a text; its value is the address.
    case link
    /// Elements that belong together.
    case group
    /// Elements beside each other.
    case line
    /// A line between elements.
    case separator
    /// Empty cells between elements.
    case space
    /// A list of rows, one of which is highlighted.
    case list
    /// A row of a list or table.
    case row
    /// The header of a section of rows.
    case header
    /// A cell of a table; its label is the title of the column.
    case cell
    /// A button.
    case button
    /// A field in which the user types text.
    case textField
    /// A field that hides its text.
    case secureField
    /// A text of several lines that the user edits.
    case textEditor
    /// A line of such a text.
    case textLine
    /// The end of such a text, where a line is added.
    case newTextLine
    /// The validation error of the element above it.
    case validationError
    /// A control that is on or off.
    case toggle
    /// A control that holds one of several options.
    case picker
    /// A button with several actions.
    case menu
    /// An option of a picker, or an item of a menu.
    case option
    /// The progress of work that is under way.
    case progress
    /// A list of rows with cells in columns.
    case table
    /// A row of tabs, one of which is selected.
    case tabs
    /// A single tab.
    case tab
    /// Content that can be scrolled.
    case scrollable
    /// A screen that is presented in a box.
    case alert
    /// A screen that is presented as a sheet.
    case sheet
    /// A screen that fills its container.
    case screen
  }
}
