/// The colours of a picture where the reader of a terminal would have chosen them.
///
/// These are the terminal's own colours for text and background and the sixteen that have names; all others
/// are in every palette the same.
public enum SVGPalette: Sendable, Hashable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
  /// Light or dark, as whoever looks at the picture prefers.
  case automatic
}
