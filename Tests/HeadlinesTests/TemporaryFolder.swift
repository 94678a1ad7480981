import Foundation

/// A place in the temporary folder for one test, removed with the object; nothing is there at first.
///
/// It is a property of the suite, which lives as long as its test runs.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: url) }
}
