import Foundation
import Sternik

/// The file in the state folder with the navigation state at the end of the last run.
@MainActor
final class NavigationStateFile {
  private let folder: String
  /// The navigation state before the window was closed.
  private var state: String?

  init(folder: String) { self.folder = folder }

  /// Restores the navigation state of the last run.
  func restore(_ window: Window) {
    if let data = FileManager.default.contents(atPath: path),
      !window.restore(String(decoding: data, as: UTF8.self)).isEmpty
    {
      (window.appCoordinator as? HeadlinesCoordinator)?.reportIncompleteRestoration()
    }
  }

  /// Records the navigation state of a window from now on.
  func observe(_ window: Window) {
    record(window)
    window.observe { [weak window] _ in window.map { self.record($0) } }
  }

  /// Saves the last recorded state, atomically.
  ///
  /// - Throws: ``StateError`` with `unwritable`.
  func save() throws(StateError) {
    guard let state else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(state.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw StateError(file: path, reason: .unwritable(error.systemError))
    }
  }

  private var path: String { folder + "/whereabouts.txt" }

  private func record(_ window: Window) {
    if !window.isClosed { state = window.navigationState }
  }
}
