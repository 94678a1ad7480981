public import StringsSyntax

extension Localizer {
  /// Formats a whole number in the digits and groups of the user's language: `1,234,567`.
  public func number(_ number: some BinaryInteger) -> String {
    let format = storage.locale.formats.number("")
    return storage.formatted(
      Int64(exactly: number).map(format.string)
        ?? format.string(decimal: String(describing: number)))
  }

  /// Formats a number in the digits and groups of the user's language: `1,234.5`.
  ///
  /// The number has at most six fraction digits, or exactly `fractionDigits`.
  public func number(_ number: Double, fractionDigits: Int? = nil) -> String {
    self.number(number, skeleton: fractionDigits.map(Localizer.fraction) ?? "")
  }

  /// Formats a ratio in percent: 0.25 is `25%`.
  public func percent(_ ratio: Double, fractionDigits: Int = 0) -> String {
    number(ratio, skeleton: "percent scale/100 " + Localizer.fraction(fractionDigits))
  }

  /// Formats an amount of money: `1 234,50 zł`.
  ///
  /// The amount is a number, exact if it is `LocalizableValue.decimal`; text is shown as it is. `code` is the ISO 4217 code
  /// of the currency, such as `PLN`, which decides the fraction digits.
  public func currency(_ amount: some LocalizableArgument, code: String) -> String {
    let value = amount.localizableValue
    guard let number = NumericArgument(value) else { return "\(value.text) \(code)" }
    let written = code
    let code = written.uppercased()
    guard Localizer.isCurrency(code) else {
      return "\(storage.locale.formats.number("").string(number)) \(written)"
    }
    return storage.formatted(storage.locale.formats.number("currency/\(code)").string(number))
  }

  /// Formats a large number compactly: `12K`, or `12 thousand` in the wide format.
  public func compact(_ number: Double, width: FormatWidth = .short) -> String {
    self.number(number, skeleton: width == .wide ? "compact-long" : "compact-short")
  }

  /// Formats a measurement: `5 kilometers`, `5 km`.
  ///
  /// `unit` is CLDR's name of the unit, such as `kilometer`, `megabyte` or `celsius`.
  public func measurement(
    _ number: Double, unit: String, width: FormatWidth = .wide
  ) -> String {
    self.number(number, skeleton: "unit/\(unit) \(width.stem)")
  }

  /// Formats the size of a file: `999 bytes`, `1.5 kB`, `12 MB`.
  ///
  /// A unit has 1,000 of the one before it. A size below ten units has at most one fraction digit. From a thousand petabytes
  /// on, the number grows.
  public func fileSize(_ bytes: some BinaryInteger) -> String {
    guard bytes.magnitude >= 1_000 else {
      return measurement(Double(bytes), unit: "byte", width: .wide)
    }
    let units = ["kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]
    var (number, index) = (Double(bytes) / 1_000, 0)
    // 999.5 kB would be shown as 1,000 kB.
    while number.magnitude >= 999.5, index < units.count - 1 {
      (number, index) = (number / 1_000, index + 1)
    }
    let precision = number.magnitude < 9.95 ? ".#" : "precision-integer"
    return self.number(
      number, skeleton: "unit/\(units[index]) \(FormatWidth.short.stem) \(precision)")
  }

  /// Formats a number by an ICU number skeleton, such as `.00 sign-always`.
  ///
  /// If ICU cannot read the skeleton, the issue is reported and the number is shown in Swift's format.
  public func number(_ number: Double, skeleton: String) -> String {
    let format = storage.locale.formats.number(skeleton)
    if format.handle == nil { reportSkeleton(skeleton) }
    return storage.formatted(format.string(number))
  }

  /// Reads a number that a person wrote in the user's language: `1,5` in Polish is 1.5.
  ///
  /// The nearest `Double` of ``decimal(from:)``, which says what is a number; `nil` for one that is too large.
  public func number(from text: String) -> Double? {
    decimal(from: text).flatMap { Double($0.text) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Reads a number that a person wrote in the user's language, with all its digits, as for an amount of money.
  ///
  /// ```swift
  /// let polish = Localizer(
  ///   tables: [StringsTable(language: "pl", source: "")], preferring: ["pl"], developmentLanguage: "en")
  /// if let amount = polish.decimal(from: "1234,50") {  // LocalizableValue.decimal("1234.50")
  ///   print(polish.currency(amount, code: "PLN"))  // 1234,50 zł
  /// }
  /// ```
  /// The whole text has to be a number of at most 400 digits, one less with a decimal separator, in the digits of any script, with the decimal separator of
  /// the language. Groups of digits are complete or absent; spaces of all kinds separate them, or what the language uses.
  /// There is no guessing: in German `1.500` is 1500, but `1.5` is neither 15 nor 1.5.
  ///
  /// - Returns: `nil` for any other text, such as a number with a unit or an exponent.
  public func decimal(from text: String) -> LocalizableValue? {
    // In Arabic, Latin digits have other separators than the usual ones.
    [".0", "latin .0"].lazy.compactMap { skeleton in
      NumberSyntax(storage.locale.formats.number(skeleton))?.number(text)?.text
    }.first.map(LocalizableValue.decimal)
  }

  /// The plural category of a whole number in the language of the texts.
  public func pluralCategory(_ number: Int) -> PluralCategory {
    // The cache may forget the rules meanwhile.
    withExtendedLifetime(storage.textLocale) { locale in
      locale.cardinals._withUnsafeGuaranteedRef { $0.category(Int64(number)) }
    }
  }

  /// The plural category of a rank in the language of the texts: in English 1 is `one` (1st), 2 is
  /// `two` (2nd).
  public func ordinalCategory(_ number: Int) -> PluralCategory {
    withExtendedLifetime(storage.textLocale) { locale in
      locale.ordinals._withUnsafeGuaranteedRef { $0.category(Int64(number)) }
    }
  }

  static func fraction(_ digits: Int) -> String {
    NumberSkeleton.fraction(max(0, min(digits, 100)))
  }

  private static func isCurrency(_ code: String) -> Bool {
    code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }
}
