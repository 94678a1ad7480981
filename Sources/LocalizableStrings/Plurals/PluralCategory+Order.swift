internal import StringsSyntax

extension PluralCategory {
  /// Creates a category from its code in CICU, which is its index in CLDR's order.
  @inline(__always)
  init(code: Int32) {
    self =
      switch code {
      case 0: .zero
      case 1: .one
      case 2: .two
      case 3: .few
      case 4: .many
      default: .other
      }
  }

  /// The index in CLDR's order.
  @inline(__always)
  var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
