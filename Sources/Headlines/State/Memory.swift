import Foundation

/// What the program remembers from one run to the next.
@MainActor
final class Memory {
  let reader: Kept<ReaderState>
  let saved: Kept<SavedStories>
  /// Tells that another program has marked articles of a source.
  var didLearnMarks: (Source.ID) -> Void = { _ in }
  /// Tells that something could not be remembered; ``takeProblem()`` has what it was.
  var didFail: () -> Void = {}
  private let folder: StateFolder?
  private let isForgetful: Bool
  private var marks: [Source.ID: Kept<ReadMarks>] = [:]
  private var problem: StateProblem?
  /// Whether nothing could be saved since something could not: that is told once.
  private var isFailing = false

  /// Remembers nothing.
  convenience init() { self.init(reader: Kept(), saved: Kept(), in: nil, isForgetful: true) }

  /// Loads what a folder holds; only the first to load a damaged file is told of it.
  convenience init(_ folder: StateFolder) {
    let (reader, saved) = (folder.reader.load(), folder.saved.load())
    self.init(
      reader: Kept(reader.content, in: folder.reader),
      saved: Kept(saved.content, in: folder.saved), in: folder, isForgetful: false)
    problem = reader.problem ?? saved.problem
  }

  private init(
    reader: Kept<ReaderState>, saved: Kept<SavedStories>, in folder: StateFolder?,
    isForgetful: Bool
  ) {
    self.reader = reader
    self.saved = saved
    self.folder = folder
    self.isForgetful = isForgetful
    watch(reader)
    watch(saved)
  }

  /// The same, which does not remember anything more.
  var forgetful: Memory {
    let memory = Memory(
      reader: Kept(reader.content), saved: Kept(saved.content), in: folder, isForgetful: true)
    memory.problem = problem
    return memory
  }

  /// Which articles of a source were opened.
  func marks(of source: Source.ID) -> Kept<ReadMarks> {
    marks[source] ?? keep(folder?.marks(of: source).load(), of: source)
  }

  /// Loads beside the main actor which articles of these sources were opened.
  func loadMarks(of sources: some Sequence<Source.ID>) async {
    guard let folder else { return }
    let all = await folder.loadedMarks(of: sources.filter { marks[$0] == nil })
    for (source, loaded) in all where marks[source] == nil { keep(loaded, of: source) }
    if all.contains(where: { $0.loaded.problem != nil }) { didFail() }
  }

  @discardableResult
  private func keep(
    _ loaded: (content: ReadMarks, problem: StateProblem?)?, of source: Source.ID
  ) -> Kept<ReadMarks> {
    problem = problem ?? loaded?.problem
    var content = ReadMarks(of: source)
    if let loaded, loaded.content.source == source { content = loaded.content }
    let kept = Kept(content, in: isForgetful ? nil : folder?.marks(of: source))
    watch(kept)
    kept.didLearn = { [weak self] in self?.didLearnMarks(source) }
    marks[source] = kept
    return kept
  }

  /// Removes what was fetched of a source and kept.
  func removeArchive(of source: Source.ID) {
    guard !isForgetful, let folder else { return }
    unlink(folder.archive(of: source).path)
  }

  /// Waits until everything is saved; what could not be is tried once more.
  func save() async {
    repeat {
      await reader.saved()
      await saved.saved()
      for marks in marks.values { await marks.saved() }
    } while reader.isSaving || saved.isSaving || marks.values.contains(where: \.isSaving)
    await reader.saveAgain()
    await saved.saveAgain()
    for marks in marks.values { await marks.saveAgain() }
  }

  /// The problem that the reader was not told of yet.
  func takeProblem() -> StateProblem? {
    defer { problem = nil }
    return problem
  }

  private func watch<Content: StoredContent>(_ kept: Kept<Content>) {
    kept.didSave = { [weak self] in self?.isFailing = false }
    kept.didFail = { [weak self] in self?.fail($0) }
  }

  private func fail(_ problem: StateProblem) {
    self.problem = problem
    guard !isFailing else { return }
    isFailing = true
    didFail()
  }
}

extension StateFolder {
  @concurrent
  fileprivate func loadedMarks(
    of sources: [Source.ID]
  ) async -> [(source: Source.ID, loaded: (content: ReadMarks, problem: StateProblem?))] {
    sources.map { ($0, marks(of: $0).load()) }
  }
}
