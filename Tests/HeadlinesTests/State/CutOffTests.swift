import ConsoleTesting
import Foundation
import GRDB
import Sternik
import TestCases
import Testing

@testable import Headlines

/// A database that ends too early, as after a full disk, a broken copy or a lost page of a disk.
@MainActor
@Suite final class `A database that is cut off` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.path()) }
  /// .ci/check-store asks for 200, which are two of five lengths, since all take three minutes.
  private nonisolated static let rounds =
    ProcessInfo.processInfo.environment["STORE_ROUNDS"].flatMap(Int.init) ?? 0

  /// What lies beside the file.
  enum Log: CaseIterable, Sendable {
    case empty
    case missing
    /// All that the file has, as after the first run was killed.
    case whole
    /// What was changed after the file was written.
    case recent
  }

  @Test(arguments: Log.allCases)
  func `at any length is set aside, and the user gets on with their own data`(log: Log) async throws
  {
    let before = await folder.library(articleCount: 40)
    before.changeSettings { $0.theme = "night" }
    before.toggleSaved(before.articles(.headlines)[5])
    before.updateSearch()
    await before.finishWork()
    if log == .empty || log == .missing { before.store.finish() }
    if log == .recent {
      before.store.finish()
      before.markAsRead(before.articles(.headlines)[0])
    }
    let names = ["", "-wal", "-shm", ".own"].filter {
      log != .missing || !["-wal", "-shm"].contains($0)
    }
    let files = names.compactMap { suffix in
      FileManager.default.contents(atPath: folder.database + suffix).map { (suffix, $0) }
    }
    withExtendedLifetime(before) {}
    let size = try #require(files.first { $0.0.isEmpty }?.1.count)

    for length in Self.lengths(to: size) {
      let cut = StateFolder(directory.appending(path: "\(length)").path())
      try cut.create()
      for (suffix, data) in files { try data.write(to: URL(filePath: cut.database + suffix)) }
      #expect(truncate(cut.database, off_t(length)) == 0)

      let store = Store(cut)
      let library = Library(store: store, keepsHouse: false) { TestApp.now }
      for kind in [ArticleList.Kind.headlines, .saved, .feed("a")] {
        for article in library.articles(kind) { _ = library.text(of: article) }
      }
      let error = library.takeStateError()
      library.changeSettings { $0.hasCompactRows = true }

      let place = "\(log), \(length) of \(size)"
      if let error {
        guard case .damaged(let name, let feeds, _) = error.reason else {
          Issue.record("\(place): \(error)")
          continue
        }
        #expect(FileManager.default.fileExists(atPath: name), "\(place)")
        #expect(feeds == 1, "\(place)")
      }
      #expect(library.takeStateError() == nil, "\(place)")
      #expect(library.feed("a") != nil, "\(place)")
      #expect(library.articles(.saved).map(\.content.title) == ["Number 35"], "\(place)")
      let after = Store(cut)
      let settings = after.read(else: Settings(), Settings.init)
      #expect(after.takeError() == nil, "\(place)")
      #expect(settings.theme == "night" && settings.hasCompactRows, "\(place)")
    }
  }

  /// The lengths in the header, at the ends of pages and in them.
  private static func lengths(to size: Int) -> [Int] {
    let header = [0, 1, 16, 24, 99, 100, 101]
    let ends = Array(stride(from: 4_096, through: size, by: 4_096))
    guard rounds > 0 else {
      // Those inside of the first pages of the settings, of the feeds and of articles lost rows once.
      return Cases.few(2, of: header) + Cases.few(3, of: ends) + [12_289, 22_480, 67_536]
    }
    let all = header + ends.flatMap { [$0 - 1, $0, $0 + 1, $0 + 2_000] }.filter { $0 <= size }
    let count = min(rounds * 2 / 5, all.count)
    return (0..<count).map { all[$0 * all.count / count] }
  }
}
