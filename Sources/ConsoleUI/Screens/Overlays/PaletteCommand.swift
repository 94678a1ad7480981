/// A command that works now: what it does, its key, and where it belongs.
package struct PaletteCommand: Sendable, Hashable {
  /// What the command does.
  package let title: String
  /// Its key, as the status line names it.
  package let keys: String
  /// The title of the screen that the command belongs to; empty if it belongs to the window.
  package let place: String
  let key: KeyPress

  /// Creates a command; `place` is the title of its screen.
  package init(_ key: KeyPress, _ title: String, place: String = "") {
    self.title = title
    self.key = key
    keys = key.caption
    self.place = place
  }
}
