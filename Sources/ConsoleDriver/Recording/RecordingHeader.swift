internal import ConsoleUI
import Foundation

/// The first line of a recording.
struct RecordingHeader: Sendable, Hashable {
  /// The version of the notation of the input.
  static let version = 1
  /// The version of asciicast.
  static let castVersion = 2

  var size: Size
  /// Whether the user typed lines and heard lines.
  var isLinear = false
  var colors = Capabilities.Colors.trueColor
  var ambiguousWidth = AmbiguousWidth.narrow
  /// One of the library's themes.
  var theme = Theme.terminal
  /// Whether a console wrote the file; other programs record no input that a console could handle.
  var hasInput = true

  init(size: Size, isLinear: Bool, _ capabilities: Capabilities, _ theme: Theme = .terminal) {
    (self.size, self.isLinear) = (size, isLinear)
    self.theme = Theme.builtIn.contains(theme) ? theme : .night
    (colors, ambiguousWidth) = (capabilities.colors, capabilities.ambiguousWidth)
  }

  var line: String {
    "{\"version\": \(Self.castVersion), \"width\": \(size.columns), \"height\": \(size.rows), "
      + "\"sternik\": {\"version\": \(Self.version), \"form\": \"\(isLinear ? "linear" : "drawn")\", "
      + "\"colors\": \"\(colors.recordedName)\", \"ambiguous\": \"\(ambiguousWidth.rawValue)\", "
      + "\"theme\": \"\(theme.name)\"}}"
  }

  /// Parses the first line.
  ///
  /// - Throws: What is wrong, for the line of a ``RecordingError``.
  init(line: ArraySlice<UInt8>) throws(RecordingError.Reason) {
    guard let members = try? JSONDecoder().decode(Members.self, from: Data(line)) else {
      throw .expected("a header")
    }
    guard let version = members.version else {
      throw .expected("\"version\": \(Self.castVersion) in the header")
    }
    guard version == Self.castVersion else { throw .unknownVersion(version) }
    guard let size = Size(recorded: "\(members.width ?? 0)x\(members.height ?? 0)") else {
      throw .expected("\"width\" and \"height\" from 1 to 1000 in the header")
    }
    self.init(size: size, isLinear: false, Capabilities())
    guard let own = members.sternik else {
      hasInput = false
      return
    }
    guard let ownVersion = own.version else {
      throw .expected("\"version\" in \"sternik\" of the header")
    }
    guard ownVersion == Self.version else { throw .unknownVersion(ownVersion) }
    isLinear = own.form == "linear"
    colors = own.colors.flatMap(Capabilities.Colors.init(recordedName:)) ?? colors
    ambiguousWidth = own.ambiguous.flatMap(AmbiguousWidth.init(rawValue:)) ?? ambiguousWidth
    theme = Theme.builtIn.first { $0.name == own.theme } ?? theme
  }

  /// The members of the line that matter here; those of other programs may lack some.
  private struct Members: Decodable {
    var version, width, height: Int?
    var sternik: Own?

    struct Own: Decodable {
      var version: Int?
      var form, colors, ambiguous, theme: String?
    }
  }
}

extension Capabilities.Colors {
  private static let recordedNames: [(name: String, colors: Self)] = [
    ("none", .none), ("16", .sixteen), ("256", .palette), ("truecolor", .trueColor),
  ]

  fileprivate var recordedName: String {
    Self.recordedNames.first { $0.colors == self }?.name ?? ""
  }

  fileprivate init?(recordedName name: String) {
    guard let colors = Self.recordedNames.first(where: { $0.name == name })?.colors else {
      return nil
    }
    self = colors
  }
}
