import Testing

@testable import LocalizableStrings

@Suite(.enabled(if: Conformance.hasExpectedICU, "\(Conformance.reason)"))
struct NumberConformanceTests {
  @Test func `the cases are found`() {
    #expect(Conformance.all.count == 461)
  }

  @Test func `cardinal categories are chosen from decimals with their zeros`() {
    let differences = Conformance.differences("cardinal") { test, input in
      let conventions = Conventions.of(test.language)
      let digits = input.split(separator: ".").dropFirst().first?.count ?? 0
      let format = conventions.number(
        digits == 0 ? "" : "." + String(repeating: "0", count: digits))
      return conventions.cardinals._withUnsafeGuaranteedRef { rules in
        let byText = rules.category(decimal: input, shownBy: format)
        let byNumber = Int64(input).map { rules.category($0) } ?? byText
        return byText == byNumber ? byText.rawValue : "\(byText) or \(byNumber)"
      }
    }

    #expect(differences == [])
  }

  @Test func `cardinal categories of doubles follow what is shown`() {
    let differences = Conformance.differences("cardinal_double") { test, input in
      let conventions = Conventions.of(test.language)
      return conventions.cardinals._withUnsafeGuaranteedRef { rules in
        Double(input).map { rules.category($0, shownBy: conventions.number("")).rawValue }
      }
    }

    #expect(differences == [])
  }

  @Test func `compact numbers and their categories`() {
    for test in Conformance.cases("cardinal_compact") {
      let conventions = Conventions.of(test.language)
      for (input, expected) in test.expect.object ?? [:] {
        guard let number = Double(input) else { continue }
        let format = conventions.number("compact-long")
        let category = conventions.cardinals._withUnsafeGuaranteedRef {
          $0.category(number, shownBy: format).rawValue
        }
        let shown = test.localizer.compact(number, width: .wide)
        #expect([category, shown] == expected.strings, "\(test.locale) \(input)")
      }
    }
  }

  @Test func `ordinal categories`() {
    let differences = Conformance.differences("ordinal") { test, input in
      Int(input).map { test.localizer.ordinalCategory($0).rawValue }
    }

    #expect(differences == [])
  }

  @Test func `numbers in their styles`() {
    let differences = Conformance.differences("number") { test, input in
      guard let number = Double(input) else { return nil }
      return switch (test.input["style"]?.string, test.input["fraction"]?.number) {
      case ("decimal", let fraction?):
        test.localizer.number(number, fractionDigits: Int(fraction))
      case ("decimal", nil): test.localizer.number(number)
      case ("compact-short", _): test.localizer.compact(number)
      case ("compact-long", _): test.localizer.compact(number, width: .wide)
      case (let style?, _): test.localizer.format(style, number)
      case (nil, _): nil
      }
    }

    #expect(differences == [])
  }

  @Test func `percent`() {
    let differences = Conformance.differences("percent") { test, input in
      Double(input).map { test.localizer.percent($0) }
    }

    #expect(differences == [])
  }

  @Test func `currencies by symbol and by name`() {
    let differences = Conformance.differences("currency") { test, input in
      guard let amount = Double(input), let code = test.input["code"]?.string else { return nil }
      return test.input["style"]?.string == "name"
        ? test.localizer.format("currency/\(code) unit-width-full-name", amount)
        : test.localizer.currency(amount, code)
    }

    #expect(differences == [])
  }

  @Test func `measurements`() {
    let differences = Conformance.differences("unit") { test, input in
      guard let number = Double(input), let unit = test.input["unit"]?.string else { return nil }
      let width: WordWidth = test.input["width"]?.string == "short" ? .short : .wide
      return test.localizer.measurement(number, unit, width: width)
    }

    #expect(differences == [])
  }
}
