extension String {
  /// The text of this key in the reader's language; the key itself if no language has it.
  ///
  /// Ask for it where it is shown and never keep it: it changes with the language.
  public var localize: String { Localizer.current.text(self) }

  /// The text of this key with its arguments, in the reader's language.
  ///
  /// Arguments that are missing or of the wrong kind appear as markers, and are told to the handler of
  /// ``LocalizationProblems``.
  public func localize(
    _ first: any LocalizableArgument, _ rest: any LocalizableArgument...
  ) -> String {
    Localizer.current.text(self, [first] + rest)
  }
}
