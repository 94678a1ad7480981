internal import LocalizableStrings

/// A value that is made from the current localizer, once for each localizer in a row.
@MainActor final class LocalizerCache<Value> {
  private let make: (Localizer) -> Value
  private var last: (localizer: Localizer, value: Value)?

  init(_ make: @escaping (Localizer) -> Value) { self.make = make }

  var current: Value {
    let localizer = Localizer.current
    if let last, last.localizer.isTriviallyIdentical(to: localizer) { return last.value }
    let value = make(localizer)
    last = (localizer, value)
    return value
  }
}
