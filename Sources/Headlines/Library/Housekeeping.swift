import GRDB
import Synchronization

/// Work on the database that may take minutes and that nothing waits for: it stops between two pieces when the program
/// ends, and goes on when the program runs again.
@MainActor
final class Housekeeping {
  private var tasks: [Task<Void, Never>] = []
  private nonisolated let isInterrupted = Atomic(false)

  func start(_ pieces: [@Sendable (Database) throws -> Bool], in store: Store) {
    let pieces = pieces.map { piece in
      { @Sendable [self] (db: Database) throws -> Bool in
        // The first piece that is left out leaves out all others.
        try !isInterrupted.load(ordering: .relaxed) && piece(db)
      }
    }
    tasks.append(Task { await store.change(inPieces: pieces) })
  }

  /// Stops the work, and waits for its current piece.
  func interrupt() async {
    isInterrupted.store(true, ordering: .relaxed)
    await finish()
    isInterrupted.store(false, ordering: .relaxed)
  }

  /// Waits until the work is done.
  func finish() async {
    while !tasks.isEmpty { await tasks.removeFirst().value }
  }
}
