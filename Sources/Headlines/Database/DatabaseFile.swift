import CSQLite
import Foundation
import GRDB

/// The file with the database, which only its owner can read.
struct DatabaseFile: Sendable {
  let folder: StateFolder
  var name = "headlines.sqlite"

  var path: String { folder.path + "/" + name }

  /// A copy of what is the user's own.
  var ownCopy: String { path + ".own" }

  /// Whether there is something to open: the file, or the copy that it is restored from.
  var exists: Bool { Self.status(of: path) != nil || isMissing }

  /// Whether the file was removed, and the copy was not; a link whose file is not there was not removed.
  private var isMissing: Bool {
    var status = stat()
    return lstat(path, &status) != 0 && Self.status(of: ownCopy) != nil
  }

  /// Identifies the file, which another program may set aside; nil without a file.
  var identity: UInt64? { Self.status(of: path).map { UInt64($0.st_ino) } }

  /// A second name of the file while, and after, it is replaced because it is damaged; another file may have the name, since
  /// other disks give the same numbers.
  private var damagedPath: String {
    let name = path + ".damaged-\(identity ?? 0)"
    let names = [name] + (2...999).map { "\(name)-\($0)" }
    return names.first { Self.isSame($0, path) || Self.status(of: $0) == nil } ?? name
  }

  /// Whether replacing the file was begun, or the file is empty but was not before: for SQLite, one of a byte is empty, too.
  private var isDamaged: Bool {
    Self.isSame(damagedPath, path)
      || (Self.status(of: path)?.st_size ?? .max) <= 1 && (access(ownCopy, F_OK) == 0 || hasLog)
  }

  private var hasLog: Bool { Self.status(of: path + "-wal")?.st_size ?? 0 > 0 }

  /// Opens the database, which this creates if there is none.
  ///
  /// Programs that start at the same time wait for each other.
  ///
  /// - Returns: A connection, and what was wrong with the file.
  /// - Throws: ``StateError`` if there is nothing to open.
  func open() throws(StateError) -> (connection: DatabaseQueue, error: StateError?) {
    do {
      try folder.create()
    } catch {
      throw StateError(file: path, reason: .unwritable(error.systemError))
    }
    return try locked { () throws(StateError) in
      if isMissing { return try restore() }
      if isDamaged { return try setAside() }
      do throws(StateError) {
        return (try connect(), nil)
      } catch {
        guard case .damagedInPlace = error.reason else { throw error }
        return try setAside()
      }
    }
  }

  /// Sets a damaged file aside, unless another program has done so, and opens the new one; restores one that was removed.
  func replace(_ damaged: UInt64?) throws(StateError) -> (
    connection: DatabaseQueue, error: StateError?
  ) {
    try locked { () throws(StateError) in
      if isMissing { return try restore() }
      return identity == damaged ? try setAside() : (try connect(), nil)
    }
  }

  /// Checks that the file is still the one that was opened.
  ///
  /// - Throws: `SQLITE_CORRUPT` if another program has replaced it.
  func check(_ opened: UInt64?) throws {
    guard identity == opened else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
  }

  /// Copies what is the user's own: settings, feeds and saved articles.
  func writeOwnCopy() throws {
    try locked { () throws(StateError) in
      do { try Salvage.writeOwnCopy(of: path, to: ownCopy) } catch {
        throw StateError(error, file: ownCopy)
      }
    }
  }

  /// Opens another connection to a database that is open.
  func connection(allowsOpenTransactions: Bool = false) throws -> DatabaseQueue {
    var configuration = Schema.configuration
    configuration.allowsUnsafeTransactions = allowsOpenTransactions
    configuration.journalMode = .wal
    // Changes that wait longer are saved with the next one.
    configuration.busyMode = .timeout(2)
    configuration.prepareDatabase { db in
      db.keepLog()
      // A password that was removed must not stay in its page.
      try db.execute(
        sql: "PRAGMA cache_spill = OFF; PRAGMA foreign_keys = OFF; PRAGMA secure_delete = FAST")
    }
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// A connection that only reads, and that needs no room on the disk; until it is closed, no other can open the file.
  func readingConnection() throws -> DatabaseQueue {
    // SQLite would create one.
    guard identity != nil else { throw DatabaseError(resultCode: .SQLITE_CANTOPEN) }
    var configuration = Schema.configuration
    configuration.busyMode = .timeout(1)
    configuration.prepareDatabase { db in
      // Before the first read, so that the index of the log is in memory.
      try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON")
      db.keepLog()
    }
    let connection = try DatabaseQueue(path: path, configuration: configuration)
    let isCurrent = try connection.read { db in
      try Schema.migrator.hasCompletedMigrations(db) && !Schema.migrator.hasBeenSuperseded(db)
    }
    guard isCurrent else { throw DatabaseError(resultCode: .SQLITE_READONLY) }
    return connection
  }

  /// A copy of a file that cannot be written, or of what its own copy has, for this run; nil if it cannot be read either.
  func temporaryCopy() -> DatabaseQueue? {
    guard exists else { return nil }
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
      let connection = try DatabaseFile(folder: folder).connect()
      if isMissing { _ = try Salvage(path: nil, ownCopy: ownCopy).copy(into: connection) }
      return connection
    } catch {
      return nil
    }
  }

  private func connect() throws(StateError) -> DatabaseQueue {
    let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let error = SystemError.last
      let isHidden = access(path, F_OK) == 0 && access(path, R_OK) != 0
      throw StateError(file: path, reason: isHidden ? .unreadable(error) : .unwritable(error))
    }
    fchmod(descriptor, 0o600)
    for suffix in ["-wal", "-shm"] { chmod(path + suffix, 0o600) }
    close(descriptor)
    do {
      let connection = try connection()
      if try connection.read(Schema.migrator.hasBeenSuperseded) {
        let check = try connection.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
        throw StateError(file: path, reason: check == "ok" ? .newer : .damagedInPlace)
      }
      try Schema.migrator.migrate(connection)
      return connection
    } catch let error as StateError {
      throw error
    } catch {
      throw StateError(error, file: path)
    }
  }

  /// Gives the file a second name, and replaces it by a new one with what can be read of it.
  private func setAside() throws(StateError) -> (connection: DatabaseQueue, error: StateError?) {
    let damaged = damagedPath
    guard link(path, damaged) == 0 || Self.isSame(damaged, path) else {
      throw StateError(file: path, reason: .damagedInPlace)
    }
    // Where the log is missing or empty, it has got its second name in an attempt that was killed.
    if hasLog {
      unlink(damaged + "-wal")
      link(path + "-wal", damaged + "-wal")
    }
    // Other programs, which have the file open, wait until they can see that it was replaced.
    let lock = try? lockedConnection()
    defer { try? lock?.close() }
    let saved = try replace(withRowsOf: damaged)
    return (
      try connect(),
      StateError(
        file: path,
        reason: .damaged(renamedTo: damaged, feeds: saved.feeds, articles: saved.articles))
    )
  }

  /// Creates the file with what its copy has.
  private func restore() throws(StateError) -> (connection: DatabaseQueue, error: StateError?) {
    let saved = try replace(withRowsOf: nil)
    return (
      try connect(),
      StateError(file: path, reason: .missing(feeds: saved.feeds, articles: saved.articles))
    )
  }

  /// Puts a new file in the place of this one, with what can be read of the damaged one, if there is one, and of the copy.
  private func replace(
    withRowsOf damaged: String?
  ) throws(StateError) -> (feeds: Int, articles: Int) {
    let new = DatabaseFile(folder: folder, name: name + ".new")
    defer { new.remove() }
    do {
      new.remove()
      let connection = try new.connect()
      let saved = try Salvage(path: damaged, ownCopy: ownCopy).copy(into: connection)
      try connection.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      try connection.close()
      try Self.synchronize(new.path)
      // The log of a damaged file has a second name, too.
      for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
      guard rename(new.path, path) == 0 else {
        throw StateError(file: path, reason: .damagedInPlace)
      }
      try? Self.synchronize(folder.path)
      return saved
    } catch {
      throw StateError(error, file: path)
    }
  }

  /// A connection that keeps others from writing, as far as the damage allows.
  private func lockedConnection() throws -> DatabaseQueue {
    let connection = try connection(allowsOpenTransactions: true)
    try connection.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    return connection
  }

  private func remove() { for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) } }

  private static func isSame(_ path: String, _ other: String) -> Bool {
    guard let first = status(of: path), let second = status(of: other) else { return false }
    return first.st_ino == second.st_ino && first.st_dev == second.st_dev
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Waits until the disk has a file or folder.
  static func synchronize(_ path: String) throws(StateError) {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw StateError(file: path, reason: .unwritable(.last)) }
  }

  /// Locks the folder, which leaves no file behind; the system unlocks it when the program dies.
  ///
  /// - Throws: ``StateError`` if another program has the lock for two seconds.
  private func locked<Result>(
    _ work: () throws(StateError) -> Result
  ) throws(StateError) -> Result {
    let descriptor = Foundation.open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StateError(file: path, reason: .unwritable(.last)) }
    defer { close(descriptor) }
    let start = ContinuousClock.now
    // Some file systems have no locks, and another error.
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard start.duration(to: .now) < .seconds(2) else {
        throw StateError(file: path, reason: .unwritable(.number(EBUSY)))
      }
      usleep(5_000)
    }
    return try work()
  }
}

extension Database {
  /// Keeps the log and its index when the file is closed: a full disk has no room for new ones, and a damaged file needs
  /// its log.
  fileprivate func keepLog() {
    var isKept: CInt = 1
    sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_PERSIST_WAL, &isKept)
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
      case .SQLITE_READONLY?
      where access(file, W_OK) == 0
        && access((file as NSString).deletingLastPathComponent, W_OK) == 0:
        .damagedInPlace
      case .SQLITE_BUSY?: .unwritable(.number(EBUSY))
      case .SQLITE_FULL?: .unwritable(.number(ENOSPC))
      case .SQLITE_READONLY?: .unwritable(.number(EROFS))
      case .SQLITE_IOERR?: .unwritable(.number(EIO))
      case .SQLITE_CANTOPEN?: .unreadable(.number(EACCES))
      case nil: .unwritable(error.systemError)
      default: .unwritable(.message("\(error)"))
      }
  }
}

extension Error {
  /// Whether a row or a text was wrong, and not the disk or the database.
  var isOfTheData: Bool {
    guard let error = self as? DatabaseError else { return false }
    return [.SQLITE_ERROR, .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_TOOBIG]
      .contains(error.resultCode)
  }
}
