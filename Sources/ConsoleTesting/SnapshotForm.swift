public import ConsoleUI

/// The form in which a picture of the screen is kept.
public enum SnapshotForm: Sendable, Hashable {
  /// Only what is written there: ``ConsoleUI/Canvas/text``.
  case text
  /// With the styles and the cursor, in words: ``ConsoleUI/Canvas/styledText``.
  case styledText
  /// As a browser shows it: ``ConsoleUI/Canvas/svg(_:title:)``.
  case svg(SVGPalette = .automatic)

  /// The end of the names of such files.
  var fileExtension: String {
    switch self {
    case .text, .styledText: "txt"
    case .svg: "svg"
    }
  }
}
