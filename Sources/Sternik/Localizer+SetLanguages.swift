extension Localizer {
  /// Speaks other languages from now on, the most wanted first: every window is drawn again in them, and
  /// its reader stays where they are.
  @MainActor
  public static func setLanguages(_ languages: [Language]) {
    setDefault(current.preferring(languages))
    Console.setAllNeedRedraw()
  }
}
