/// What the program remembers from one run to the next.
struct Memory: Sendable {
  var reader: Kept<ReaderState>
  var saved: Kept<SavedStories>
  /// Where what was fetched is kept; nil where nothing is.
  let folder: StateFolder?
  /// What went wrong with remembering, until somebody has told the reader.
  private var problem: StateProblem?

  /// Remembers nothing.
  init() {
    reader = Kept()
    saved = Kept()
    folder = nil
  }

  /// Loads what a folder holds; only the first to load a damaged file is told of it.
  init(_ folder: StateFolder) {
    let (reader, saved) = (folder.reader.load(), folder.saved.load())
    self.reader = Kept(reader.content, in: folder.reader)
    self.saved = Kept(saved.content, in: folder.saved)
    self.folder = folder
    problem = reader.problem ?? saved.problem
  }

  /// The same, which does not remember anything more.
  var forgetful: Memory {
    var memory = self
    memory.reader = Kept(reader.content)
    memory.saved = Kept(saved.content)
    return memory
  }

  /// Changes what is remembered of the reader.
  mutating func changeReader(_ change: (inout ReaderState) -> Void) {
    do throws(StateProblem) {
      try reader.change(change)
    } catch {
      problem = error
    }
  }

  /// Changes what the readers have saved.
  mutating func changeSaved(_ change: (inout SavedStories) -> Void) {
    do throws(StateProblem) {
      try saved.change(change)
    } catch {
      problem = error
    }
  }

  /// The problem that the reader was not told of yet.
  mutating func takeProblem() -> StateProblem? {
    defer { problem = nil }
    return problem
  }
}
