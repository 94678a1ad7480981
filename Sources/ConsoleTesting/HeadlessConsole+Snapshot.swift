public import Testing

extension HeadlessConsole {
  /// Compares the screen with the picture kept beside the test.
  ///
  /// See ``expectSnapshot(of:named:language:filePath:sourceLocation:)``.
  public func expectSnapshot(
    named name: String, language: String? = nil, withStyles: Bool = false,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ConsoleTesting.expectSnapshot(
      of: withStyles ? styledScreen : screen, named: name, language: language,
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
}
