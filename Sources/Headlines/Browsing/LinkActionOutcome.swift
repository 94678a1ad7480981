/// How opening a link ended.
enum LinkActionOutcome: Sendable, Equatable {
  case done
  case saved(path: String)
  /// With the reason in the current language.
  case failed(String)
}
