/// An enum with raw strings converts to and from them.
extension LosslessStringConvertible where Self: RawRepresentable<String> {
  init?(_ description: String) { self.init(rawValue: description) }

  var description: String { rawValue }
}
