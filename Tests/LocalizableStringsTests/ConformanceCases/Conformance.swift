import CICU
import Foundation

@testable import LocalizableStrings

/// The cases of `Conformance/format-cases.json`, whose values are those of ICU 72.
enum Conformance {
  struct Case: Decodable, Sendable {
    var kind: String
    var locale: String
    var input: JSON
    var expect: JSON
    var note: String?

    var language: Language { Language(locale) ?? .undetermined }

    /// A localizer for the language of the case.
    var localizer: Localizer {
      Localizer(
        tables: [], preferring: [], developmentLanguage: language, timeZone: .utc)
    }
  }

  private struct File: Decodable {
    var cases: [Case]
  }

  static let all: [Case] = {
    let url = Bundle.module.url(forResource: "Conformance/format-cases", withExtension: "json")
    guard let url, let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    return file.cases
  }()

  static func cases(_ kind: String) -> [Case] { all.filter { $0.kind == kind } }

  /// Other versions of ICU have other data and other correct results.
  static let hasExpectedICU = cicu_version() == 72
  static let reason = "the expected values are those of ICU 72, this is ICU \(cicu_version())"

  /// The differences as one line for each value, which is easier to read than one failure for each.
  static func differences(
    _ kind: String, _ value: (Case, _ input: String) -> String?
  ) -> [String] {
    differences(kind) { test, input in value(test, input).map(JSON.string) ?? .null }
  }

  /// The differences of cases whose values are not texts.
  static func differences(_ kind: String, _ value: (Case, _ input: String) -> JSON) -> [String] {
    cases(kind).flatMap { test in
      (test.expect.object ?? ["": .null]).sorted { $0.key < $1.key }.compactMap { input, expected in
        let got = value(test, input)
        return got == expected && got != .null
          ? nil : "\(test.locale) \(test.input) \(input): \(got), expected \(expected)"
      }
    }
  }
}
