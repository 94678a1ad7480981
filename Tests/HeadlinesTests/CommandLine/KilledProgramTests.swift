import Foundation
import Testing

@testable import Headlines

/// What the state folder holds when the program is killed while it saves.
struct `A killed program` {
  private static let kills = 200

  @Test func `leaves the old or the new files, and nothing else`() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let folder = StateFolder(directory.path())
    // Saves once for each key until it is killed.
    let keys = "enter" + String(repeating: " s n s p", count: 500)
    var (saved, empty) = (0, 0)

    for round in 1...Self.kills {
      let before = Self.identity(of: folder.savedArticles.path)
      let process = try Program.start([
        "--lang", "en", "--state", folder.path, "--keys", keys,
      ])
      while Self.identity(of: folder.savedArticles.path) == before, process.isRunning {
        sched_yield()
      }
      for _ in 0..<(round * 7919 % 1009) { sched_yield() }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()

      let (articles, error) = folder.savedArticles.load()
      #expect(error == nil)
      #expect(folder.userState.load().error == nil)
      #expect(folder.readMarks(of: Feed.bundled.id).load().error == nil)
      #expect(articles.articles(of: nil).count <= 2)
      if articles.articles(of: nil).isEmpty { empty += 1 } else { saved += 1 }
    }

    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == ["read", "saved.json"])
    let marks = URL(filePath: folder.readMarks(of: Feed.bundled.id).path)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: marks.deletingLastPathComponent().path()) == [marks.lastPathComponent])
    #expect(saved > 0 && empty > 0, "\(saved) \(empty)")
  }

  /// Identifies the file, which each save replaces.
  private static func identity(of path: String) -> UInt64 {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) ^ UInt64(status.st_mtim.tv_nsec) : 0
  }
}
