internal import ConsoleDriver
internal import ConsoleUI
public import Testing

extension HeadlessConsole {
  /// Compares the screen with the file recorded next to the test.
  ///
  /// A failure shows both screens with a mark below each cell that differs, and writes both to
  /// `NAME.LANGUAGE.txt.difference.svg` beside the file, which the next test that passes removes.
  /// A README can show a snapshot in ``SnapshotFormat/svg(_:)``; the test keeps it up to date.
  /// See ``expectSnapshot(of:named:language:fileExtension:filePath:sourceLocation:)``.
  public func expectSnapshot(
    named name: String, language: String? = nil, as format: SnapshotFormat = .text,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let canvas = canvas
    let file = SnapshotFile(
      name: name + format.nameSuffix, language: language, fileExtension: format.fileExtension,
      testFile: filePath)
    switch format {
    case .text: expect(canvas.text, of: canvas, in: file, sourceLocation)
    case .styledText: expect(canvas.styledText, of: canvas, in: file, sourceLocation)
    case .svg(let palette): expect(canvas.svg(palette), in: file, sourceLocation)
    case .linear: expect(linearText, in: file, sourceLocation)
    }
  }

  /// Compares ``/ConsoleDriver/HeadlessConsole/linearText`` with the file `NAME-linear` recorded next to the test.
  ///
  /// See ``expectSnapshot(of:named:language:fileExtension:filePath:sourceLocation:)``.
  public func expectLinearSnapshot(
    named name: String, language: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectSnapshot(
      named: name, language: language, as: .linear, filePath: filePath,
      sourceLocation: sourceLocation)
  }
}
