internal import Foundation
public import Testing

/// Compares a text with the one kept in `__Snapshots__/TESTFILE/NAME.LANGUAGE.txt` beside the test file.
///
/// The first run records the text and fails. To record it anew, run the tests with
/// `SNAPSHOTS=record`; where `CI` is set nothing is ever recorded.
@MainActor public func expectSnapshot(
  of text: String, named name: String, language: String? = nil, fileExtension: String = "txt",
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(
    name: name, language: language, fileExtension: fileExtension, testFile: filePath)
  let mode = SnapshotMode(environment: ProcessInfo.processInfo.environment)
  if let complaint = file.complaint(about: text, mode: mode) {
    Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
  }
}
