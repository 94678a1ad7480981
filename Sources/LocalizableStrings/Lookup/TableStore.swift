internal import Synchronization

/// Reads a table when it is first used.
final class TableStore: Sendable {
  private let index = FirstUse<TableIndex>()
  private let lock = Mutex<Void>(())
  private let read: @Sendable () -> TableContent
  private let makeTable: @Sendable () -> TableIndex

  init(read: @escaping @Sendable () -> TableContent) {
    self.read = read
    makeTable = { TableIndex(read().pairs) }
  }

  /// A store of a text that is always in memory.
  init(embedded: StaticString, read: @escaping @Sendable () -> TableContent) {
    self.read = read
    makeTable = { TableIndex(embedded: embedded) }
  }

  /// The table as it was read, read again for each question: for tools, not for looking texts up.
  var content: TableContent { read() }

  /// The entry of a key; `nil` if there is none.
  @inline(__always)
  func entry(_ hash: UInt64, _ key: UnsafeBufferPointer<UInt8>) -> UnsafePointer<TableEntry>? {
    let index = index.made ?? makeIndex()
    return index._withUnsafeGuaranteedRef { $0.entry(hash, key) }
  }

  /// Under a lock, so that threads that need the table at once read it once.
  private func makeIndex() -> Unmanaged<TableIndex> {
    lock.withLock { _ in
      index.object(makeTable)
    }
  }
}
