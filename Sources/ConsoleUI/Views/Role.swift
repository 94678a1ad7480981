/// The kinds of things that a reader can meet on a screen.
public enum Role: String, Sendable, Hashable {
  case text
  case group
  /// Things beside each other.
  case line
  case separator
  case space
  case list
  case row
  /// What stands above the rows of a section.
  case header
  /// A text under the name of its column.
  case cell
  case button
  case textField
  /// A field whose text is not shown.
  case secureField
  /// What is wrong with what stands above.
  case problem
  case toggle
  case picker
  /// A value that a picker offers.
  case option
  case progress
  case table
  case tabs
  case tab
  case scrollable
  case alert
  case sheet
  case screen
}
