import Foundation
import LocalizableStrings

/// Writes the texts of a page of a shop in Polish; an operation is a page.
///
/// Foundation's page has no plural, which ends the process on Linux.
@MainActor
enum PageWorkloads {
  static var all: [Workload] {
    [
      workload("Sternik") {
        LookupWorkloads.setTables()
        return lines
      },
      workload("Foundation, without the plural") {
        let page = try FoundationPage()
        return { page.lines }
      },
    ]
  }

  /// The keys of 13 texts without arguments.
  fileprivate static let keys = Array(SampleTexts.polish.keys.prefix(13))
  private static let plural = "5 artykułów"
  fileprivate static let currency = "PLN"
  fileprivate static let secondsSince1970 = 1_770_000_000.0
  fileprivate static let goods = ["chleb", "masło", "ser"]
  fileprivate static let names = [
    "Żaneta", "Łukasz", "Zofia", "Ćwirka", "Ola", "Ścibor", "Stefan", "Adam", "Ądam", "Lech",
  ]
  fileprivate static let languages = [
    "ar", "cs", "de", "en", "es", "fr", "it", "ja", "ko", "pl", "pt", "uk",
  ]

  private static func workload(
    _ name: String, _ prepare: @escaping @MainActor () throws -> @MainActor () -> [String]
  ) -> Workload {
    Workload("pages", "texts, money, a date, a list, names and languages", name) {
      let page = try prepare()
      return Rounds(answer: { page().filter { $0 != plural }.joined(separator: "\n") }) {
        page().reduce(0) { $0 &+ $1.utf8.count }
      }
    }
  }

  private static func lines() -> [String] {
    let localizer = Localizer.current
    return keys.map(\.localize) + [
      "articles.count".localize(5),
      localizer.currency(LocalizableValue.decimal("1234.50"), code: currency),
      localizer.date(Timestamp(secondsSince1970: secondsSince1970)),
      localizer.list(goods),
      names.sorted(by: localizer.isOrdered(_:before:)).joined(separator: " "),
      languages.compactMap { Language($0)?.autonym }.joined(separator: " "),
    ]
  }
}

/// The page as a program writes it with Foundation, whose formats are kept.
@MainActor
private struct FoundationPage {
  private let texts: FoundationTexts
  private let locale = Locale(identifier: "pl")
  private let money: Decimal.FormatStyle.Currency
  private let date: Date.FormatStyle
  private let list: ListFormatStyle<StringStyle, [String]>

  init() throws {
    texts = try FoundationTexts(SampleTexts.polish.text)
    money = Decimal.FormatStyle.Currency(code: PageWorkloads.currency, locale: locale)
    date = Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, timeZone: .gmt)
    list = ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .standard).locale(locale)
  }

  var lines: [String] {
    let time = Date(timeIntervalSince1970: PageWorkloads.secondsSince1970)
    let names = PageWorkloads.names.sorted {
      $0.compare($1, locale: locale) == .orderedAscending
    }
    return PageWorkloads.keys.map { texts.text($0) } + [
      money.format(Decimal(123_450) / 100), date.format(time),
      list.format(PageWorkloads.goods), names.joined(separator: " "),
      PageWorkloads.languages.compactMap {
        Locale(identifier: $0).localizedString(forLanguageCode: $0)
      }.joined(separator: " "),
    ]
  }
}
