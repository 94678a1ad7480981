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
