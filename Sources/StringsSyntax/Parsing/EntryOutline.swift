/// An entry of a document, as offsets.
struct EntryOutline {
  var entry: RawEntry
  /// The numbers of the comments between the entry before and the end of this one.
  var comments: Range<Int>
}
