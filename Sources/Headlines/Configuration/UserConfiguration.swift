import Sternik

/// The settings of the configuration file; lines with mistakes are reported and have no effect.
///
/// ```
/// # Every quarter of an hour
/// refresh = 15
/// key.next-unread = tab
/// ```
struct UserConfiguration: Sendable, Equatable {
  var theme: ThemeChoice?
  var refreshInterval: RefreshInterval?
  var limit: ArticleLimit?
  /// The commands for web pages, for sound and film, and for files to save, as in the variable `BROWSER`.
  var browser: String?
  var player: String?
  var downloader: String?
  /// Where files are saved; `~/` at its start is the user's home.
  var downloadFolder: String?
  var keys = Keymap()
  private(set) var errors: [ConfigurationError] = []

  private static let keyPrefix = "key."

  init() {}

  /// Reads the text of a file.
  init(reading text: String) {
    var lines: [(number: Int, action: KeyAction)] = []
    var known: [String: Int] = [:]
    let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in texts.enumerated() {
      let line = line.trimming(while: \.isWhitespace)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let number = index + 1
      do throws(ConfigurationError.Reason) {
        let (name, value) = try Self.parts(of: line)
        if let line = known[name] { throw .repeatedName(name, line: line) }
        if let action = try read(name, value) { lines.append((number, action)) }
        known[name] = number
      } catch {
        errors.append(ConfigurationError(line: number, reason: error))
      }
    }
    // Only now, since two actions may have changed their keys; the first line counts.
    for (number, action) in lines.reversed() where keys.isTaken(action) {
      errors.append(ConfigurationError(line: number, reason: .takenKey(keys[action].name)))
      keys.reset(action)
    }
    errors.sort { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  /// Reports that the file cannot be read.
  init(unreadable reason: SystemError) {
    errors = [ConfigurationError(line: nil, reason: .unreadable(reason))]
  }

  /// The name and the value of a line, which a `=` separates.
  private static func parts(
    of line: Substring
  ) throws(ConfigurationError.Reason) -> (String, String) {
    guard let sign = line.firstIndex(of: "=") else { throw .noSign(String(line)) }
    let name = line[..<sign].trimming(while: \.isWhitespace)
    let value = line[line.index(after: sign)...].trimming(while: \.isWhitespace)
    return (String(name), String(value))
  }

  /// Takes a value; returns the action that gets a key.
  private mutating func read(
    _ name: String, _ value: String
  ) throws(ConfigurationError.Reason) -> KeyAction? {
    switch name {
    case "theme": theme = try Self.choice(value, of: ThemeChoice.allCases) { $0.rawValue }
    case "refresh":
      refreshInterval = try Self.choice(
        value, of: RefreshInterval.allCases, name: \.configurationValue)
    case "limit": limit = try Self.choice(value, of: ArticleLimit.allCases) { $0.rawValue }
    case "browser": browser = try Self.command(value)
    case "player": player = try Self.command(value)
    case "downloader": downloader = try Self.command(value)
    case "download-folder":
      guard value.hasPrefix("/") || value.hasPrefix("~/") else {
        throw .wrongValue(value, allowed: ["/…", "~/…"])
      }
      downloadFolder = value
    default:
      guard name.hasPrefix(Self.keyPrefix),
        let action = KeyAction(rawValue: String(name.dropFirst(Self.keyPrefix.count)))
      else { throw .unknownName(name) }
      guard let key = KeyPress(name: value), Keymap.isDistinct(key) else {
        throw .wrongKey(value)
      }
      guard !Keymap.reserved.contains(key) else { throw .takenKey(value) }
      keys[action] = key
      return action
    }
    return nil
  }

  private static func choice<Value>(
    _ text: String, of values: [Value], name: (Value) -> String
  ) throws(ConfigurationError.Reason) -> Value {
    if let value = values.first(where: { name($0) == text }) { return value }
    throw .wrongValue(text, allowed: values.map(name))
  }

  private static func command(_ text: String) throws(ConfigurationError.Reason) -> String {
    guard !text.isEmpty else { throw .noCommand }
    return text
  }
}

extension Substring {
  fileprivate func trimming(while isBlank: (Character) -> Bool) -> Substring {
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}

extension UserConfiguration {
  /// Applies the file for this run; later choices in the program are in force until the next start.
  ///
  /// A run that ends at once has no time to remove articles beyond a limit.
  @MainActor
  func apply(to library: Library, removesArticles: Bool) {
    library.configured = (theme?.rawValue, refreshInterval)
    if removesArticles, let limit, limit != library.settings.limit { library.setLimit(limit) }
  }
}
