/// The arguments of one call, without an array where there is only one.
struct Arguments {
  private let first: LocalizableValue?
  private let rest: [any LocalizableArgument]

  @inline(__always)
  init(_ first: any LocalizableArgument, _ rest: [any LocalizableArgument]) {
    self.first = first.localizableValue
    self.rest = rest
  }

  init(_ all: [any LocalizableArgument]) {
    first = nil
    rest = all
  }

  /// The whole number at a place counted from zero; `nil` if there is something else, or nothing.
  @inline(__always)
  func whole(_ place: Int) -> Int64? {
    if place == 0, case .signed(let number) = first { return number }
    if case .signed(let number) = self[place] { return number }
    return nil
  }

  /// The argument at a place counted from zero; `nil` if there is none.
  @inline(__always)
  subscript(place: Int) -> LocalizableValue? {
    if let first {
      if place == 0 { return first }
      return place >= 1 && place <= rest.count ? rest[place - 1].localizableValue : nil
    }
    return place >= 0 && place < rest.count ? rest[place].localizableValue : nil
  }
}
