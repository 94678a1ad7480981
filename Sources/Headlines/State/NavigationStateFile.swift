import Foundation

/// The file in the state folder with the navigation state of the last run.
@MainActor
final class NavigationStateFile {
  private static let name = "whereabouts.txt"
  private let folder: StateFolder
  private var failure: StateError?

  init(folder: StateFolder) { self.folder = folder }

  private var path: String { folder.path + "/" + Self.name }

  /// The state that was saved last; nil if there is none.
  func load() -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Saves a state, atomically; an error is kept for ``throwFailure()``, too.
  func save(_ state: String) throws(StateError) {
    do {
      try folder.write(Data(state.utf8), to: Self.name)
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
