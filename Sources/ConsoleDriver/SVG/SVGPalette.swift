/// The colours in an SVG image that a terminal takes from its theme.
///
/// These are the default colours of text and background, and the sixteen named colours; all others are the
/// same in every palette.
public enum SVGPalette: Sendable, Hashable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
  /// Light or dark, by the preference of the viewer's browser.
  case automatic
}
