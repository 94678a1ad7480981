import Foundation
import Sternik

/// Where the reader is, kept in the state folder from one run to the next.
@MainActor
final class Whereabouts {
  private let folder: String
  /// Where the reader was before the window was closed.
  private var text: String?

  init(folder: String) { self.folder = folder }

  /// Leads to where the reader was at the end of the last run.
  func restore(_ window: Window) {
    if let data = FileManager.default.contents(atPath: file),
      !window.restore(String(decoding: data, as: UTF8.self)).isEmpty
    {
      (window.appCoordinator as? HeadlinesCoordinator)?.tellUnrestored()
    }
  }

  /// Watches where the reader goes.
  func follow(_ window: Window) {
    note(window)
    window.observe { [weak window] _ in window.map { self.note($0) } }
  }

  /// Saves where the reader was last; the file is replaced as a whole or not at all.
  ///
  /// - Throws: `StateProblem` with `unwritable`.
  func save() throws(StateProblem) {
    guard let text else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw StateProblem(file: file, reason: .unwritable(error.systemReason))
    }
  }

  private var file: String { folder + "/whereabouts.txt" }

  private func note(_ window: Window) {
    if !window.isClosed { text = window.navigationState }
  }
}
