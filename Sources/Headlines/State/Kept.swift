/// Something that is remembered in a file, as this run of the program knows it.
struct Kept<Content: StoredContent>: Sendable {
  private(set) var content: Content
  private let file: StoredFile<Content>?
  /// What the file held when it was last seen.
  private var seen: Content

  /// Keeps what was loaded from a file; without a file nothing is remembered.
  init(_ content: Content = Content(), in file: StoredFile<Content>? = nil) {
    self.content = content
    self.file = file
    seen = content
  }

  /// Changes the content and saves it.
  ///
  /// - Throws: `StateProblem`; the content is changed all the same, and saved with the next change.
  mutating func change(_ change: (inout Content) -> Void) throws(StateProblem) {
    let before = content
    change(&content)
    guard content != before, let file else { return }
    content = try file.save(content, since: seen)
    seen = content
  }
}
