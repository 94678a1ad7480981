internal import Foundation
public import Testing

/// Compares a text with the file `__Snapshots__/TESTFILE/NAME.LANGUAGE.txt` next to the test file.
///
/// The first run records the file and fails. To record it again, run the tests with `SNAPSHOTS=record`.
/// If the environment variable `CI` is set, nothing is recorded.
@MainActor public func expectSnapshot(
  of text: String, named name: String, language: String? = nil, fileExtension: String = "txt",
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(
    name: name, language: language, fileExtension: fileExtension, testFile: filePath)
  let mode = SnapshotMode(environment: ProcessInfo.processInfo.environment)
  if let message = file.failureMessage(for: text, mode: mode) {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}
