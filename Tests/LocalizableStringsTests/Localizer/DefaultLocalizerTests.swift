import LocalizableStrings
import Synchronization
import Testing

/// Runs in processes of their own, because the default localizer is global.
struct `The default localizer` {
  private static let languages = ["en", "pl"].map { (language: Language) in
    Localizer(
      tables: [
        StringsTable(language: "en", source: #""title" = "Headlines";"#),
        StringsTable(language: "pl", source: #""title" = "Nagłówki";"#),
      ],
      preferring: [language], developmentLanguage: "en")
  }

  @Test func `can change during lookups`() async {
    await #expect(processExitsWith: .success) {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { for round in 0..<200 { Localizer.setDefault(Self.languages[round % 2]) } }
        for _ in 0..<3 {
          group.addTask {
            for _ in 0..<500 {
              precondition(["Nagłówki", "Headlines", "title"].contains("title".localize))
            }
          }
        }
      }
      precondition("title".localize == "Nagłówki")
    }
  }

  @Test func `notifies observers of each new one, until they are released`() async {
    await #expect(processExitsWith: .success) {
      let seen = Mutex<[Language]>([])
      var observation: LocalizerObservation? = Localizer.observeDefault { localizer in
        seen.withLock { $0.append(localizer.language) }
      }

      Localizer.setDefault(Self.languages[1])
      _ = observation
      observation = nil
      Localizer.setDefault(Self.languages[0])

      precondition(seen.withLock(\.self) == ["pl"])
    }
  }
}
