/// What a file of the state folder holds, in a format with a version.
protocol StoredContent: Codable, Sendable, Equatable {
  /// The version that this program writes, and the newest that it reads.
  static var version: Int { get }

  /// What there is before anything was saved.
  init()

  /// This content together with what another run of the program has changed in the file since `base`.
  func merged(with theirs: Self, since base: Self) -> Self
}
