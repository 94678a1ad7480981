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

  /// Parses the first line; `fail` makes the error of a reason at a column.
  init(
    line: String, fail: (RecordingError.Reason, Int) -> RecordingError
  ) throws(RecordingError) {
    var scanner = JSONScanner(line)
    let members: [String: JSONValue]
    do throws(JSONScanner.Failure) {
      members = try scanner.object()
      try scanner.expectEnd()
    } catch {
      throw fail(.expected(error.expected), error.column)
    }
    guard let version = members["version"]?.integer else {
      throw fail(.expected("\"version\": \(Self.castVersion) in the header"), 1)
    }
    guard version == Self.castVersion else { throw fail(.unknownVersion(version), 1) }
    let numbers = [members["width"], members["height"]].map { "\($0?.integer ?? 0)" }
    guard let size = Size(recorded: numbers.joined(separator: "x")) else {
      throw fail(.expected("\"width\" and \"height\" from 1 to 1000 in the header"), 1)
    }
    self.init(size: size, isLinear: false, Capabilities())
    guard let own = members["sternik"]?.members else {
      hasInput = false
      return
    }
    guard let ownVersion = own["version"]?.integer else {
      throw fail(.expected("\"version\" in \"sternik\" of the header"), 1)
    }
    guard ownVersion == Self.version else { throw fail(.unknownVersion(ownVersion), 1) }
    isLinear = own["form"]?.text == "linear"
    colors = own["colors"]?.text.flatMap(Capabilities.Colors.init(recordedName:)) ?? colors
    ambiguousWidth =
      own["ambiguous"]?.text.flatMap(AmbiguousWidth.init(rawValue:)) ?? ambiguousWidth
    theme = Theme.builtIn.first { $0.name == own["theme"]?.text } ?? theme
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
