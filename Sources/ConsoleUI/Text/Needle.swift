/// A text to be looked for in others, in whatever case and with or without marks on the letters.
struct Needle {
  private let scalars: [UInt32]
  /// The text that is looked at, kept for its memory.
  private var looked: [UInt32] = []

  init(_ text: String) {
    var scalars: [UInt32] = []
    SearchFold.fold(text, into: &scalars)
    self.scalars = scalars
  }

  /// Whether there is nothing to look for, so that it would be found everywhere.
  var isEmpty: Bool { scalars.isEmpty }

  mutating func isFound(in text: String) -> Bool {
    guard let first = scalars.first else { return true }
    SearchFold.fold(text, into: &looked)
    guard looked.count >= scalars.count else { return false }
    for start in 0...(looked.count - scalars.count)
    where looked[start] == first && matches(at: start) {
      return true
    }
    return false
  }

  private func matches(at start: Int) -> Bool {
    for index in scalars.indices where looked[start + index] != scalars[index] { return false }
    return true
  }
}
