import GRDB

extension Store {
  /// Then ``finish()`` does it.
  private static let maxErasures = 6

  /// Copies what is only in the log into the database itself, as far as no other program reads it, and what is the
  /// user's own into a file beside it.
  ///
  /// The log becomes empty, because it would change a copy of the database that is put back in its place.
  func finish() {
    guard let disk, let file else { return }
    // What cannot be copied now is copied later.
    _ = try? disk.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA busy_timeout = 0")
      return try db.checkpoint(.truncate)
    }
    try? file.writeOwnCopy()
  }

  /// Takes what was removed out of the log and out of the copy of what is the user's own, off the main actor; waits until
  /// it is saved, and until no other connection is in the way.
  func eraseRemoved() async {
    guard let file else { return }
    for _ in 0..<Self.maxErasures {
      if unsaved.isEmpty, let writer = try? openWriter() {
        let erasing = Task.detached {
          _ = try await writer.writeWithoutTransaction { try $0.checkpoint(.truncate) }
          try file.writeOwnCopy()
        }
        if (try? await erasing.value) != nil { return }
      }
      // A task of its own: the pause of a cancelled one ends at once.
      await Task { try? await Task.sleep(for: .milliseconds(500)) }.value
    }
  }
}
