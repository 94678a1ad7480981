/// What a program does with a link.
enum LinkAction: Sendable, Hashable {
  /// Shows a page in the browser.
  case browse
  /// Plays sound or film.
  case play
  /// Saves a file in the folder for downloads.
  case download
}
