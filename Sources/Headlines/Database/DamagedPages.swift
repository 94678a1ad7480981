import Foundation

/// Reads the records of a damaged SQLite file from its pages, without its tables.
///
/// Source: https://www.sqlite.org/fileformat2.html, sections 1.6, 2.1 and 4.1.
final class DamagedPages {
  enum Value: Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob
  }

  private static let pageSize = 4_096
  private let file: FileHandle
  private let log: FileHandle?
  /// Where the log has the last version of a page.
  private var logged: [Int: UInt64] = [:]

  init?(path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    self.file = file
    log = FileHandle(forReadingAtPath: path + "-wal")
    // A header of 32 bytes; before each page one of 24 that begins with the number of the page.
    var offset: UInt64 = 32
    while let frame = log.flatMap({ Self.read(4, of: $0, at: offset) }) {
      logged[Int(Self.integer(frame))] = offset + 24
      offset += 24 + UInt64(Self.pageSize)
    }
  }

  /// Calls `found` with each record of a table; the values of columns that are row ids are null.
  func forEachRecord(_ found: (_ id: Int64, _ values: [Value]) throws -> Void) rethrows {
    let count = (try? file.seekToEnd()).map { Int($0) / Self.pageSize } ?? 0
    var number = 0
    while number < max(count, logged.keys.max() ?? 0) {
      number += 1
      guard let page = page(number) else { continue }
      let header = number == 1 ? 100 : 0
      // Only leaves of tables have records.
      guard page[header] == 0x0D else { continue }
      let cells = min(Int(Self.integer(page[(header + 3)..<(header + 5)])), Self.pageSize / 4)
      for cell in 0..<cells {
        let pointer = header + 8 + 2 * cell
        guard pointer + 2 <= page.count else { break }
        let start = Int(Self.integer(page[pointer..<(pointer + 2)]))
        guard let (id, payload) = record(in: page, at: start), let values = Self.values(payload)
        else { continue }
        try found(id, values)
      }
    }
  }

  private func page(_ number: Int) -> [UInt8]? {
    if let offset = logged[number], let log { return Self.read(Self.pageSize, of: log, at: offset) }
    guard (1..<(1 << 31)).contains(number) else { return nil }
    return Self.read(Self.pageSize, of: file, at: UInt64(number - 1) * UInt64(Self.pageSize))
  }

  /// The row id and the bytes of a cell, with those on overflow pages.
  private func record(in page: [UInt8], at start: Int) -> (id: Int64, payload: [UInt8])? {
    var position = start
    guard let (size, length) = Self.number(page, &position).map({ (Self.pageSize, Int($0)) }),
      (1...(1 << 28)).contains(length), let id = Self.number(page, &position)
    else { return nil }
    let least = (size - 12) * 32 / 255 - 23
    let fitting = least + (length - least) % (size - 4)
    let local = length <= size - 35 ? length : fitting <= size - 35 ? fitting : least
    guard position + local <= size else { return nil }
    var payload = Array(page[position..<(position + local)])
    position += local
    guard payload.count < length else { return (id, payload) }
    guard position + 4 <= size else { return nil }
    var next = Self.integer(page[position..<(position + 4)])
    while payload.count < length {
      guard let overflow = self.page(Int(next)) else { return nil }
      payload += overflow.dropFirst(4).prefix(length - payload.count)
      next = Self.integer(overflow[..<4])
    }
    return (id, payload)
  }

  private static func values(_ payload: [UInt8]) -> [Value]? {
    var position = 0
    guard let header = number(payload, &position), (1...Int64(payload.count)).contains(header)
    else { return nil }
    var start = Int(header)
    var values: [Value] = []
    while position < header {
      guard let type = number(payload, &position), (0...(1 << 30)).contains(type)
      else { return nil }
      let sizes = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0]
      let size = type < 12 ? sizes[Int(type)] : Int(type - 12) / 2
      guard size <= payload.count - start else { return nil }
      let bytes = payload[start..<(start + size)]
      start += size
      switch type {
      case 0: values.append(.null)
      case 1...6:
        // The sign is in the first bit.
        let unused = 64 - 8 * size
        values.append(.integer(Int64(bitPattern: integer(bytes) << unused) >> unused))
      case 7: values.append(.real(Double(bitPattern: integer(bytes))))
      case 8, 9: values.append(.integer(type - 8))
      case _ where type >= 13 && type % 2 == 1:
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        values.append(.text(text))
      default: values.append(.blob)
      }
    }
    return values
  }

  /// Reads a number of one to nine bytes, of which each but the ninth has seven bits.
  private static func number(_ bytes: [UInt8], _ position: inout Int) -> Int64? {
    var number: UInt64 = 0
    for index in 0..<9 {
      guard bytes.indices.contains(position) else { return nil }
      let byte = bytes[position]
      position += 1
      if index == 8 { return Int64(bitPattern: number << 8 | UInt64(byte)) }
      number = number << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { break }
    }
    return Int64(bitPattern: number)
  }

  private static func integer(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func read(_ count: Int, of file: FileHandle, at offset: UInt64) -> [UInt8]? {
    guard (try? file.seek(toOffset: offset)) != nil,
      let data = try? file.read(upToCount: count), data.count == count
    else { return nil }
    return Array(data)
  }
}
