/// Tables in the order they are asked, with the conventions to show their texts in.
final class LookupChain: @unchecked Sendable {
  struct Link {
    let language: Language
    let table: TableStore
    /// The language of the texts: it decides plural forms.
    let grammar: Conventions
    /// How the reader writes numbers.
    let conventions: Conventions
  }

  /// What keeps everything below alive.
  let links: [Link]
  // Safe because the pointers are to objects of `links`, which is never changed.
  private let stores: UnsafeMutableBufferPointer<Unmanaged<TableStore>>

  init(_ links: [Link]) {
    self.links = links
    stores = .allocate(capacity: links.count)
    _ = stores.initialize(from: links.map { Unmanaged.passUnretained($0.table) })
  }

  deinit { stores.deallocate() }

  /// The entry of a key in the first table that has it, and which one that is.
  @inline(__always)
  func find(_ key: UnsafeBufferPointer<UInt8>) -> (entry: UnsafePointer<TableEntry>, link: Int)? {
    let hash = TableHash.of(key)
    for number in 0..<stores.count {
      let entry = stores[number]._withUnsafeGuaranteedRef { $0.entry(hash, key) }
      if let entry { return (entry, number) }
    }
    return nil
  }

  /// The text of a key when nothing has to be put into it; `nil` for everything else.
  @inline(__always)
  func plainText(_ key: String) -> String? {
    let found = key.utf8.withContiguousStorageIfAvailable { key -> String? in
      guard let found = find(key), case .plain = found.entry.pointee.content else { return nil }
      return found.entry.pointee.text
    }
    return found ?? nil
  }
}
