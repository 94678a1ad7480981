/// Arguments that the compiler does not know.
struct Misuse: Error, CustomStringConvertible {
  var description: String
}
