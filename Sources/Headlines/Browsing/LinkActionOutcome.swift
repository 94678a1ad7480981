/// How opening a link ended.
enum LinkActionOutcome: Sendable, Equatable {
  case done
  case saved(path: String)
  /// The program has ended well and written nothing; it may go on in the background.
  case empty(path: String)
  /// With the reason in the current language.
  case failed(String)
}
