/// A change of a text: what stands at a range of offsets becomes something else.
struct TextEdit {
  var range: Range<Int>
  var replacement: String
}
