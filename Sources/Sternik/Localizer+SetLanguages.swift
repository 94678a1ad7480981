extension Localizer {
  /// Changes the requested languages of the default localizer, most preferred first, and redraws every window.
  ///
  /// The screens, their state and the navigation stay as they are.
  @MainActor
  public static func setLanguages(_ languages: [Language]) {
    setDefault(`default`.preferring(languages))
    Console.setAllNeedRedraw()
  }
}
