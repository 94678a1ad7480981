/// An entry that an edited document must have.
enum EditedEntry {
  /// The one with this number in the document before.
  case same(Int)
  case new(key: String, text: String)
}
