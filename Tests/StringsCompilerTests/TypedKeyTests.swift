import LocalizableStrings
import Testing
import TypedTexts

/// The typed keys that are generated for the target `TypedTexts`; `CommittedTextsTests` compares them.
@Suite struct `Typed texts` {
  private var everyText: [String] {
    [
      Texts.welcome_, Texts.welcome.title, Texts.welcome.greeting("Ala"),
      Texts.welcome.visit("Ala", 2, 1.5), Texts.default, Texts.init_, Texts.self_.Type_,
      Texts.class.func.let, Texts.String_, Texts.Int_.Double_, Texts.Swift.Any_, Texts.title,
      Texts.Title, Texts.TITLE, Texts._1st._2nd, Texts.snake_case, Texts.kebabCase,
      Texts.HelloHowAreYouFine("Ala"), Texts.żółw.日本語, Texts.__, Texts.lineBreak,
      Texts.aQuote, Texts.sale, Texts.kinds("a", number: 1, 2.5, text: "b", 255, "c"),
      Texts.gap("c"),
      Texts.differs(5), Texts.articles.count(articles: 1, lists: 2, "Ala"),
      Texts.error.missing("key"),
    ]
  }

  @Test func `they return the text in the current language`() {
    let english = Localizer.withCurrent(.texts(in: "en")) { everyText }
    let polish = Localizer.withCurrent(.texts(in: "pl")) { everyText }

    #expect(english[1...3] == ["Welcome", "Hello, Ala!", "Ala, visit 2 of 1.5 hours"])
    #expect(
      english[22...] == [
        "50% sure", "a 1 2.5 b ff c", "c alone", "5", "1 article in 2 lists of Ala",
        "There is no key.",
      ])
    #expect(polish[1...2] == ["Witaj", "Cześć, Ala!"])
    #expect(polish[26...] == ["Ala: 1 artykuł na 2 listach", "Nie ma key."])
  }

  @Test func `the comment of a key labels its arguments`() {
    let texts = ["en", "pl"].map { language in
      Localizer.withCurrent(.texts(in: language)) {
        Texts.welcome.place(name: "Ala", place: "Gdynia", 7)
      }
    }

    #expect(texts == ["Ala comes to Gdynia 7", "W: Gdynia 7 – Ala"])
  }

  @Test func `a plural without a number type takes any number`() {
    Localizer.withCurrent(.texts(in: "pl")) {
      #expect(Texts.articles.count(articles: 5, lists: 1.5, "x") == "x: 5 artykułów na 1,5 listy")
    }
  }
}
