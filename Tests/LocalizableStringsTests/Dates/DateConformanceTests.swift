import Foundation
import Testing

@testable import LocalizableStrings

@Suite(.enabled(if: Conformance.hasExpectedICU, "\(Conformance.reason)"))
struct DateConformanceTests {
  @Test(arguments: ["date", "time", "datetime"])
  func `dates and times by style have ICU's format`(kind: String) {
    let differences = Conformance.differences(kind) { test, input in
      guard let time = timestamp(input) else { return nil }
      let date = style(test.input["date"])
      let timeStyle = style(test.input["time"])
      return switch (date, timeStyle) {
      case (let date?, let timeStyle?):
        test.localizer.dateAndTime(time, dateStyle: date, timeStyle: timeStyle)
      case (let date?, nil): test.localizer.date(time, style: date)
      case (nil, let timeStyle?): test.localizer.time(time, style: timeStyle)
      case (nil, nil): nil
      }
    }

    #expect(differences == [])
  }

  @Test func `dates by skeleton have ICU's format`() {
    let differences = Conformance.differences("skeleton") { test, input in
      guard let time = timestamp(input), let skeleton = test.input["skeleton"]?.string else {
        return nil
      }
      return test.localizer.date(time, skeleton: skeleton)
    }

    #expect(differences == [])
  }

  @Test func `relative times have ICU's format, as numbers and in words`() {
    let differences = Conformance.differences("relative") { test, input -> JSON in
      guard let value = Double(input), let unit = unit(test.input["unit"]),
        test.input["style"]?.string == "long"
      else { return .null }
      let numeric = test.localizer.relative(value, unit: unit, usesWords: false)
      let words = test.localizer.relative(value, unit: unit)
      return .object(["numeric": .string(numeric), "auto": .string(words)])
    }

    #expect(differences == [])
  }

  @Test func `names of months are CLDR's`() {
    for test in Conformance.cases("month_names") {
      let names = (0..<12).map { month in
        let day = Timestamp(secondsSince1970: Double(month) * 30.5 * 86_400 + 3 * 86_400)
        return test.localizer.date(day, skeleton: "MMMM")
      }
      #expect(names == test.expect.strings)
    }
  }

  private func timestamp(_ text: String) -> Timestamp? {
    (try? Date(text, strategy: .iso8601)).map {
      Timestamp(secondsSince1970: $0.timeIntervalSince1970)
    }
  }

  private func style(_ value: JSON?) -> DateStyle? {
    value?.string.flatMap { name in DateStyle.allCases.first { "\($0)" == name } }
  }

  private func unit(_ value: JSON?) -> RelativeUnit? {
    value?.string.flatMap { name in RelativeUnit.allCases.first { "\($0)" == name } }
  }
}
