public import ConsoleUI

/// The file format of a screen snapshot.
public enum SnapshotFormat: Sendable, Hashable {
  /// The text without styles: `Canvas.text`.
  case text
  /// The text, then a description of the styles and the cursor: `Canvas.styledText`.
  case styledText
  /// An SVG image: `Canvas.svg(_:title:)`.
  case svg(SVGPalette = .automatic)

  var fileExtension: String {
    switch self {
    case .text, .styledText: "txt"
    case .svg: "svg"
    }
  }
}
