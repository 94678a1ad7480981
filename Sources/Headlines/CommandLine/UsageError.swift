/// An invalid value on the command line.
struct UsageError: Error {
  /// The message, in the current language.
  let message: String
}
