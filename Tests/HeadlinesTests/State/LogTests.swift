import ConsoleTesting
import Foundation
import GRDB
import Testing

@testable import Headlines

@MainActor
final class `The log of the database` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.path()) }

  @Test func `is not copied into the file while keys are pressed`() async throws {
    let library = await folder.library(articleCount: 1)
    library.store.finish()
    func size() throws -> Int {
      try #require(
        try FileManager.default.attributesOfItem(atPath: folder.database)[.size] as? Int)
    }
    let before = try size()

    library.store.change { db in
      try db.execute(sql: "INSERT INTO settings VALUES ('x', zeroblob(8000000))")
    }
    let after = try size()
    library.store.finish()

    #expect(after == before)
    #expect(try size() > before + 8_000_000)
  }
}
