internal import ConsoleUI
internal import Foundation
public import Testing

/// Compares a text with the file `__Snapshots__/TESTFILE/NAME.LANGUAGE.txt` next to the test file.
///
/// The first run records the file and fails. To record it again, run the tests with `SNAPSHOTS=record`.
/// If the environment variable `CI` is set, nothing is recorded, nor if another text was compared with the file in the same
/// run: two tests may have given their snapshots the same name.
@MainActor public func expectSnapshot(
  of text: String, named name: String, language: String? = nil, fileExtension: String = "txt",
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(
    name: name, language: language, fileExtension: fileExtension, testFile: filePath)
  expect(text, in: file, sourceLocation)
}

/// Compares a text, which may be that of a canvas, with a file.
@MainActor func expect(
  _ text: String, of canvas: Canvas? = nil, in file: SnapshotFile, _ sourceLocation: SourceLocation
) {
  UsedSnapshots.add(file)
  let mode = SnapshotMode(environment: ProcessInfo.processInfo.environment)
  let clash = ComparedSnapshots.ofProcess.clash(
    of: text, in: file, of: ComparedSnapshots.nameOfTest)
  if let message = clash ?? file.failureMessage(for: text, of: canvas, mode: mode) {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}
