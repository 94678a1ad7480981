/// A value on the command line that makes no sense, told in the reader's language.
struct UsageError: Error {
  let message: String
}
