import Foundation

/// The file in the state folder with the navigation state of the last run.
@MainActor
final class NavigationStateFile {
  private let folder: String
  private var failure: StateError?

  init(folder: String) { self.folder = folder }

  private var path: String { folder + "/whereabouts.txt" }

  /// The state that was saved last; nil if there is none.
  func load() -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Saves a state, atomically; an error is kept for ``throwFailure()``, too.
  func save(_ state: String) throws(StateError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(state.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      failure = nil
    } catch {
      let error = StateError(file: path, reason: .unwritable(error.systemError))
      failure = error
      throw error
    }
  }

  /// Throws the error of the last save.
  func throwFailure() throws(StateError) {
    if let failure { throw failure }
  }
}
