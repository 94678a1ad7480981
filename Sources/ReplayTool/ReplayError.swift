/// A picture that cannot be written.
struct ReplayError: Error, CustomStringConvertible {
  let file: String
  /// The system's message.
  let message: String

  var description: String { "\(file): cannot be written (\(message))" }
}
