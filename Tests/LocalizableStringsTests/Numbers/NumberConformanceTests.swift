import StringsSyntax
import Testing

@testable import LocalizableStrings

@Suite(.enabled(if: Conformance.hasExpectedICU, "\(Conformance.reason)"))
struct NumberConformanceTests {
  @Test func `cardinal categories of decimals depend on their trailing zeros`() {
    let differences = Conformance.differences("cardinal") { test, input in
      let locale = LocaleData.of(test.language)
      let digits = input.split(separator: ".").dropFirst().first?.count ?? 0
      let format = locale.formats.number(
        digits == 0 ? "" : "." + String(repeating: "0", count: digits))
      return locale.cardinals._withUnsafeGuaranteedRef { rules in
        guard let decimal = DecimalNumber(input) else { return nil }
        let byText = rules.category(decimal, shownBy: format)
        let byNumber = Int64(input).map { rules.category($0) } ?? byText
        return byText == byNumber ? byText.rawValue : "\(byText) or \(byNumber)"
      }
    }

    #expect(differences == [])
  }

  @Test func `cardinal categories of doubles depend on their format`() {
    let differences = Conformance.differences("cardinal_double") { test, input in
      let locale = LocaleData.of(test.language)
      return locale.cardinals._withUnsafeGuaranteedRef { rules in
        Double(input).map { rules.category($0, shownBy: locale.formats.number("")).rawValue }
      }
    }

    #expect(differences == [])
  }

  @Test func `compact numbers have ICU's format and category`() {
    let differences = Conformance.differences("cardinal_compact") { test, input -> JSON in
      guard let number = Double(input) else { return .null }
      let locale = LocaleData.of(test.language)
      let format = locale.formats.number("compact-long")
      let category = locale.cardinals._withUnsafeGuaranteedRef {
        $0.category(number, shownBy: format).rawValue
      }
      let shown = test.localizer.compact(number, width: .wide)
      return .array([.string(category), .string(shown)])
    }

    #expect(differences == [])
  }

  @Test func `ranges of numbers have ICU's format and category`() {
    let differences = Conformance.differences("plural_range") { test, input -> JSON in
      let ends = input.split(separator: ".").compactMap { Int($0) }
      guard ends.count == 2 else { return .null }
      let category = test.localizer.pluralCategory(from: ends[0], to: ends[1]).rawValue
      let shown = test.localizer.range(from: Double(ends[0]), to: Double(ends[1]))
      return .array([.string(category), .string(shown)])
    }

    #expect(differences == [])
  }

  @Test func `Polish does not group four digits, in numbers and amounts of money`() {
    let differences = Conformance.differences("legacy_difference") { test, input in
      switch input {
      case "unumf 1234": test.localizer.number(1_234)
      case "unumf currency 1234.5": test.localizer.currency(1_234.5, code: "PLN")
      // The other cases are results of ICU's older functions, which the library does not use.
      default: test.expect[input]?.string
      }
    }

    #expect(differences == [])
  }

  @Test func `ordinal categories are ICU's`() {
    let differences = Conformance.differences("ordinal") { test, input in
      Int(input).map { test.localizer.ordinalCategory($0).rawValue }
    }

    #expect(differences == [])
  }

  @Test func `number styles have ICU's format`() {
    let differences = Conformance.differences("number") { test, input in
      guard let number = Double(input) else { return nil }
      return switch (test.input["style"]?.string, test.input["fraction"]?.number) {
      case ("decimal", let fraction?):
        test.localizer.number(number, fractionDigits: Int(fraction))
      case ("decimal", nil): test.localizer.number(number)
      case ("compact-short", _): test.localizer.compact(number)
      case ("compact-long", _): test.localizer.compact(number, width: .wide)
      case (let style?, _): test.localizer.number(number, skeleton: style)
      case (nil, _): nil
      }
    }

    #expect(differences == [])
  }

  @Test func `percentages have ICU's format`() {
    let differences = Conformance.differences("percent") { test, input in
      Double(input).map { test.localizer.percent($0) }
    }

    #expect(differences == [])
  }

  @Test func `currencies have ICU's format, by symbol and by name`() {
    let differences = Conformance.differences("currency") { test, input in
      guard let amount = Double(input), let code = test.input["code"]?.string else { return nil }
      return test.input["style"]?.string == "name"
        ? test.localizer.number(amount, skeleton: "currency/\(code) unit-width-full-name")
        : test.localizer.currency(amount, code: code)
    }

    #expect(differences == [])
  }

  @Test func `measurements have ICU's format`() {
    let differences = Conformance.differences("unit") { test, input in
      guard let number = Double(input), let unit = test.input["unit"]?.string else { return nil }
      let width: FormatWidth = test.input["width"]?.string == "short" ? .short : .wide
      return test.localizer.measurement(number, unit: unit, width: width)
    }

    #expect(differences == [])
  }
}
