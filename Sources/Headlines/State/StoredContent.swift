/// The content of a state file, with a format version.
protocol StoredContent: Codable, Sendable, Equatable {
  /// The format version that this program writes, and the newest that it reads.
  static var version: Int { get }

  /// The content before the first save.
  init()

  /// This content merged with the changes that another run has made to the file since `base`.
  func merged(with theirs: Self, since base: Self) -> Self
}
