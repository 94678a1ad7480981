/// The arguments of one call, without allocating an array for a single one.
struct Arguments {
  private let first: LocalizableValue?
  private let rest: [any LocalizableArgument]
  /// Whether the arguments become parts of a text in HTML.
  var escapesHTML = false

  @inline(__always)
  init(_ first: any LocalizableArgument, _ rest: [any LocalizableArgument]) {
    self.first = first.localizableValue
    self.rest = rest
  }

  @inline(__always)
  init(_ only: LocalizableValue) {
    first = only
    rest = []
  }

  init(_ all: [any LocalizableArgument]) {
    first = nil
    rest = all
  }

  var count: Int { rest.count + (first == nil ? 0 : 1) }

  /// The arguments that are texts.
  var texts: [String] {
    (0..<count).compactMap { index in
      if case .text(let text) = self[index] { text } else { nil }
    }
  }

  /// The argument at a zero-based index if it is a whole number.
  @inline(__always)
  func whole(_ index: Int) -> Int64? {
    if index == 0, case .signed(let number) = first { return number }
    if case .signed(let number) = self[index] { return number }
    return nil
  }

  /// The argument at a zero-based index; `nil` if there is none.
  @inline(__always)
  subscript(index: Int) -> LocalizableValue? {
    if let first {
      if index == 0 { return first }
      return index >= 1 && index <= rest.count ? rest[index - 1].localizableValue : nil
    }
    return index >= 0 && index < rest.count ? rest[index].localizableValue : nil
  }
}
