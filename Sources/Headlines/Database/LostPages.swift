import Foundation

/// The pages of tables to which no other page of a file leads, because that page is damaged.
struct LostPages {
  private let file: FileHandle
  private let pageCount: Int
  private var lost: [Int] = []

  /// - Throws: What keeps the file from being read.
  init(path: String) throws {
    file = try FileHandle(forReadingFrom: URL(filePath: path))
    pageCount = Int(try file.seekToEnd()) / TablePage.size
    var isTable = Array(repeating: false, count: pageCount + 1)
    var isReached = isTable
    for number in stride(from: 2, through: pageCount, by: 1) {
      guard let page = page(number) else { continue }
      isTable[number] = true
      for child in page.children { isReached[child] = true }
    }
    for number in freePages() { isReached[number] = true }
    lost = isTable.indices.filter { isTable[$0] && !isReached[$0] }
  }

  /// The lost pages whose rows can be those of a table.
  func pages(of table: KeptTable) -> [Int] {
    lost.filter { $0 != table.firstPage && firstRow(from: $0).map(table.accepts) == true }
  }

  /// What the values of the first row are to which a page leads; nil if there is none.
  private func firstRow(from first: Int) -> [TablePage.Value]? {
    var number = first
    // No table has more levels.
    for _ in 1...20 {
      guard let page = page(number) else { return nil }
      guard let child = page.children.first else {
        return page.firstRow.isEmpty ? nil : page.firstRow
      }
      number = child
    }
    return nil
  }

  /// The pages with removed rows: a list of pages, each with the next one and the numbers of others.
  ///
  /// Source: https://www.sqlite.org/fileformat2.html, sections 1.3 and 1.5.
  private func freePages() -> Set<Int> {
    let numbers = 2..<max(2, pageCount + 1)
    var free: Set<Int> = []
    var header = PageReader(bytes: bytes(of: 1), position: 32)
    var next = header.number(of: 4)
    while numbers.contains(next), free.insert(next).inserted {
      var list = PageReader(bytes: bytes(of: next), position: 0)
      next = list.number(of: 4)
      let count = min(list.number(of: 4), TablePage.size / 4 - 2)
      free.formUnion((0..<count).map { _ in list.number(of: 4) }.filter(numbers.contains))
    }
    return free
  }

  private func page(_ number: Int) -> TablePage? {
    TablePage(bytes(of: number), pageCount: pageCount)
  }

  private func bytes(of page: Int) -> [UInt8] {
    guard (try? file.seek(toOffset: UInt64((page - 1) * TablePage.size))) != nil,
      let bytes = try? file.read(upToCount: TablePage.size)
    else { return [] }
    return Array(bytes)
  }
}
