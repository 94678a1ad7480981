import ConsoleUI
import Foundation
import Testing

/// A line of a table in `Keys/`: a key and the bytes that a terminal sends for it.
struct RecordedKey: CustomTestStringConvertible {
  let label: String
  let bytes: [UInt8]
  /// The events of the bytes, which are another key's if the terminal sends the same bytes for both.
  let events: [TerminalEvent]

  var testDescription: String { label }

  static let tables = ["kitty", "linux", "tmux", "urxvt", "xterm", "xterm-meta"]

  /// Reads the keys of a table.
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
    label = "\(table): \(columns[0]) \(columns[1])"
    bytes = try columns[2].split(separator: " ").map { try #require(UInt8($0, radix: 16)) }
    events = try (columns.count == 4 ? columns[3] : columns[1]).split(separator: " ")
      .map { .key(try #require(Self.key(named: String($0)), "\(line)")) }
  }

  /// The key of a name, or of an invisible character written as `U+00AD`.
  private static func key(named name: String) -> KeyPress? {
    guard name.hasPrefix("U+"), let scalar = UInt32(name.dropFirst(2), radix: 16) else {
      return KeyPress(name: name)
    }
    return Unicode.Scalar(scalar).map { .character(Character($0)) }
  }
}
