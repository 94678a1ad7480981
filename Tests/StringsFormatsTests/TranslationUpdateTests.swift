import ConsoleTesting
import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

/// A folder that is read again while a program runs.
@Suite struct `Updates of a translation folder` {
  /// A clock on which no time passes: a sleep only lets others run.
  private struct StillClock: Clock {
    let now = ContinuousClock.now
    let minimumResolution = Duration.zero

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      await Task.yield()
      try Task.checkCancellation()
    }
  }

  private let folder = TemporaryFolder([
    "en.lproj/Localizable.strings": #"a = "A %@"; b = B; c = C;"#,
    "pl.lproj/Localizable.strings": #"a = "Ą %@"; b = "Ś"; c = "Ć";"#,
  ])

  private func write(_ text: String) throws {
    let file = folder.url.appending(path: "pl.lproj/Localizable.strings")
    try Data(text.utf8).write(to: file)
  }

  private func texts(_ update: TranslationUpdate) -> [String] {
    let texts = Localizer(
      tables: update.folder.stringsTables, preferring: ["pl"], developmentLanguage: "en",
      didFindIssue: { _ in })
    return [texts.text("a", ["x"]), texts.text("b"), texts.text("c")]
  }

  @Test func `a broken file keeps the last good texts, and a whole one loses what it lacks`() throws
  {
    let first = TranslationUpdate(of: folder.url)
    try write(#"a = "Ą: %@"; b = ; c = "#)
    let broken = TranslationUpdate(of: folder.url, after: first)
    try write(#"a = "Ą: %@";"#)
    let whole = TranslationUpdate(of: folder.url, after: broken)

    #expect(first.refused.isEmpty && texts(first) == ["Ą x", "Ś", "Ć"])
    #expect(texts(broken) == ["Ą: x", "Ś", "Ć"])
    #expect(broken.refused.allSatisfy { $0.file.hasSuffix("pl.lproj/Localizable.strings") })
    #expect(!broken.refused.isEmpty)
    #expect(whole.refused.isEmpty && texts(whole) == ["Ą: x", "B", "C"])
  }

  @Test func `a text that would show wrongly is refused, and the others are not`() throws {
    let first = TranslationUpdate(of: folder.url, developmentLanguage: "en")
    try write(
      """
      a = "Ą: %d"; b = "Śś"; c = { NSStringLocalizedFormatKey = "%#@n@"; n = {
      NSStringFormatValueTypeKey = d; other = "%#@n@"; }; };
      """)

    let update = TranslationUpdate(of: folder.url, after: first, developmentLanguage: "en")
    let unchecked = TranslationUpdate(of: folder.url, after: first)

    #expect(texts(update) == ["Ą x", "Śś", "Ć"])
    #expect(Set(update.refused.map(\.code)) == [.placeholderMismatch, .nestedTooDeep])
    #expect(Set(update.refused.compactMap(\.key)) == ["a", "c"])
    #expect(texts(unchecked).prefix(2) == ["Ą: ⟨%d: x⟩", "Śś"])
    #expect(unchecked.refused.map(\.key) == ["c"])
  }

  @Test
  func `a text that the first reading refuses gives way to that of another table or language`()
    throws
  {
    try write(#"a = "Ą: %d"; b = "Śś";"#)

    let update = TranslationUpdate(of: folder.url, developmentLanguage: "en")
    let embedded = StringsTable(language: "pl", source: #"a = "Ą %@";"#)
    let localizer = Localizer(
      tables: update.folder.stringsTables + [embedded], preferring: ["pl"],
      developmentLanguage: "en",
      didFindIssue: { _ in })

    #expect(update.refused.compactMap(\.key) == ["a"])
    #expect(texts(update) == ["A x", "Śś", "C"])
    #expect(localizer.text("a", ["x"]) == "Ą x")
  }

  @Test func `a deleted text is gone although another is refused`() throws {
    let first = TranslationUpdate(of: folder.url, developmentLanguage: "en")
    try write(#"a = "Ą: %d";"#)

    let update = TranslationUpdate(of: folder.url, after: first, developmentLanguage: "en")

    #expect(texts(update) == ["Ą x", "B", "C"])
  }

  @Test func `a folder that is gone keeps its texts`() throws {
    let first = TranslationUpdate(of: folder.url)
    try FileManager.default.removeItem(at: folder.url)

    let update = TranslationUpdate(of: folder.url, after: first)

    #expect(update.refused.count == 1 && texts(update) == ["Ą x", "Ś", "Ć"])
  }

  @Test func `the folder comes at once, and then after each change`() async throws {
    var updates = TranslationFolder.updates(of: folder.url, on: StillClock()).makeAsyncIterator()

    let first = try #require(await updates.next())
    try write(#"b = "Ś2";"#)
    let second = try #require(await updates.next())
    try write("b = ;")
    let third = try #require(await updates.next())

    #expect([first, second, third].map { texts($0)[1] } == ["Ś", "Ś2", "Ś2"])
    #expect([first, second, third].map(\.refused.isEmpty) == [true, true, false])
  }

  @Test func `a cancelled task ends the updates`() async {
    let url = folder.url
    let task = Task {
      var count = 0
      for await _ in TranslationFolder.updates(of: url, on: StillClock()) {
        count += 1
        withUnsafeCurrentTask { $0?.cancel() }
      }
      return count
    }

    #expect(await task.value == 1)
  }
}
