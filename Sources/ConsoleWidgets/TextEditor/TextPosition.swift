/// A position in a document: a paragraph, and the UTF-8 offset of a cluster in it.
struct TextPosition: Hashable, Comparable {
  var paragraph: Int
  var offset: Int

  static let start = TextPosition(paragraph: 0, offset: 0)

  static func < (left: Self, right: Self) -> Bool {
    (left.paragraph, left.offset) < (right.paragraph, right.offset)
  }

  /// Where a text ends that begins here.
  func advanced(by text: String) -> TextPosition {
    var end = self
    for byte in text.utf8 {
      if byte == 0x0A {
        end = TextPosition(paragraph: end.paragraph + 1, offset: 0)
      } else {
        end.offset += 1
      }
    }
    return end
  }
}
