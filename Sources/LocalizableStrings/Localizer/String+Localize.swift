extension String {
  /// The text of this key in the user's language; the key itself if there is no text.
  ///
  /// The text is returned as written: `%` is not special. Look it up each time you show it, so that
  /// a change of language takes effect.
  public var localize: String {
    CurrentLocalizer.withStorage { $0.text(self) }
  }

  /// The text of this key in the user's language, with an argument for its placeholders.
  ///
  /// A missing or wrong argument is shown as its placeholder in `⟨⟩` and reported.
  @inlinable
  public func localize(_ argument: any LocalizableArgument) -> String {
    localize(with: argument.localizableValue)
  }

  @usableFromInline
  func localize(with argument: LocalizableValue) -> String {
    CurrentLocalizer.withStorage { $0.text(self, Arguments(argument)) }
  }

  /// The text of this key in the user's language, with arguments for its placeholders.
  ///
  /// A missing or wrong argument is shown as its placeholder in `⟨⟩` and reported.
  public func localize(
    _ first: any LocalizableArgument, _ rest: any LocalizableArgument...
  ) -> String {
    CurrentLocalizer.withStorage { $0.text(self, Arguments(first, rest)) }
  }
}
