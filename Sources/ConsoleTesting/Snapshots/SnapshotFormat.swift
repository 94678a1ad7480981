public import ConsoleDriver

/// The file format of a screen snapshot.
public enum SnapshotFormat: Sendable, Hashable {
  /// The text without styles: `Canvas.text`.
  case text
  /// The text, then a description of the styles and the cursor: `Canvas.styledText`.
  case styledText
  /// An SVG image: `Canvas.svg(_:title:)`.
  case svg(SVGPalette = .automatic)
  /// The linear form, as a screen reader reads it: ``/ConsoleDriver/HeadlessConsole/linearText``; the file's name ends with `-linear`.
  case linear

  /// What the name of the file ends with before the language.
  var nameSuffix: String { self == .linear ? "-linear" : "" }

  var fileExtension: String {
    switch self {
    case .text, .styledText, .linear: "txt"
    case .svg: "svg"
    }
  }
}
