import ConsoleUI
import TestCases

/// A random piece of terminal input and the events that it decodes to.
struct RandomInput {
  let bytes: [UInt8]
  let events: [TerminalEvent]

  /// A recorded key, text, a paste, a mouse report, or a sequence that means no event.
  static func random(
    keys: [RecordedKey], using generator: inout SeededGenerator
  ) -> RandomInput {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: text(using: &generator)
    case 1: paste(using: &generator)
    case 2: mouse(using: &generator)
    case 3: controlString(using: &generator)
    case 4: privateSequence(using: &generator)
    default:
      keys.randomElement(using: &generator).map { RandomInput(bytes: $0.bytes, events: $0.events) }
        ?? RandomInput(bytes: [], events: [])
    }
  }

  private static func text(using generator: inout SeededGenerator) -> RandomInput {
    let value = Bool.random(using: &generator) ? 0x20...0x7E : UInt32(0xA0)...0x10FFFF
    let scalar = Unicode.Scalar(UInt32.random(in: value, using: &generator)) ?? "x"
    let character = Character(scalar)
    return RandomInput(
      bytes: Array(String(character).utf8), events: [.key(.character(character))])
  }

  private static func paste(using generator: inout SeededGenerator) -> RandomInput {
    let pieces = [
      "\u{1B}", "[", "201", "\u{1B}[200~", "a", "ż", "\n", "\u{3}", "\u{7}", "\u{1B}[201",
    ]
    let text = random(of: pieces, upTo: 8, using: &generator) + "."
    return RandomInput(
      bytes: Array("\u{1B}[200~\(text)\u{1B}[201~".utf8), events: [.paste(text)])
  }

  private static func mouse(using generator: inout SeededGenerator) -> RandomInput {
    let column = Int.random(in: 0..<400, using: &generator)
    let row = Int.random(in: 0..<400, using: &generator)
    let held = Int.random(in: 0..<8, using: &generator)
    let reports: [(code: Int, final: String, action: MouseEvent.Action?)] = [
      (0, "M", .press(.left)), (1, "M", .press(.middle)), (2, "M", .press(.right)),
      (0, "m", .release(.left)), (1, "m", .release(.middle)), (2, "m", .release(.right)),
      (64, "M", .scrollUp), (65, "M", .scrollDown), (66, "M", .scrollLeft),
      (67, "M", .scrollRight),
      (32, "M", .drag(.left)),
      (35, "M", nil), (64, "m", nil), (128, "M", nil),
    ]
    let report = reports[Int.random(in: 0..<reports.count, using: &generator)]
    let modifiers = KeyPress.Modifiers(rawValue: UInt8(held))
    let event = report.action.map {
      TerminalEvent.mouse(
        MouseEvent($0, at: Point(column: column, row: row), modifiers: modifiers))
    }
    return RandomInput(
      bytes: Array(
        "\u{1B}[<\(report.code + held * 4);\(column + 1);\(row + 1)\(report.final)".utf8),
      events: event.map { [$0] } ?? [])
  }

  /// A control string (OSC, DCS...) with anything inside that does not end it.
  private static func controlString(using generator: inout SeededGenerator) -> RandomInput {
    let start = ["]", "P", "X", "^", "_"].randomElement(using: &generator) ?? "]"
    let pieces = ["a", "[A", "1;5", "“ż”", "\r", "\n", "\0", "~", "\u{7F}", "漢"]
    let text = random(of: pieces, upTo: 100, using: &generator)
    let end = start == "]" && Bool.random(using: &generator) ? "\u{7}" : "\u{1B}\\"
    return RandomInput(bytes: Array("\u{1B}\(start)\(text)\(end)".utf8), events: [])
  }

  /// A control sequence with private parameters, which means no key whatever its final byte is.
  private static func privateSequence(using generator: inout SeededGenerator) -> RandomInput {
    let parameters = random(of: ["1", ";", "200", "99", ":", "5"], upTo: 60, using: &generator)
    let middle = ["", "!", " ", "'", "\""].randomElement(using: &generator) ?? ""
    let start = ["?", ">", "="].randomElement(using: &generator) ?? "?"
    let final = UInt8.random(in: 0x40...0x7E, using: &generator)
    return RandomInput(
      bytes: Array("\u{1B}[\(start)\(parameters)\(middle)".utf8) + [final], events: [])
  }

  private static func random(
    of pieces: [String], upTo count: Int, using generator: inout SeededGenerator
  ) -> String {
    (0..<Int.random(in: 0...count, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
