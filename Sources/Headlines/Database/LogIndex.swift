import Foundation
import GRDBSQLite
import Synchronization

/// Has SQLite report a full disk where the kernel would end the program.
///
/// SQLite maps the index of its log, the file `-shm`, without allocating all blocks. On a full disk, the first touch of one
/// that is missing is a SIGBUS.
enum LogIndex {
  typealias Methods = UnsafePointer<sqlite3_io_methods>

  /// Each table of SQLite's file operations, with the one that replaces it.
  private static let tables = Mutex<[UInt: UInt]>([:])

  /// Guards the connections that this process opens from now on; true if that is possible.
  static let isGuarded: Bool = {
    guard let system = sqlite3_vfs_find(nil) else { return false }
    // Safe because it is never freed: connections refer to it until the process ends.
    let guarded = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    guarded.initialize(to: system.pointee)
    guarded.pointee.zName = UnsafePointer(strdup("headlines"))
    guarded.pointee.pAppData = UnsafeMutableRawPointer(system)
    guarded.pointee.xOpen = { guarded, name, file, flags, openedFlags in
      guard let system = guarded?.pointee.pAppData?.assumingMemoryBound(to: sqlite3_vfs.self)
      else { return SQLITE_CANTOPEN }
      let status = system.pointee.xOpen(system, name, file, flags, openedFlags)
      if let file, let methods = file.pointee.pMethods, methods.pointee.xShmMap != nil {
        file.pointee.pMethods = LogIndex.guarded(methods)
      }
      return status
    }
    return sqlite3_vfs_register(guarded, 1) == SQLITE_OK
  }()

  /// The table in place of SQLite's own, which follows it in memory.
  private static func guarded(_ methods: Methods) -> Methods? {
    let address = tables.withLock { tables in
      let key = UInt(bitPattern: methods)
      if let known = tables[key] { return known }
      let table = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 2)
      table.initialize(repeating: methods.pointee, count: 2)
      table.pointee.xShmMap = { LogIndex.map($0, region: $1, size: $2, extends: $3, to: $4) }
      tables[key] = UInt(bitPattern: table)
      return UInt(bitPattern: table)
    }
    return Methods(bitPattern: address)
  }

  /// Maps a region of the index, and has the file system reserve its blocks.
  private static func map(
    _ file: UnsafeMutablePointer<sqlite3_file>?, region: CInt, size: CInt, extends: CInt,
    to memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> CInt {
    guard let map = file?.pointee.pMethods?.advanced(by: 1).pointee.xShmMap else {
      return SQLITE_IOERR
    }
    let status = status(map(file, region, size, extends, memory), error: errno)
    guard status == SQLITE_OK, let start = memory?.pointee, !reserve(start, size: Int(size)) else {
      return status
    }
    memory?.pointee = nil
    return SQLITE_FULL
  }

  /// Makes a full disk of an index that cannot grow for want of room, which SQLite calls a failed device.
  static func status(_ status: CInt, error: CInt) -> CInt {
    status == failedGrowth && [ENOSPC, EDQUOT].contains(error) ? SQLITE_FULL : status
  }

  /// `SQLITE_IOERR_SHMSIZE`, a macro that Swift does not see.
  private static let failedGrowth = SQLITE_IOERR | 19 << 8

  /// Makes mapped memory writable now; returns false if touching it would be a SIGBUS.
  static func reserve(_ start: UnsafeMutableRawPointer, size: Int) -> Bool {
    #if os(Linux)
    let offset = Int(bitPattern: start) % Int(getpagesize())
    return madvise(start - offset, size + offset, populateWrite) == 0 || errno != EFAULT
    #else
    return true
    #endif
  }

  /// `MADV_POPULATE_WRITE`, of Linux 5.14; earlier kernels answer that they do not know it.
  private static let populateWrite: CInt = 23
}
