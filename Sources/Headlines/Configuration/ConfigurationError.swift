/// What is wrong with the configuration file.
struct ConfigurationError: Error, Sendable, Equatable {
  enum Reason: Error, Sendable, Equatable {
    case unreadable(SystemError)
    case unknownName(String)
    /// The line has no `=`.
    case noSign(String)
    case wrongValue(String, allowed: [String])
    case wrongKey(String)
    /// Another action has the key, too.
    case takenKey(String)
    /// An earlier line sets the same.
    case repeatedName(String, line: Int)
    case noCommand
  }

  /// The one-based line; nil if it is about the file.
  let line: Int?
  let reason: Reason

  /// A sentence in the current language.
  @MainActor var text: String {
    guard let line else { return reasonText }
    return Texts.config.line(line, reasonText)
  }

  @MainActor private var reasonText: String {
    switch reason {
    case .unreadable(let error): Texts.config.unreadable(error.text)
    case .unknownName(let name): Texts.config.unknown(name)
    case .noSign(let text): Texts.config.noSign(text)
    case .wrongValue(let value, let allowed):
      Texts.config.value(value, allowed: allowed.joined(separator: ", "))
    case .wrongKey(let name): Texts.config.key(name)
    case .takenKey(let name): Texts.config.taken(name)
    case .repeatedName(let name, let line): Texts.config.repeated(name, line)
    case .noCommand: Texts.config.noCommand
    }
  }
}
