internal import StringsSyntax

/// A number to be shown, as exactly as it was given.
enum ShownNumber {
  case whole(Int64)
  case real(Double)
  case decimal(DecimalNumber)

  /// `nil` if the value is text.
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

  /// Whether it was given without a fraction; a `Double` never is.
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

  /// Its bits, in two's complement of 64 bits below zero; `nil` if it is not whole.
  var bits: UInt128? {
    switch self {
    case .whole(let number): UInt128(UInt64(bitPattern: number))
    case .real: nil
    case .decimal(let number): number.isWhole ? UInt128(number.text) : nil
    }
  }
}

extension NumberFormat {
  func string(_ number: ShownNumber) -> String {
    switch number {
    case .whole(let number): string(number)
    case .real(let number): string(number)
    case .decimal(let number): string(decimal: number.text)
    }
  }
}

extension PluralRules {
  /// The category of a number as the format shows it: 1.0 is not 1 where the zero shows.
  func category(_ number: ShownNumber, shownBy format: NumberFormat) -> PluralCategory {
    switch number {
    case .whole(let number): category(number, shownBy: format)
    case .real(let number): category(number, shownBy: format)
    case .decimal(let number): category(number, shownBy: format)
    }
  }
}
