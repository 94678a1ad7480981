import ConsoleTesting
import Foundation
import Sternik
import StringsSyntax
import Testing

@testable import Headlines

/// What a translator sees of a folder that they are editing.
@MainActor
struct `Translating` {
  private let polish = "pl.lproj/Localizable.strings"

  /// Shows the list of articles with the texts of a folder, each time it is asked for.
  private func show(
    _ translations: TranslatedFolder, in language: Language = "pl",
    _ walk: (_ screen: () -> String) throws -> Void
  ) rethrows {
    let window = Window()
    let library = Library { TestApp.now }
    let coordinator = HeadlinesCoordinator(
      window: window, library: library, dependencies: Dependencies { TestApp.now })
    translations.didRead = { coordinator.show(faultsOf: translations) }
    func speaking<Result>(_ show: () throws -> Result) rethrows -> Result {
      let localizer = Localizer(
        tables: translations.texts.tables, preferring: [language], developmentLanguage: "en",
        timeZone: .utc)
      return try Localizer.withCurrent(localizer) { try show() }
    }
    speaking { try? window.start(coordinator) }
    let console = speaking {
      HeadlessConsole(window, columns: 80, rows: 24) { .localized }
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

  @Test func `an edited text shows where the reader is`() throws {
    let folder = try EditedFolder()
    let translations = TranslatedFolder(folder.url)

    try show(translations) { screen in
      let before = screen()
      try folder.edit(polish) { $0.replacing("\"Więcej\"", with: "\"Reszta\"") }
      translations.read()

      #expect(before.contains("5 Więcej"))
      #expect(screen() == before.replacing("5 Więcej", with: "5 Reszta"))
    }
  }

  @Test func `a broken text stays as it was, is told of, and that goes when it is mended`() throws {
    let folder = try EditedFolder()
    let translations = TranslatedFolder(folder.url)
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
      #expect(translations.faults == [])
      #expect(screen() == before)
    }
  }

  @Test func `a file cut off in the middle loses nothing`() throws {
    let folder = try EditedFolder()
    let translations = TranslatedFolder(folder.url)
    let whole = try folder.text(of: polish)
    func texts() -> [String?] {
      ["tab.more", "cli.error.trace"].map { key in
        translations.texts.parts.first { $0.language == "pl" }?.pairs.last { $0.key == key }?
          .value.string
      }
    }
    let before = texts()

    for length in stride(from: whole.count - 3, to: 0, by: -997) {
      try folder.write(String(whole.prefix(length)) + "\n\"cut", to: polish)
      translations.read()

      #expect(texts() == before)
      #expect(!translations.faults.isEmpty)
    }
  }

  @Test func `what is taken away on purpose is gone`() throws {
    let folder = try EditedFolder()
    let translations = TranslatedFolder(folder.url)

    try show(translations) { screen in
      try FileManager.default.removeItem(at: folder.url.appending(path: "pl.lproj"))
      translations.read()

      #expect(screen().contains("12 articles"))
    }
  }

  @Test func `a language can be added, and a folder that is gone keeps its texts`() throws {
    let folder = try EditedFolder()
    let translations = TranslatedFolder(folder.url)

    try show(translations, in: "de") { screen in
      try folder.add("de")
      translations.read()
      let added = screen()
      try FileManager.default.removeItem(at: folder.url)
      translations.read()

      #expect(added.contains("1 Schlagzeilen") && added.contains("12 Artikel"))
      #expect(translations.faults.count == 1)
      #expect(screen().contains("12 Artikel"))
    }
  }

  @Test func `a folder is read when it has changed and come to rest`() throws {
    let folder = try EditedFolder()
    var watch = FolderWatch(FolderState(of: folder.url))
    func look() -> Bool { watch.shouldRead(FolderState(of: folder.url)) }

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
