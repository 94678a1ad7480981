import CLibrary

/// The environment variables that describe the terminal.
struct EnvironmentVariables: Sendable {
  private let value: @Sendable (String) -> String?

  /// The variables of the process.
  static let process = EnvironmentVariables { name in getenv(name).map { String(cString: $0) } }

  init(_ value: @escaping @Sendable (String) -> String?) {
    self.value = value
  }

  /// The value of a variable; an empty one counts as unset.
  subscript(name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
