/// Arguments that the compiler does not understand.
struct UsageError: Error, CustomStringConvertible {
  var description: String
}
