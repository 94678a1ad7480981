import ConsoleTesting
import Foundation
import Testing

@testable import Headlines

/// What the state folder holds when the program is killed while it saves.
struct `A killed program` {
  private let temporary = TemporaryFolder()

  /// .ci/check-store asks for more.
  private static let kills =
    ProcessInfo.processInfo.environment["STORE_ROUNDS"].flatMap(Int.init) ?? 5

  @MainActor
  @Test func `leaves the old or the new state, and no other files`() throws {
    let directory = temporary.url.appending(path: "state")
    let folder = StateFolder(directory.path())
    // Saves once for each key until it is killed.
    let keys = "enter" + String(repeating: " s n s p", count: 500)
    var (saved, empty) = (0, 0)

    for round in 1...Self.kills {
      var last = Self.identity(of: folder.database + "-wal")
      let process = try Program.start([
        "--lang", "en", "--state", folder.path, "--keys", keys,
      ])
      // Some saves after the first one, and somewhere in the next one.
      for _ in 0...(round % 8) {
        while Self.identity(of: folder.database + "-wal") == last, process.isRunning {
          sched_yield()
        }
        last = Self.identity(of: folder.database + "-wal")
      }
      for _ in 0..<(round * 7919 % 1009) { sched_yield() }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()

      #expect(try folder.value("PRAGMA integrity_check") == "ok")
      let count: Int? = try folder.value("SELECT count(*) FROM saved")
      if count == 0 { empty += 1 } else { saved += 1 }
      #expect(count ?? 3 <= 2)
    }

    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.allSatisfy { $0.hasPrefix("headlines.sqlite") && !$0.contains("damaged") })
    // A few kills may all be early or late.
    #expect(Self.kills < 200 || saved > 0 && empty > 0, "\(saved) \(empty)")
  }

  /// Identifies the state of a file, which each save changes.
  private static func identity(of path: String) -> UInt64 {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) ^ UInt64(status.st_mtim.tv_nsec) : 0
  }
}
