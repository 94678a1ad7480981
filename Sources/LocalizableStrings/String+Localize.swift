extension String {
  /// The text for this key in the reader's language; the key itself if there is none.
  ///
  /// The text is as written: `%` is not special. Ask each time it is shown, so that a change of the
  /// language shows.
  public var localize: String {
    CurrentLocalizer.ask { $0.text(self) }
  }

  /// The text for this key in the reader's language, with arguments put in.
  public func localize(
    _ first: any LocalizableArgument, _ rest: any LocalizableArgument...
  ) -> String {
    CurrentLocalizer.ask { $0.text(self, Arguments(first, rest)) }
  }
}
