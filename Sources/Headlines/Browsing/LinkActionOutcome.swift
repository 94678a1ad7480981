/// How opening a link ended.
enum LinkActionOutcome: Sendable, Equatable {
  /// A program was started, or has ended well.
  case done
  /// A program that had the terminal has ended.
  case returned
  case saved(path: String)
  /// A program whose command names neither file nor folder has ended well.
  case ended(program: String)
  /// The program has ended well and written nothing; it may go on in the background.
  case empty(path: String)
  /// With the reason in the current language.
  case failed(String)
}
