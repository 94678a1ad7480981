import ConsoleTesting
import Foundation
import Sternik
import StringsFormats
import StringsSyntax
import TestCases
import Testing

@testable import Headlines

/// What a translator sees while editing a translation folder.
@MainActor
struct `Editing translations` {
  private let polish = "pl.lproj/Localizable.strings"

  /// Shows the list of articles, and redraws it with the texts of a folder on each call of `screen`.
  private func show(
    _ translations: EditedTranslations, in language: Language = "pl",
    _ walk: (_ screen: () -> String) throws -> Void
  ) rethrows {
    let window = Window()
    let library = Library { TestApp.now }
    let coordinator = HeadlinesCoordinator(
      window: window, library: library, dependencies: Dependencies { TestApp.now })
    translations.didRead = { coordinator.showErrors(of: translations) }
    func speaking<Result>(_ show: () throws -> Result) rethrows -> Result {
      let localizer = Localizer(
        tables: translations.folder.stringsTables, preferring: [language],
        developmentLanguage: "en",
        timeZone: .utc)
      return try Localizer.withCurrent(localizer) { try show() }
    }
    speaking { try? window.start(coordinator) }
    let console = speaking {
      HeadlessConsole(window, columns: 80, rows: 24)
    }
    speaking { console.press("down") }
    try walk {
      speaking {
        console.resize(columns: 80, rows: 24)
        return console.screen
      }
    }
    window.close()
  }

  @Test func `an edited text shows on the current screen`() throws {
    let folder = TemporaryFolder.translations
    let translations = EditedTranslations(folder.url)

    try show(translations) { screen in
      let before = screen()
      try folder.edit(polish) { $0.replacing("\"Więcej\"", with: "\"Reszta\"") }
      translations.read()

      #expect(before.contains("5 Więcej"))
      #expect(screen() == before.replacing("5 Więcej", with: "5 Reszta"))
    }
  }

  @Test func `a broken text keeps its last version, with an alert until it is fixed`() throws {
    let folder = TemporaryFolder.translations
    let translations = EditedTranslations(folder.url)
    let whole = try folder.text(of: polish)

    try show(translations) { screen in
      let before = screen()
      try folder.edit(polish) {
        $0.replacing("\"tab.more\" = \"Więcej\";", with: "\"tab.more\" = ;")
          .replacing("\"tab.headlines\" = \"Wiadomości\"", with: "\"tab.headlines\" = \"Nowiny\"")
      }
      translations.read()
      let broken = screen()
      try folder.write(whole, to: polish)
      translations.read()

      #expect(broken.contains("[1 Nowiny] 2 Kanały"))
      #expect(broken.contains("Niektórych tekstów nie można odczytać"))
      #expect(broken.contains("pl.lproj/Localizable.strings:22:14: error:"))
      #expect(translations.errorLines == [])
      #expect(screen() == before)
    }
  }

  @Test func `a cut-off file loses no text`() throws {
    let folder = TemporaryFolder.translations
    let translations = EditedTranslations(folder.url)
    let whole = try folder.text(of: polish)
    func texts() -> [String?] {
      ["tab.more", "cli.error.trace"].map { key in
        translations.folder.tables.first?["pl"]?.pairs.last { $0.key == key }?.value.string
      }
    }
    let before = texts()

    for length in stride(from: whole.count - 3, to: 0, by: -Cases.count(4_999, many: 997)) {
      try folder.write(String(whole.prefix(length)) + "\n\"cut", to: polish)
      translations.read()

      #expect(texts() == before)
      #expect(!translations.errorLines.isEmpty)
    }
  }

  @Test func `a deleted language is gone`() throws {
    let folder = TemporaryFolder.translations
    let translations = EditedTranslations(folder.url)

    try show(translations) { screen in
      try FileManager.default.removeItem(at: folder.url.appending(path: "pl.lproj"))
      translations.read()

      #expect(screen().contains("of 12"))
    }
  }

  @Test func `a language can be added, and a deleted folder keeps its texts`() throws {
    let folder = TemporaryFolder.translations
    let translations = EditedTranslations(folder.url)

    try show(translations, in: "de") { screen in
      try folder.add("de")
      translations.read()
      let added = screen()
      try FileManager.default.removeItem(at: folder.url)
      translations.read()

      #expect(added.contains("1 Schlagzeilen") && added.contains("12 ungelesene"))
      #expect(translations.errorLines.count == 1)
      #expect(screen().contains("12 ungelesene"))
    }
  }

  @Test func `a folder is read when it has changed and settled`() throws {
    let folder = TemporaryFolder.translations
    var watch = FolderWatch(FolderFingerprint(of: folder.url))
    func look() -> Bool { watch.shouldRead(FolderFingerprint(of: folder.url)) }

    let untouched = [look(), look()]
    try folder.edit(polish) { $0 + "/* longer */" }
    let changed = [look(), look(), look()]
    try folder.edit(polish) { $0 + "/* longer still */" }
    let writing = look()
    try folder.add("de")
    let stillWriting = look()

    #expect(untouched == [false, false])
    #expect(changed == [false, true, false])
    #expect([writing, stillWriting, look()] == [false, false, true])
  }
}
