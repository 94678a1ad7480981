import Observation

/// Something that is remembered in a file: changed at once, and saved beside the main actor.
@MainActor @Observable
final class Kept<Content: StoredContent> {
  private(set) var content: Content
  /// Tells that it could not be saved; that is tried again with the next change.
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
    guard let file else { return }
    isUnsaved = true
    if saving == nil { saving = Task { await self.save(to: file) } }
  }

  /// Waits until every change is saved, or could not be.
  func saved() async { await saving?.value }

  private func save(to file: StoredFile<Content>) async {
    while isUnsaved {
      isUnsaved = false
      let sent = content
      switch await file.saved(sent, since: seen) {
      case .success(let held):
        seen = held
        // What other programs have changed, beside what was changed here in the meantime.
        if held != sent { content = content.merged(with: held, since: sent) }
      case .failure(let problem): didFail(problem)
      }
    }
    saving = nil
  }
}

extension StoredFile {
  /// The same as ``save(_:since:)``, beside whoever waits for it.
  @concurrent
  fileprivate func saved(
    _ content: Content, since base: Content
  ) async -> Result<Content, StateProblem> {
    Result { () throws(StateProblem) in try save(content, since: base) }
  }
}
