import CLibrary

/// The languages that the environment variables request, by gettext's rules.
///
/// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides. If it is `C` or `POSIX`, or
/// none is set, no language is requested and the texts stay in the development language. Otherwise
/// `LANGUAGE` may list languages in order of preference, separated by colons; `C` ends the list. A
/// locale need not be installed.
///
/// `LC_NUMERIC`, `LC_TIME`, `LC_MONETARY` and `LC_COLLATE` are ignored: numbers and dates are parts of
/// sentences and follow the language of the sentence, in the region that the user requests.
public struct LanguageEnvironment: Sendable {
  private let variable: @Sendable (String) -> String?

  /// Creates an environment from a function that returns the value of a variable, or `nil` if it is not
  /// set.
  public init(_ variable: @escaping @Sendable (String) -> String?) {
    self.variable = variable
  }

  /// Creates an environment from variables and their values.
  public init(_ variables: [String: String]) {
    self.init { variables[$0] }
  }

  /// The environment of this process, which is read on each use.
  public static let process = LanguageEnvironment { name in
    // Safe because the value is copied before anything else runs on this thread.
    getenv(name).map { String(cString: $0) }
  }

  /// The requested languages, best first.
  public var languages: [Language] {
    guard let locale = firstSet(["LC_ALL", "LC_MESSAGES", "LANG"]), !isC(locale) else { return [] }
    guard let list = firstSet(["LANGUAGE"]) else { return Language(locale).map { [$0] } ?? [] }
    return list.split(separator: ":").map(String.init)
      .prefix { !isC($0) }
      .compactMap { Language($0) }
  }

  /// The first variable that is set and not empty.
  private func firstSet(_ names: [String]) -> String? {
    names.lazy.compactMap(variable).first { !$0.isEmpty }
  }

  private func isC(_ name: String) -> Bool { name == "C" || name == "POSIX" }
}
