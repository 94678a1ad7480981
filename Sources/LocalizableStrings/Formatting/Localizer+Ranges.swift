public import StringsSyntax

extension Localizer {
  /// What lies between two numbers, ends included: `1–5`.
  ///
  /// Numbers that look the same are shown as about one: `~1`. They have at most six fraction digits,
  /// or exactly as many as are asked for.
  public func range(from first: Double, to last: Double, fractionDigits: Int? = nil) -> String {
    format(fractionDigits.map(Localizer.fraction) ?? "", from: first, to: last)
  }

  /// A range of numbers in ICU's skeleton for numbers, as `currency/PLN`.
  ///
  /// Where ICU cannot read the skeleton, the numbers are written as Swift does.
  public func format(_ skeleton: String, from first: Double, to last: Double) -> String {
    core.conventions.formats.numberRange(skeleton).string(first, last)
  }

  /// A stretch of time with the fields that a skeleton names: `May 3 – 7, 2026` for `yMMMd`.
  ///
  /// Fields that are the same at both ends are shown once. The letters are those of Unicode's date
  /// field symbols (UTS #35); empty if they cannot be read.
  public func range(
    from first: Timestamp, to last: Timestamp, skeleton: String = "yMMMd"
  ) -> String {
    core.conventions.formats.dateRange(skeleton, timeZone).string(first, last)
  }

  /// The plural category of a range of whole numbers in the language of the texts.
  public func pluralCategory(from first: Int, to last: Int) -> PluralCategory {
    let texts = Conventions.of(language)
    return texts.cardinals._withUnsafeGuaranteedRef {
      $0.category(from: Double(first), to: Double(last), shownBy: texts.formats.numberRange(""))
    }
  }
}
