import ConsoleUI
import Foundation
import Testing

/// A line of a table in `Keys/`: a key of a terminal and the bytes that it sends.
struct RecordedKey: CustomTestStringConvertible {
  let place: String
  let bytes: [UInt8]
  /// The events that the bytes mean; other than the key where the terminal sends the same for another.
  let events: [TerminalEvent]

  var testDescription: String { place }

  static let tables = ["kitty", "linux", "tmux", "urxvt", "xterm", "xterm-meta"]

  /// The keys of a table.
  static func keys(of table: String) throws -> [RecordedKey] {
    let file = try #require(
      Bundle.module.url(forResource: table, withExtension: "txt", subdirectory: "Keys"))
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { try RecordedKey(line: $0, table: table) }
  }

  private init(line: Substring, table: String) throws {
    let columns = line.split(separator: "\t").map(String.init)
    try #require(columns.count == 3 || columns.count == 4, "\(table): \(line)")
    place = "\(table): \(columns[0]) \(columns[1])"
    bytes = try columns[2].split(separator: " ").map { try #require(UInt8($0, radix: 16)) }
    events = try (columns.count == 4 ? columns[3] : columns[1]).split(separator: " ")
      .map { .key(try #require(Self.key(named: String($0)), "\(line)")) }
  }

  /// The key of a name, or of an invisible character that is written as `U+00AD`.
  private static func key(named name: String) -> KeyPress? {
    guard name.hasPrefix("U+"), let scalar = UInt32(name.dropFirst(2), radix: 16) else {
      return KeyPress(name: name)
    }
    return Unicode.Scalar(scalar).map { .character(Character($0)) }
  }
}
