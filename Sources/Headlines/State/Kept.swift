import Observation

/// Something that is remembered in a file: changed at once, and saved beside the main actor.
@MainActor @Observable
final class Kept<Content: StoredContent> {
  private(set) var content: Content
  /// Tells that something is known now which another program has saved.
  @ObservationIgnored var didLearn: () -> Void = {}
  /// Tells that the file holds everything that had been changed when it was written.
  @ObservationIgnored var didSave: () -> Void = {}
  /// Tells that it could not be saved; that is tried again with the next change of it, and at the end.
  @ObservationIgnored var didFail: (StateProblem) -> Void = { _ in }
  @ObservationIgnored private let file: StoredFile<Content>?
  /// What the file held when it was last seen.
  @ObservationIgnored private var seen: Content
  @ObservationIgnored private var isUnsaved = false
  @ObservationIgnored private var saving: Task<Void, Never>?

  /// Keeps what was loaded from a file; without a file nothing is remembered.
  init(_ content: Content = Content(), in file: StoredFile<Content>? = nil) {
    self.content = content
    self.file = file
    seen = content
  }

  /// Changes the content and begins to save it; what is changed while it is saved is saved after it.
  func change(_ change: (inout Content) -> Void) {
    var changed = content
    change(&changed)
    guard changed != content else { return }
    content = changed
    isUnsaved = file != nil
    startSaving()
  }

  var isSaving: Bool { saving != nil }

  /// Waits until every change is saved, or could not be.
  func saved() async { await saving?.value }

  /// Tries once more to save what could not be saved.
  func saveAgain() async {
    startSaving()
    await saved()
  }

  private func startSaving() {
    if isUnsaved, saving == nil { saving = Task { await self.save() } }
  }

  private func save() async {
    defer { saving = nil }
    while isUnsaved, let file {
      isUnsaved = false
      let sent = content
      switch await file.saved(sent, since: seen) {
      case .success(let (held, isNews)):
        seen = held
        didSave()
        // What other programs have changed, beside what was changed here in the meantime.
        if isNews {
          content = content.merged(with: held, since: sent)
          didLearn()
        }
      case .failure(let problem):
        isUnsaved = true
        return didFail(problem)
      }
    }
  }
}

extension StoredFile {
  /// The same as ``save(_:since:)``, beside whoever waits for it; tells, too, whether the file holds anything
  /// else.
  @concurrent
  fileprivate func saved(
    _ content: Content, since base: Content
  ) async -> Result<(held: Content, isNews: Bool), StateProblem> {
    Result { () throws(StateProblem) in
      let held = try save(content, since: base)
      return (held, held != content)
    }
  }
}
