import GRDB
import Synchronization

/// Fails commits, as a disk without room does.
final class FullDisk: TransactionObserver, Sendable {
  let isFull = Mutex(true)

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }

  func databaseDidChange(with event: DatabaseEvent) {}

  func databaseWillCommit() throws {
    if isFull.withLock({ $0 }) { throw DatabaseError(resultCode: .SQLITE_FULL) }
  }

  func databaseDidCommit(_ db: Database) {}

  func databaseDidRollback(_ db: Database) {}
}
