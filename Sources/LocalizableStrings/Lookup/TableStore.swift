internal import StringsSyntax
internal import Synchronization

/// Reads a table when it is first used.
final class TableStore: Sendable {
  private let index = FirstUse<TableIndex>()
  private let source: Mutex<TableSource>

  init(_ source: TableSource) { self.source = Mutex(source) }

  /// What is wrong with the text, which is read again as a document to tell: for tools.
  func diagnostics(file: String) -> [Diagnostic] {
    if case .document(let document) = source.withLock({ $0 }) { return document.diagnostics }
    let index = index.made ?? makeIndex()
    return index._withUnsafeGuaranteedRef { $0.document(file: file).diagnostics }
  }

  /// Each key once, in order.
  var keys: [String] {
    let index = index.made ?? makeIndex()
    return index._withUnsafeGuaranteedRef { $0.distinctKeys }
  }

  /// The entry of a key; `nil` if there is none.
  @inline(__always)
  func entry(_ hash: UInt64, _ key: UnsafeBufferPointer<UInt8>) -> UnsafePointer<TableEntry>? {
    let index = index.made ?? makeIndex()
    return index._withUnsafeGuaranteedRef { $0.entry(hash, key) }
  }

  /// Under a lock, so that threads that need the table at once read it once.
  private func makeIndex() -> Unmanaged<TableIndex> {
    source.withLock { source in
      index.object {
        let table = source.table()
        if case .bytes = source { source = .read }
        return table
      }
    }
  }
}
