public import Testing

extension HeadlessConsole {
  /// Compares the screen with the file recorded next to the test.
  ///
  /// A README can show a snapshot in ``SnapshotFormat/svg(_:)``; the test keeps it up to date.
  /// See ``expectSnapshot(of:named:language:fileExtension:filePath:sourceLocation:)``.
  public func expectSnapshot(
    named name: String, language: String? = nil, as format: SnapshotFormat = .text,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ConsoleTesting.expectSnapshot(
      of: text(as: format), named: name, language: language, fileExtension: format.fileExtension,
      filePath: filePath, sourceLocation: sourceLocation)
  }

  /// Compares ``linearText`` with the file `NAME-linear` recorded next to the test.
  ///
  /// See ``expectSnapshot(of:named:language:fileExtension:filePath:sourceLocation:)``.
  public func expectLinearSnapshot(
    named name: String, language: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ConsoleTesting.expectSnapshot(
      of: linearText, named: name + "-linear", language: language, filePath: filePath,
      sourceLocation: sourceLocation)
  }

  private func text(as format: SnapshotFormat) -> String {
    switch format {
    case .text: screen
    case .styledText: styledScreen
    case .svg(let palette): svgScreen(palette)
    }
  }
}
