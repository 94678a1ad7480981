import Foundation
import GRDB

/// The file with the database, which only its owner can read.
struct DatabaseFile: Sendable {
  let folder: StateFolder

  var path: String { folder.path + "/headlines.sqlite" }

  /// A copy of what is the user's own.
  var ownCopy: String { path + ".own" }

  /// A second name of the log while the database is opened.
  private var keptLog: String { path + "-wal.kept" }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Identifies the file, which another program may set aside; nil without a file.
  var identity: UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  /// Opens the database, which this creates from the state of an earlier version if there is none.
  ///
  /// Programs that start at the same time wait for each other.
  ///
  /// - Returns: A connection, and what was wrong with the file.
  /// - Throws: ``StateError`` if there is nothing to open.
  func open() throws(StateError) -> (connection: DatabaseQueue, error: StateError?) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true)
    } catch {
      throw StateError(file: path, reason: .unwritable(error.systemError))
    }
    return try locked { () throws(StateError) in
      // SQLite removes the log of a damaged file when it closes it.
      unlink(keptLog)
      link(path + "-wal", keptLog)
      defer { unlink(keptLog) }
      do throws(StateError) {
        return try connect()
      } catch {
        guard case .damagedInPlace = error.reason else { throw error }
        return try setAside()
      }
    }
  }

  /// Sets a damaged file aside, unless another program has done so, and opens the new one.
  func replace(_ damaged: UInt64?) throws(StateError) -> (
    connection: DatabaseQueue, error: StateError?
  ) {
    try locked { () throws(StateError) in
      identity == damaged ? try setAside() : try connect()
    }
  }

  /// Opens another connection to a database that is open.
  func connection() throws -> DatabaseQueue {
    var configuration = Schema.configuration
    configuration.journalMode = .wal
    // Changes that wait longer are saved with the next one.
    configuration.busyMode = .timeout(2)
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA cache_spill = OFF; PRAGMA foreign_keys = OFF")
    }
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// A copy of a file that cannot be written, for this run; nil if it cannot be read either.
  func temporaryCopy() -> DatabaseQueue? {
    let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = StateFolder(copy.path)
    defer { try? FileManager.default.removeItem(at: copy) }
    do {
      try FileManager.default.createDirectory(
        at: copy, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
        try FileManager.default.copyItem(
          atPath: path + suffix, toPath: DatabaseFile(folder: folder).path + suffix)
        chmod(DatabaseFile(folder: folder).path + suffix, 0o600)
      }
      return try DatabaseFile(folder: folder).connect().connection
    } catch {
      return nil
    }
  }

  private func connect(
    takesOver: Bool = true
  ) throws(StateError) -> (connection: DatabaseQueue, error: StateError?) {
    let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StateError(file: path, reason: .unwritable(.last)) }
    close(descriptor)
    do {
      let connection = try connection()
      if try connection.read(Schema.migrator.hasBeenSuperseded) {
        let check = try connection.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
        throw StateError(file: path, reason: check == "ok" ? .newer(version: 2) : .damagedInPlace)
      }
      try Schema.migrator.migrate(connection)
      guard takesOver else { return (connection, nil) }
      do throws(StateError) {
        try OldState(folder).takeOver(into: connection)
        return (connection, nil)
      } catch {
        guard error.isRepaired else { throw error }
        return (connection, error)
      }
    } catch let error as StateError {
      throw error
    } catch {
      throw StateError(error, file: path)
    }
  }

  /// Renames the file to the first free name, and copies what can be read of it into a new one.
  private func setAside() throws(StateError) -> (connection: DatabaseQueue, error: StateError?) {
    guard let damaged = rename() else { throw StateError(file: path, reason: .damagedInPlace) }
    let connection = try connect(takesOver: false).connection
    let count = Salvage(path: damaged, ownCopy: ownCopy).copy(into: connection)
    return (
      connection, StateError(file: path, reason: .damaged(renamedTo: damaged, savedArticles: count))
    )
  }

  private func rename() -> String? {
    for number in 1...999 {
      let name = path + (number == 1 ? ".damaged" : ".damaged-\(number)")
      // `link` fails when the name is taken, where `rename` would overwrite.
      if link(path, name) == 0 {
        guard unlink(path) == 0 else { return nil }
        if Foundation.rename(keptLog, name + "-wal") != 0 {
          Foundation.rename(path + "-wal", name + "-wal")
        }
        unlink(path + "-wal")
        Foundation.rename(path + "-shm", name + "-shm")
        return name
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  /// Locks the folder, which leaves no file behind; the system unlocks it when the program dies.
  private func locked<Result>(
    _ work: () throws(StateError) -> Result
  ) throws(StateError) -> Result {
    let descriptor = Foundation.open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StateError(file: path, reason: .unwritable(.last)) }
    defer { close(descriptor) }
    // Ignore the result: some file systems have no locks.
    _ = flock(descriptor, LOCK_EX)
    return try work()
  }
}

extension StateError {
  /// What an error of SQLite means for a file.
  init(_ error: any Error, file: String) {
    if let error = error as? StateError {
      self = error
      return
    }
    self.file = file
    reason =
      switch (error as? DatabaseError)?.resultCode {
      case .SQLITE_CORRUPT?, .SQLITE_NOTADB?, .SQLITE_TOOBIG?: .damagedInPlace
      // A damaged schema lacks tables, a damaged header forbids writing.
      case .SQLITE_ERROR? where "\(error)".contains("no such"): .damagedInPlace
      case .SQLITE_READONLY? where access(file, W_OK) == 0: .damagedInPlace
      case .SQLITE_FULL?: .unwritable(.number(ENOSPC))
      case .SQLITE_READONLY?: .unwritable(.number(EROFS))
      case .SQLITE_IOERR?: .unwritable(.number(EIO))
      case .SQLITE_CANTOPEN?: .unreadable(.number(EACCES))
      default: .unwritable(.message("\(error)"))
      }
  }
}
