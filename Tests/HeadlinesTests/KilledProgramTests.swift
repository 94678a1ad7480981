import Foundation
import Testing

@testable import Headlines

/// What is kept when the program is killed while it saves.
struct `A killed program` {
  private static let kills = 200

  @Test func `leaves the files of before or of after, and nothing else`() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = StateFolder(place.path())
    // Saves once for each key, for as long as nobody kills it.
    let keys = "enter" + String(repeating: " s n s p", count: 500)
    var (saved, empty) = (0, 0)

    for round in 1...Self.kills {
      let before = Self.identity(of: folder.saved.path)
      let process = try Program.start([
        "--lang", "en", "--state", folder.path, "--keys", keys,
      ])
      while Self.identity(of: folder.saved.path) == before, process.isRunning { sched_yield() }
      for _ in 0..<(round * 7919 % 1009) { sched_yield() }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()

      let (articles, problem) = folder.saved.load()
      #expect(problem == nil)
      #expect(folder.reader.load().problem == nil)
      #expect(folder.marks(of: Source.bundled.id).load().problem == nil)
      #expect(articles.stories(of: nil).count <= 2)
      if articles.stories(of: nil).isEmpty { empty += 1 } else { saved += 1 }
    }

    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == ["read", "saved.json"])
    let marks = URL(filePath: folder.marks(of: Source.bundled.id).path)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: marks.deletingLastPathComponent().path()) == [marks.lastPathComponent])
    #expect(saved > 0 && empty > 0, "\(saved) \(empty)")
  }

  /// Which file it is: another one after each saving.
  private static func identity(of path: String) -> UInt64 {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) ^ UInt64(status.st_mtim.tv_nsec) : 0
  }
}
