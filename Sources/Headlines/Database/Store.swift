import Foundation
import GRDB
import Observation

/// The database behind the library, to be read and changed on the main actor.
///
/// Changes are visible and saved at once. What cannot be saved is kept for later, and meanwhile shown from a copy in
/// memory, if the database is not too large for that. Without a folder everything is in memory.
@MainActor @Observable
final class Store {
  typealias Change = (Database) throws -> Void

  /// Increases with each change, also with those of other programs; reading depends on it.
  private(set) var revision = 0
  /// State could not be loaded or saved; ``takeError()`` returns the error.
  @ObservationIgnored var didFail: () -> Void = {}
  /// What is shown: the file, or memory until there is a file and while it cannot be written.
  @ObservationIgnored private(set) var connection: DatabaseQueue
  /// The connection of the main actor to the file.
  @ObservationIgnored private(set) var disk: DatabaseQueue?
  /// Another connection to the file, for long changes.
  @ObservationIgnored private(set) var writer: DatabaseQueue?
  /// The connection to a large file on a full disk, which only reads.
  @ObservationIgnored private var reader: DatabaseQueue?
  /// Whether the reader was closed, and nothing but the changes since then can be shown instead.
  @ObservationIgnored private var hasLostReader = false
  @ObservationIgnored let file: DatabaseFile?
  /// The file that the connection has open.
  @ObservationIgnored private var identity: UInt64?
  /// Whether the first change creates the file, if there is none.
  @ObservationIgnored var createsFile = true
  /// Whether there is a file that cannot be read.
  @ObservationIgnored private(set) var lacksFile = false
  /// What could not be saved yet.
  @ObservationIgnored private(set) var unsaved: [Change] = []
  @ObservationIgnored private var nextAttempt = ContinuousClock.now
  @ObservationIgnored private var nextRepair = ContinuousClock.now
  /// Since when other programs have kept this one from saving.
  @ObservationIgnored private var busySince: ContinuousClock.Instant?
  @ObservationIgnored private var dataVersion = 0
  @ObservationIgnored private var error: StateError?
  /// Why changes are not saved, until they are; only the first reason is reported.
  @ObservationIgnored private(set) var failure: StateError?
  @ObservationIgnored private var reportedRepairs: Set<StateError> = []

  /// How long others may keep this program from saving before that is reported.
  private static let maxSilence = Duration.seconds(5)
  /// How much a log may have before a key waits until it is copied into the file, in pages; ``finish()`` and long
  /// changes, off the main actor, do that before.
  private static let maxLogPages = 16_384

  /// Opens the database in a folder; the first change creates it.
  init(_ folder: StateFolder? = nil) {
    file = folder.map { DatabaseFile(folder: $0) }
    connection = .emptyInMemory()
    guard let file else { return }
    do throws(StateError) {
      if file.exists { try open() }
    } catch {
      switch error.reason {
      // SQLite cannot open a file either in a folder that cannot be written.
      case .unwritable, .unreadable: showUnwritable(file)
      default: lacksFile = !error.isRepaired
      }
      nextAttempt = .now + .seconds(1)
      report(error)
    }
  }

  private var isOnDisk: Bool { disk != nil }

  /// Whether changes belong into a file.
  private var isSaved: Bool { file != nil && (isOnDisk || createsFile) }

  /// What a query finds; `fallback` if the database cannot be read.
  func read<Value>(else fallback: Value, _ query: (Database) throws -> Value) -> Value {
    _ = revision
    do {
      return try connection.unsafeRead(query)
    } catch {
      guard recover(from: error, of: connection) else { return fallback }
      return (try? connection.unsafeRead(query)) ?? fallback
    }
  }

  /// Makes a small change.
  func change(_ change: @escaping Change) {
    defer { revision += 1 }
    guard isSaved else { return show([change]) }
    unsaved.append(change)
    let before = connection
    // After a failure, the attempts to save are timed.
    if nextAttempt <= .now, save() { return }
    if connection === before { show([change]) }
  }

  /// Makes a long change off the main actor; returns when all of it is visible.
  ///
  /// Each piece takes some milliseconds, and is made again while it returns true. What cannot be saved is only shown.
  ///
  /// - Returns: Whether all of it is saved.
  @discardableResult
  func change(inPieces pieces: [@Sendable (Database) throws -> Bool]) async -> Bool {
    defer { revision += 1 }
    if isSaved, !isOnDisk { change { _ in } }
    // A task of its own: the pauses of a cancelled one end at once.
    await Task { await waitForOthers() }.value
    if isSaved, unsaved.isEmpty, let disk { connection = disk }
    var areSaved = true
    for piece in pieces {
      if areSaved { areSaved = await changeInBackground(piece) }
      // Without a file, or without room in it: a piece after each key.
      var isUnfinished = !areSaved
      while isUnfinished {
        isUnfinished = false
        show([{ isUnfinished = try piece($0) }])
        revision += 1
        await Task.yield()
      }
    }
    return areSaved
  }

  /// Waits while another program keeps this one from saving, since long changes come after what is not saved yet.
  private func waitForOthers() async {
    while !unsaved.isEmpty, busySince != nil, failure == nil {
      try? await Task.sleep(until: nextAttempt)
      if save() { revision += 1 }
    }
  }

  private func changeInBackground(
    _ piece: @escaping @Sendable (Database) throws -> Bool, isFirst: Bool = true
  ) async -> Bool {
    guard isSaved, unsaved.isEmpty, let file, let writer = try? openWriter() else { return false }
    let identity = identity
    // A task of its own, since a refresh that is cancelled saves what it has.
    let writing = Task {
      var isUnfinished = true
      while isUnfinished {
        let start = ContinuousClock.now
        isUnfinished = try await writer.write { db in
          try file.check(identity)
          return try piece(db)
        }
        // The lock is free for as long as it was taken, since waiting connections only look at it now and then.
        try await Task.sleep(for: max(.milliseconds(3), start.duration(to: .now)))
      }
    }
    do {
      try await writing.value
      return true
    } catch {
      // A damaged file is replaced by one with the same rows; a program that saves at this moment is waited for.
      let isBusy = StateError(error, file: file.path).reason == .unwritable(.number(EBUSY))
      guard isFirst, isBusy || recover(from: error, of: writer) else {
        if isBusy { _ = recover(from: error, of: writer) }
        return false
      }
      return await changeInBackground(piece, isFirst: false)
    }
  }

  /// Shows what other connections have changed, and tries again to save what could not be saved.
  func noticeChanges() {
    if !unsaved.isEmpty, nextAttempt < .now, save(patience: .zero) { revision += 1 }
    guard let file, let disk else { return }
    if file.identity != identity {
      _ = recover(from: DatabaseError(resultCode: .SQLITE_CORRUPT), of: disk)
    } else if let version = try? disk.unsafeRead({ db in
      try Int.fetchOne(db, sql: "PRAGMA data_version")
    }), version != dataVersion {
      dataVersion = version
      revision += 1
    }
  }

  /// Saves what could not be saved before; waits longer for other programs, since it is lost after this.
  func retrySaving() { if !unsaved.isEmpty, save(patience: .seconds(10)) { revision += 1 } }

  /// Returns and clears the last error.
  func takeError() -> StateError? {
    defer { error = nil }
    return error
  }

  /// Sets a damaged file aside after an error of a connection; returns false for other errors, which are reported.
  func recover(from error: any Error, of connection: DatabaseQueue) -> Bool {
    guard let file else { return false }
    // The file of this connection has been replaced since.
    guard connection === disk || connection === writer else {
      return connection !== self.connection
    }
    let error = StateError(error, file: file.path)
    guard case .damagedInPlace = error.reason else {
      report(error)
      return false
    }
    guard nextRepair <= .now else { return false }
    let start = ContinuousClock.now
    do throws(StateError) {
      try use(file.replace(identity))
      return true
    } catch {
      nextRepair = .now + max(.seconds(1), start.duration(to: .now) * 10)
      report(error)
      return false
    }
  }

  private func open() throws(StateError) {
    guard let file else { return }
    // It keeps all others from opening the file.
    let wasReading = reader != nil || hasLostReader
    try? reader?.close()
    reader = nil
    do throws(StateError) {
      try use(file.open())
    } catch {
      guard wasReading else { throw error }
      try showAgain(file, after: error)
    }
  }

  /// Shows a file for which the reader was closed in vain.
  private func showAgain(_ file: DatabaseFile, after error: StateError) throws(StateError) {
    let before = connection
    lacksFile = false
    showUnwritable(file)
    defer {
      hasLostReader = lacksFile
      revision += 1
    }
    if lacksFile, !hasLostReader { (connection, failure) = (.emptyInMemory(), nil) }
    if connection !== before { show(unsaved) }
    guard lacksFile, case .unwritable(let cause) = error.reason else { throw error }
    throw StateError(file: error.file, reason: .unreadable(cause))
  }

  /// Shows what can be read of a file that cannot be changed.
  private func showUnwritable(_ file: DatabaseFile) {
    if let reader = try? file.readingConnection() {
      if let copy = try? reader.copyInMemory() {
        connection = copy
        try? reader.close()
      } else {
        (connection, self.reader) = (reader, reader)
      }
    } else if let copy = file.temporaryCopy() {
      connection = copy
    } else {
      lacksFile = true
    }
  }

  private func use(_ opened: (connection: DatabaseQueue, error: StateError?)) {
    (connection, disk, writer) = (opened.connection, opened.connection, nil)
    (hasLostReader, lacksFile) = (false, false)
    _ = try? opened.connection.writeWithoutTransaction { db in
      try Int.fetchOne(db, sql: "PRAGMA wal_autocheckpoint = \(Self.maxLogPages)")
    }
    identity = file?.identity
    revision += 1
    if let error = opened.error { report(error) }
    noticeChanges()
  }

  func openWriter() throws -> DatabaseQueue? {
    if writer == nil { writer = try file?.connection() }
    return writer
  }

  /// Saves what is not saved yet, waiting for other programs; returns whether it could.
  private func save(patience: Duration = .milliseconds(200)) -> Bool {
    let start = ContinuousClock.now
    do {
      try write(patience)
      return true
    } catch {
      if !isTransient(error, since: start, patience) {
        let isRepaired = disk.map { recover(from: error, of: $0) } ?? false
        if isRepaired, (try? write(patience)) != nil { return true }
        if !isOnDisk, let file { report(StateError(error, file: file.path)) }
      }
      // Leave most of the time to the keys, however much there is to save.
      nextAttempt = .now + max(.seconds(1), start.duration(to: .now) * 10)
      if connection === disk { show(unsaved) }
      return false
    }
  }

  /// Whether another program only happens to save at this moment.
  private func isTransient(
    _ error: any Error, since start: ContinuousClock.Instant, _ patience: Duration
  ) -> Bool {
    guard StateError(error, file: "").reason == .unwritable(.number(EBUSY)) else { return false }
    let first = busySince ?? start
    busySince = first
    return patience < .seconds(1) && first.duration(to: .now) < Self.maxSilence
  }

  private func write(_ patience: Duration) throws {
    if !isOnDisk { try open() }
    guard let disk, let file else { return }
    try disk.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA busy_timeout = \(Int(patience / .milliseconds(1)))")
      try db.inTransaction(.immediate) {
        try file.check(identity)
        for change in unsaved { try make(change, in: db) }
        return .commit
      }
    }
    (connection, unsaved, failure, busySince) = (disk, [], nil, nil)
  }

  /// Makes a change, or none of it if the tables forbid it, so that it does not keep others from being saved.
  private func make(_ change: Change, in db: Database) throws {
    do {
      try db.inSavepoint {
        try change(db)
        return .commit
      }
    } catch  where error.isOfTheData {
      let error = StateError(error, file: file?.path ?? "")
      if case .damagedInPlace = error.reason { throw error }
      report(error)
    }
  }

  /// Makes changes in memory, since a transaction that stays open would keep other programs from saving.
  private func show(_ changes: [Change]) {
    if let disk, connection === disk {
      guard let copy = try? disk.copyInMemory() else { return }
      connection = copy
    }
    for change in changes { try? connection.write(change) }
  }

  /// Reports an error, but no second failure to save after the first.
  private func report(_ error: StateError) {
    guard error.isRepaired ? reportedRepairs.insert(error).inserted : failure == nil else { return }
    if !error.isRepaired { failure = error }
    self.error = error
    didFail()
  }
}
