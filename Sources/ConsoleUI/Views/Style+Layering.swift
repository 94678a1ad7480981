extension Style {
  /// This style where it says something, the other where it does not; the marks of both.
  func laid(over base: Style) -> Style {
    if base == .plain { return self }
    return Style(
      foreground: foreground == .standard ? base.foreground : foreground,
      background: background == .standard ? base.background : background,
      attributes: attributes.union(base.attributes))
  }
}
