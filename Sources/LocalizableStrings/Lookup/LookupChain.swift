/// Tables in the order they are asked, with the conventions to show their texts in.
final class LookupChain: @unchecked Sendable {
  /// A table, how its language forms plurals, and how the reader writes numbers.
  ///
  /// Reference counts are not touched: the chain keeps all of it.
  struct Link {
    fileprivate let table: Unmanaged<TableStore>
    fileprivate let grammar: Unmanaged<Conventions>
    fileprivate let conventions: Unmanaged<Conventions>

    /// The plural rules of the texts.
    @inline(__always)
    var cardinals: Unmanaged<PluralRules> { grammar._withUnsafeGuaranteedRef { $0.cardinals } }

    /// The rules for places in an order.
    var ordinals: Unmanaged<PluralRules> { grammar._withUnsafeGuaranteedRef { $0.ordinals } }

    /// Whether something in a text runs the other way than the texts do.
    func isCrossed(by text: String) -> Bool {
      grammar._withUnsafeGuaranteedRef { $0.isCrossed(by: text) }
    }

    /// How the reader writes whole numbers.
    @inline(__always)
    var integers: Unmanaged<IntegerWriter> {
      conventions._withUnsafeGuaranteedRef { $0.integers }
    }

    /// How the reader writes numbers.
    var readerConventions: Conventions { conventions.takeUnretainedValue() }

    /// The language of the texts.
    var language: Language { grammar._withUnsafeGuaranteedRef { $0.language } }
  }

  // Safe because the links point to objects that `kept` holds, and neither is ever changed.
  private let links: UnsafeMutableBufferPointer<Link>
  private let kept: [any AnyObject & Sendable]

  /// Each table of each match, in order.
  init(_ matches: [Match], _ tables: [StringsTable]) {
    var kept: [any AnyObject & Sendable] = []
    var links: [Link] = []
    for match in matches {
      let grammar = Conventions.of(match.language)
      let conventions = Conventions.of(match.conventions)
      for table in tables where table.language == match.language {
        kept += [table.store, grammar, conventions]
        links.append(
          Link(
            table: .passUnretained(table.store), grammar: .passUnretained(grammar),
            conventions: .passUnretained(conventions)))
      }
    }
    self.kept = kept
    self.links = .allocate(capacity: links.count)
    _ = self.links.initialize(from: links)
  }

  deinit { links.deallocate() }

  /// The entry of a key in the first table that has it, and where that was.
  @inline(__always)
  func find(
    _ key: UnsafeBufferPointer<UInt8>
  ) -> (entry: UnsafePointer<TableEntry>, link: Link)? {
    let hash = TableHash.of(key)
    for link in links {
      let entry = link.table._withUnsafeGuaranteedRef { $0.entry(hash, key) }
      if let entry { return (entry, link) }
    }
    return nil
  }

  /// The text of a key when nothing has to be put into it; `nil` for everything else.
  @inline(__always)
  func plainText(_ key: String) -> String? {
    let found = key.utf8.withContiguousStorageIfAvailable { key -> String? in
      find(key)?.entry.pointee.plainText
    }
    return found ?? nil
  }
}
