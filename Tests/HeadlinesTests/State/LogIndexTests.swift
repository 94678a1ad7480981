import Foundation
import GRDB
import Testing

@testable import Headlines

#if os(Linux)
/// Memory of a file whose blocks the file system may not have, as on a full disk.
struct LogIndexTests {
  @Test func `what the file system cannot back is no SIGBUS`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    defer {
      close(file)
      unlink(path)
    }
    let size = 4 * Int(getpagesize())
    #expect(ftruncate(file, size) == 0)
    let memory = try #require(mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0))
    defer { munmap(memory, size) }
    #expect(LogIndex.reserve(memory, size: size))

    ftruncate(file, size / 2)

    #expect(LogIndex.reserve(memory, size: size / 2))
    #expect(!LogIndex.reserve(memory + size / 2, size: size / 2))
  }

  @Test(arguments: [(ENOSPC, ResultCode.SQLITE_FULL), (EDQUOT, .SQLITE_FULL), (EIO, growth)])
  func `an index that cannot grow is a full disk only if the system says so`(
    error: CInt, expected: ResultCode
  ) {
    #expect(LogIndex.status(Self.growth.rawValue, error: error) == expected.rawValue)
  }

  private static let growth = ResultCode.SQLITE_IOERR_SHMSIZE
}
#endif
