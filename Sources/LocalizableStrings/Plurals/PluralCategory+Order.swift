internal import StringsSyntax

extension PluralCategory {
  /// From CICU's numbering, which is CLDR's order too.
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

  /// The place in CLDR's order.
  @inline(__always)
  var order: Int {
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
