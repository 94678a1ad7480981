import Observation

/// A value in memory that is saved to a file, off the main actor, after each change.
@MainActor @Observable
final class Persisted<Content: StoredContent> {
  private(set) var content: Content
  /// The changes of another program were merged into `content`.
  @ObservationIgnored var didMerge: () -> Void = {}
  /// The file holds everything that was changed before it was written.
  @ObservationIgnored var didSave: () -> Void = {}
  /// Saving failed; it is retried after the next change and when the program ends.
  @ObservationIgnored var didFail: (StateError) -> Void = { _ in }
  @ObservationIgnored private let file: StoredFile<Content>?
  /// What the file held when it was last read or written, for three-way merges.
  @ObservationIgnored private var base: Content
  @ObservationIgnored private var isUnsaved = false
  @ObservationIgnored private var saving: Task<Void, Never>?

  /// Starts with what was loaded from a file; without a file nothing is saved.
  init(_ content: Content = Content(), in file: StoredFile<Content>? = nil) {
    self.content = content
    self.file = file
    base = content
  }

  /// Changes the content and starts saving it; a change while a save is running is saved after it.
  func change(_ change: (inout Content) -> Void) {
    var changed = content
    change(&changed)
    guard changed != content else { return }
    content = changed
    isUnsaved = file != nil
    startSaving()
  }

  var isSaving: Bool { saving != nil }

  /// Waits until every change is saved or has failed.
  func waitUntilSaved() async { await saving?.value }

  /// Retries a failed save once.
  func retrySaving() async {
    startSaving()
    await waitUntilSaved()
  }

  private func startSaving() {
    if isUnsaved, saving == nil { saving = Task { await self.save() } }
  }

  private func save() async {
    defer { saving = nil }
    while isUnsaved, let file {
      isUnsaved = false
      let sent = content
      switch await file.saved(sent, since: base) {
      case .success(let (merged, hasNews)):
        base = merged
        didSave()
        // Keep what was changed here while the save was running.
        if hasNews {
          content = content.merged(with: merged, since: sent)
          didMerge()
        }
      case .failure(let error):
        isUnsaved = true
        return didFail(error)
      }
    }
  }
}

extension StoredFile {
  /// Runs ``save(_:since:)`` off the caller's actor; `hasNews` is true when another program's changes
  /// were merged.
  @concurrent
  fileprivate func saved(
    _ content: Content, since base: Content
  ) async -> Result<(merged: Content, hasNews: Bool), StateError> {
    Result { () throws(StateError) in
      let merged = try save(content, since: base)
      return (merged, merged != content)
    }
  }
}
