import ConsoleTesting
import Sternik
import StringsFormats
import Testing

@testable import Headlines

/// Texts with a number, for numbers with different plural forms.
@MainActor
struct `Counting` {
  private static let numbers: [any LocalizableArgument & Numeric] = [0, 1, 2, 5, 12, 22, 102, 1.5]

  /// The texts for `numbers`, in one language.
  private func texts(
    _ localizer: Localizer, _ text: (any LocalizableArgument & Numeric) -> String
  ) -> [String] {
    Localizer.withCurrent(localizer) { Self.numbers.map(text) }
  }

  @Test func `is right in Polish`() {
    let polish = TestApp.localizer("pl")

    #expect(
      texts(polish, Texts.articles.count) == [
        "0 artykułów", "1 artykuł", "2 artykuły", "5 artykułów", "12 artykułów", "22 artykuły",
        "102 artykuły", "1,5 artykułu",
      ])
    #expect(
      texts(polish, Texts.articles.unread) == [
        "0 nieprzeczytanych", "1 nieprzeczytany", "2 nieprzeczytane", "5 nieprzeczytanych",
        "12 nieprzeczytanych", "22 nieprzeczytane", "102 nieprzeczytane", "1,5 nieprzeczytanego",
      ])
    #expect(
      texts(polish, Texts.articles.new) == [
        "0 nowych", "1 nowy", "2 nowe", "5 nowych", "12 nowych", "22 nowe", "102 nowe",
        "1,5 nowego",
      ])
    #expect(
      texts(polish, Texts.articles.omitted) == [
        "Pominięto jeszcze 0 artykułów", "Pominięto jeszcze 1 artykuł",
        "Pominięto jeszcze 2 artykuły", "Pominięto jeszcze 5 artykułów",
        "Pominięto jeszcze 12 artykułów", "Pominięto jeszcze 22 artykuły",
        "Pominięto jeszcze 102 artykuły", "Pominięto jeszcze 1,5 artykułu",
      ])
    #expect(
      texts(polish, Texts.article.minutes) == [
        "0 minut czytania", "1 minuta czytania", "2 minuty czytania", "5 minut czytania",
        "12 minut czytania", "22 minuty czytania", "102 minuty czytania", "1,5 minuty czytania",
      ])
  }

  @Test func `is right in English`() {
    let english = TestApp.localizer("en")

    #expect(
      texts(english, Texts.articles.count) == [
        "0 articles", "1 article", "2 articles", "5 articles", "12 articles", "22 articles",
        "102 articles", "1.5 articles",
      ])
  }

  @Test func `is right in German and Arabic once their folders are added`() throws {
    let folder = TemporaryFolder.translations
    try folder.add("de")
    try folder.add("ar")
    let added = TranslationFolder(folder.url)
    func localizer(_ language: Language) -> Localizer {
      Localizer(tables: added.stringsTables, preferring: [language], developmentLanguage: "en")
    }

    #expect(added.errors == [])
    #expect(localizer("de").available.map(\.tag) == ["ar", "de", "en", "pl"])
    #expect(
      texts(localizer("de"), Texts.articles.count) == [
        "0 Artikel", "1 Artikel", "2 Artikel", "5 Artikel", "12 Artikel", "22 Artikel",
        "102 Artikel", "1,5 Artikel",
      ])
    #expect(
      texts(localizer("de"), Texts.article.minutes) == [
        "0 Minuten Lesezeit", "1 Minute Lesezeit", "2 Minuten Lesezeit", "5 Minuten Lesezeit",
        "12 Minuten Lesezeit", "22 Minuten Lesezeit", "102 Minuten Lesezeit",
        "1,5 Minuten Lesezeit",
      ])
    #expect(
      texts(localizer("ar"), Texts.articles.count) == [
        "لا مقالات", "مقالة واحدة", "مقالتان", "٥ مقالات", "١٢ مقالةً", "٢٢ مقالةً", "١٠٢ مقالة",
        "١٫٥ مقالة",
      ])
    #expect(
      texts(localizer("ar"), Texts.article.minutes) == [
        "أقل من دقيقة", "دقيقة واحدة", "دقيقتان", "٥ دقائق", "١٢ دقيقةً", "٢٢ دقيقةً",
        "١٠٢ دقيقة", "١٫٥ دقيقة",
      ])
    #expect(texts(localizer("ar"), Texts.articles.unread).first == "0 unread")
  }
}
