/// What a localizer is asked to do, apart from the reader's languages.
struct LocalizerSettings: Sendable {
  var developmentLanguage: Language
  var distance: LanguageDistance
  /// `nil` for the environment's, which takes ICU a while to find.
  var timeZone: TimeZoneName?
  var isolatesArguments: Bool
}
