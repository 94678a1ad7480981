import ConsoleTesting
import Sternik
import Testing

private final class DueScreen: Screen {
  var saved: [Timestamp] = []
  var changes: [DateField.Value] = []
  var day = DateField.Value.empty
  private var isWrong = false
  let title = "Due"

  init(_ day: DateField.Value = .empty) { self.day = day }

  var body: some View {
    Form {
      DateField("day".localize, date: day) {
        self.day = $0
        self.changes.append($0)
      }
      .validationError(isWrong ? "wrong".localize(DateField.example) : nil)
    } didSubmit: {
      self.isWrong = self.day.timestamp == nil
      if let day = self.day.timestamp { self.saved.append(day) }
    }
  }
}

@MainActor @Suite struct `A date field` {
  /// The start of 2026-12-31 and of 2027-01-02 in UTC.
  private let days = [1_798_675_200, 1_798_848_000].map { Timestamp(secondsSince1970: $0) }

  private func localizer(_ language: Language) -> Localizer {
    Localizer(
      tables: [
        StringsTable(
          language: "en", source: #""day" = "Day"; "wrong" = "Type a date such as %@";"#),
        StringsTable(
          language: "pl", source: #""day" = "Dzień"; "wrong" = "Wpisz datę taką jak %@";"#),
      ],
      preferring: [language], developmentLanguage: "en", timeZone: .utc)
  }

  private func show(_ screen: DueScreen) -> HeadlessConsole {
    let window = Window()
    window.show(screen)
    return HeadlessConsole(window, columns: 40, rows: 8)
  }

  @Test(arguments: [("en", "12/31/2026"), ("pl", "31.12.26")] as [(Language, String)])
  func `reads a date in the form of the language`(language: Language, text: String) {
    Localizer.withCurrent(localizer(language)) {
      let screen = DueScreen()
      let console = show(screen)

      console.press("enter")
      console.expectSnapshot(named: "error", language: language.tag)
      console.type(text)
      console.press("enter")

      #expect(console.screen.contains(text))
      #expect(screen.saved == [days[0]])
      #expect(screen.changes.first == .unreadable)
    }
  }

  @Test func `shows another date of the program, and the date in another language`() {
    let screen = DueScreen(.date(days[0]))
    let console = Localizer.withCurrent(localizer("pl")) { show(screen) }
    Localizer.withCurrent(localizer("pl")) {
      #expect(console.screen.contains("> 31.12.2026"))
      screen.day = .date(days[1])
      console.press("left right")
      #expect(console.screen.contains("> 2.01.2027"))
      console.press("backspace")
      console.type("6")
      #expect(console.screen.contains("> 2.01.2026"))
    }
    Localizer.withCurrent(localizer("en")) {
      console.press("left right")
      #expect(console.screen.contains("> 1/2/2026"))
    }
  }

  @Test func `is empty when the user deletes the text`() {
    Localizer.withCurrent(localizer("en")) {
      let screen = DueScreen()
      let console = show(screen)

      console.type("1")
      console.press("backspace")

      #expect(screen.changes == [.unreadable, .empty])
      #expect(console.screen.contains(DateField.example))
    }
  }
}
