/// The kinds of things that a reader can meet on a screen.
public enum Role: String, Sendable, Hashable {
  case text
  case group
  case separator
  case space
  case list
  case row
  case button
  case textField
  /// A field whose text is not shown.
  case secureField
  /// What is wrong with what stands above.
  case problem
  case toggle
  case picker
  case progress
  case table
  case tabs
  case tab
  case scrollable
  case alert
  case screen
}
