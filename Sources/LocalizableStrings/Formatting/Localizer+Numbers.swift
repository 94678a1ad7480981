public import StringsSyntax

extension Localizer {
  /// A whole number in the reader's digits and groups: `1,234,567`.
  public func number(_ number: some BinaryInteger) -> String {
    let format = core.conventions.formats.number("")
    return Int64(exactly: number).map(format.string)
      ?? format.string(decimal: String(describing: number))
  }

  /// A number in the reader's digits and groups: `1,234.5`.
  ///
  /// It has at most six fraction digits, or exactly as many as are asked for.
  public func number(_ number: Double, fractionDigits: Int? = nil) -> String {
    format(fractionDigits.map(Localizer.fraction) ?? "", number)
  }

  /// A ratio in percent: 0.25 is `25%`.
  public func percent(_ ratio: Double, fractionDigits: Int = 0) -> String {
    format("percent scale/100 " + Localizer.fraction(fractionDigits), ratio)
  }

  /// An amount of money: `1 234,50 zł`.
  ///
  /// `code` is the currency's ISO 4217 code, as `PLN`; it decides the fraction digits.
  public func currency(_ amount: Double, _ code: String) -> String {
    guard Localizer.isCurrency(code) else { return "\(number(amount)) \(code)" }
    return format("currency/\(code)", amount)
  }

  /// A large number in short: `12K`; in full words: `12 thousand`.
  public func compact(_ number: Double, width: WordWidth = .short) -> String {
    format(width == .wide ? "compact-long" : "compact-short", number)
  }

  /// A measurement: `5 kilometers`, `5 km`.
  ///
  /// `unit` is CLDR's name of the unit, as `kilometer`, `megabyte`, `celsius`.
  public func measurement(_ number: Double, _ unit: String, width: WordWidth = .wide) -> String {
    let style =
      switch width {
      case .wide: "full-name"
      case .short: "short"
      case .narrow: "narrow"
      }
    return format("unit/\(unit) unit-width-\(style)", number)
  }

  /// A number in ICU's skeleton for numbers, as `.00 sign-always`.
  ///
  /// Where ICU cannot read the skeleton, the number is written as Swift does.
  public func format(_ skeleton: String, _ number: Double) -> String {
    core.conventions.formats.number(skeleton).string(number)
  }

  /// The plural category of a whole number in the language of the texts.
  public func pluralCategory(_ number: Int) -> PluralCategory {
    Conventions.of(language).cardinals._withUnsafeGuaranteedRef { $0.category(Int64(number)) }
  }

  /// The category of a place in an order: in English 1 is `one` (1st), 2 is `two` (2nd).
  public func ordinalCategory(_ number: Int) -> PluralCategory {
    Conventions.of(language).ordinals._withUnsafeGuaranteedRef { $0.category(Int64(number)) }
  }

  static func fraction(_ digits: Int) -> String {
    digits > 0 ? "." + String(repeating: "0", count: min(digits, 100)) : "precision-integer"
  }

  private static func isCurrency(_ code: String) -> Bool {
    code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }
}
