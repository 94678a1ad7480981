public import Testing

extension HeadlessConsole {
  /// Compares the screen with the picture kept beside the test.
  ///
  /// One of the form `.svg()` can be shown in a README, which then never shows what was once.
  /// See ``expectSnapshot(of:named:language:fileExtension:filePath:sourceLocation:)``.
  public func expectSnapshot(
    named name: String, language: String? = nil, as form: SnapshotForm = .text,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ConsoleTesting.expectSnapshot(
      of: picture(as: form), named: name, language: language, fileExtension: form.fileExtension,
      filePath: filePath, sourceLocation: sourceLocation)
  }

  /// Compares the lines for those who hear the screen with those kept beside the test, as `NAME-linear`.
  ///
  /// See ``expectSnapshot(of:named:language:filePath:sourceLocation:)``.
  public func expectLinearSnapshot(
    named name: String, language: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ConsoleTesting.expectSnapshot(
      of: linearText, named: name + "-linear", language: language, filePath: filePath,
      sourceLocation: sourceLocation)
  }

  private func picture(as form: SnapshotForm) -> String {
    switch form {
    case .text: screen
    case .styledText: styledScreen
    case .svg(let palette): svgScreen(palette)
    }
  }
}
