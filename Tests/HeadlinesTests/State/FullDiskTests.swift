import ConsoleTesting
import Foundation
import GRDB
import Testing

@testable import Headlines

/// What the program does on a real file system without room.
@MainActor
@Suite(.serialized) final class `A full disk` {
  /// .ci/check-store asks for more, up to all 48.
  private nonisolated static let count =
    ProcessInfo.processInfo.environment["FULL_DISKS"].flatMap(Int.init)

  /// How the last run has left the state folder.
  enum Files: CaseIterable, Sendable {
    /// The log is empty, its index stays.
    case closed
    /// The log has what is not in the file.
    case killed
    /// As a refresh leaves it.
    case refreshed
    case withoutIndex
    case withoutLog
    /// A backup of the file alone, put back.
    case databaseAlone
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let blockSize: Int
    let files: Files
    /// The room that is left, in bytes.
    let free: Int
    var testDescription: String { "\(blockSize) \(files) \(free)" }
  }

  nonisolated static var cases: [Case] {
    guard let count else {
      return [Case(blockSize: 1_024, files: .killed, free: 0)]
    }
    var all: [Case] = []
    for size in [1_024, 4_096] {
      for files in Files.allCases {
        for free in [0, 9, 34, 120] {
          all.append(Case(blockSize: size, files: files, free: free << 10))
        }
      }
    }
    let step = max(1, all.count / count)
    // Another room for each kind of files.
    return all.indices.filter { ($0 + $0 / 4) % step == 0 }.map { all[$0] }
  }

  @Test(.enabled(if: LoopDisk.obstacle == nil, "needs root and loop devices"), arguments: cases)
  func `ends no program, and what there is can be read`(full: Case) async throws {
    let disk = LoopDisk()
    #expect(disk.mount(blockSize: full.blockSize))
    let folder = StateFolder(disk.path + "/state")
    try await prepare(folder, as: full.files)
    disk.fill(leaving: full.free)

    let state = "--lang en --state '\(folder.path)'"
    let runs = try [
      "--plain", "--keys down", "--export -", "--refresh", "--linear --plain", "--keys 'enter s q'",
    ].map { try Program.shell("exec \"$0\" \(state) \($0)") }

    // The feed of the refresh is not there, which it reports if the disk has room for its start.
    for (index, run) in runs.enumerated() where index != 3 || run.status != 75 {
      #expect([0, 1, 64].contains(run.status), "\(run.status) \(run.error)")
    }
    for run in runs[0...1] { #expect(run.output.contains("Number 300"), "\(run.error)") }
    #expect(runs[2].status == 0 && runs[2].output.contains("xmlUrl=\"/nowhere/a\""))
    for run in runs where run.status == 64 {
      #expect(run.error.contains("the disk is full"), "\(run.error)")
    }
    if full.free == 0 { #expect(runs[5].status == 64) }
    disk.makeRoom()
    let after = folder.library
    #expect(after.takeStateError() == nil && after.settings.theme == "night")
    #expect(after.articles(.saved).contains { $0.content.title == "Number 7" })
    #expect(try folder.value("SELECT count(*) FROM articles WHERE key <> ''") == 300 + 12)
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
  }

  /// Fills a state folder with 300 articles, one of them saved.
  private func prepare(_ folder: StateFolder, as files: Files) async throws {
    let source = TemporaryFolder()
    let original = StateFolder(source.url.appending(path: "state").path())
    let library = original.library
    library.changeSettings { $0.theme = "night" }
    library.add(Feed(id: "/nowhere/a"))
    await library.apply([.response(FeedUpdate.contents((1...300).reversed()), of: "/nowhere/a")])
    let article = try #require(
      library.articles(.headlines).first { $0.content.title == "Number 7" })
    library.toggleSaved(article)
    switch files {
    case .killed, .withoutIndex: break
    case .closed, .databaseAlone: await library.save()
    case .refreshed, .withoutLog:
      await library.finishWork()
      library.updateSearch()
      await library.save()
      library.markAsRead(article)
    }
    if files == .withoutLog { try await library.close() }
    try folder.create()
    var suffixes = ["", "-wal", "-shm", ".own"]
    switch files {
    case .withoutIndex: suffixes = ["", "-wal"]
    case .withoutLog, .databaseAlone: suffixes = [""]
    default: break
    }
    for suffix in suffixes where FileManager.default.fileExists(atPath: original.database + suffix)
    {
      try FileManager.default.copyItem(
        atPath: original.database + suffix, toPath: folder.database + suffix)
    }
    withExtendedLifetime(library) {}
  }
}
