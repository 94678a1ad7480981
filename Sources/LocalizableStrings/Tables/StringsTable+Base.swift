extension [StringsTable] {
  /// The tables with those of `Base.lproj` last, as tables in the development language.
  func namingBase(_ developmentLanguage: Language) -> [StringsTable] {
    guard contains(where: { $0.language == .base }) else { return self }
    return filter { $0.language != .base }
      + filter { $0.language == .base }.map { $0.labelled(developmentLanguage) }
  }
}
