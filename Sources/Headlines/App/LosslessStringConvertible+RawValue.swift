/// Cases with a text each are written as that text.
extension LosslessStringConvertible where Self: RawRepresentable<String> {
  init?(_ description: String) { self.init(rawValue: description) }

  var description: String { rawValue }
}
