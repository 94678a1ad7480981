public import StringsSyntax

extension Localizer {
  /// Formats a range of numbers: `1–5`.
  ///
  /// Two numbers that look the same are shown as one: `~1`. Numbers have at most six fraction digits,
  /// or exactly `fractionDigits`.
  public func range(from first: Double, to last: Double, fractionDigits: Int? = nil) -> String {
    range(from: first, to: last, skeleton: fractionDigits.map(Localizer.fraction) ?? "")
  }

  /// Formats a range of numbers by an ICU number skeleton, such as `currency/PLN`.
  ///
  /// If ICU cannot read the skeleton, the issue is reported and the numbers are shown in Swift's format.
  public func range(from first: Double, to last: Double, skeleton: String) -> String {
    let format = storage.locale.formats.numberRange(skeleton)
    if format.handle == nil { reportSkeleton(skeleton) }
    return storage.formatted(format.string(first, last))
  }

  /// Formats a range of time with the fields of a skeleton: `May 3 – 7, 2026` for `yMMMd`.
  ///
  /// Fields that are equal at both ends are shown once. The skeleton consists of Unicode's date field
  /// symbols (UTS #35). If ICU has no pattern for it, the issue is reported and both dates are shown in the medium
  /// style.
  public func range(
    from first: Timestamp, to last: Timestamp, skeleton: String = "yMMMd"
  ) -> String {
    let text = storage.locale.formats.dateRange(skeleton).string(first, last, in: timeZone)
    guard text.isEmpty else { return storage.formatted(text) }
    reportSkeleton(skeleton)
    return "\(date(first, style: .medium)) – \(date(last, style: .medium))"
  }

  /// The plural category of a range of whole numbers in the language of the texts.
  public func pluralCategory(from first: Int, to last: Int) -> PluralCategory {
    let locale = storage.textLocale
    return withExtendedLifetime(locale) {
      locale.cardinals._withUnsafeGuaranteedRef {
        $0.category(from: Double(first), to: Double(last), shownBy: locale.formats.numberRange(""))
      }
    }
  }
}
