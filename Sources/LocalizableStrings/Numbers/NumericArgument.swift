internal import StringsSyntax

/// A numeric argument in its exact value.
enum NumericArgument {
  case whole(Int64)
  case real(Double)
  case decimal(DecimalNumber)

  /// Returns `nil` if the value is a text.
  init?(_ value: LocalizableValue) {
    switch value {
    case .signed(let number): self = .whole(number)
    case .unsigned(let number): self.init(decimal: number.description)
    case .real(let number): self = .real(number)
    case .decimal(let text): self.init(decimal: text)
    case .text: return nil
    }
  }

  private init?(decimal text: String) {
    guard let number = DecimalNumber(text) else { return nil }
    self = .decimal(number)
  }

  /// Whether the number was given without a fraction; always `false` for a `Double`.
  var isWhole: Bool {
    switch self {
    case .whole: true
    case .real: false
    case .decimal(let number): number.isWhole
    }
  }

  var isZero: Bool {
    switch self {
    case .whole(let number): number == 0
    case .real(let number): number == 0
    case .decimal(let number): number.isZero
    }
  }

  var isNegative: Bool {
    switch self {
    case .whole(let number): number < 0
    case .real(let number): number.sign == .minus
    case .decimal(let number): number.isNegative
    }
  }

  var approximation: Double {
    switch self {
    case .whole(let number): Double(number)
    case .real(let number): number
    case .decimal(let number): number.approximation
    }
  }

  /// The bits of a whole number, in 64-bit two's complement below zero; `nil` if it is not whole.
  var bits: UInt128? {
    switch self {
    case .whole(let number): UInt128(UInt64(bitPattern: number))
    case .real: nil
    case .decimal(let number): number.isWhole ? UInt128(number.text) : nil
    }
  }
}

extension NumberFormat {
  func string(_ number: NumericArgument) -> String {
    switch number {
    case .whole(let number): string(number)
    case .real(let number): string(number)
    case .decimal(let number): string(decimal: number.text)
    }
  }
}

extension PluralRules {
  /// The category of a number in the form that the format shows.
  func category(_ number: NumericArgument, shownBy format: NumberFormat) -> PluralCategory {
    switch number {
    case .whole(let number): category(number, shownBy: format)
    case .real(let number): category(number, shownBy: format)
    case .decimal(let number): category(number, shownBy: format)
    }
  }
}
