public import ConsoleUI
import Foundation

/// What happened at a time of a ``Recording``.
public struct RecordedEvent: Sendable, Hashable {
  /// What a recording contains.
  public enum Content: Sendable, Hashable {
    /// An event that the program handled, also a change of the terminal's size.
    case input(TerminalEvent)
    /// What changes the screen of a terminal, in its escape sequences.
    case output(String)
  }

  /// The time since the recording began.
  public let time: Duration
  /// What happened.
  public let content: Content

  /// Makes an event.
  public init(at time: Duration, _ content: Content) {
    (self.time, self.content) = (time, content)
  }

  /// The line of a recording, without its line feed.
  package var line: String {
    let (seconds, attoseconds) = time.components
    let fraction = String(attoseconds / 1_000_000_000_000)
    let padding = String(repeating: "0", count: 6 - fraction.count)
    let (code, data) = codeAndData
    return "[\(seconds).\(padding)\(fraction), \"\(code)\", \(Self.quoted(data))]"
  }

  private var codeAndData: (code: String, data: String) {
    switch content {
    case .output(let text): ("o", text)
    case .input(.resize(let size)): ("r", "\(size.columns)x\(size.rows)")
    case .input(let event): ("i", event.notation)
    }
  }

  /// The text in quotation marks; control characters are escaped, so that it is one line.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension RecordedEvent {
  /// The parts of a line.
  private struct Line: Decodable {
    let seconds: Double
    let code: String
    let data: String

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      seconds = try parts.decode(Double.self)
      code = try parts.decode(String.self)
      data = try parts.decode(String.self)
    }
  }

  /// The longest time in seconds, some thirty years.
  private static let maxSeconds = 1e9

  /// Parses a line; `nil` for an event that no recording needs, such as a marker of another program.
  ///
  /// - Throws: What is wrong, for the line of a ``RecordingError``.
  static func parse(
    _ bytes: ArraySlice<UInt8>, after earliest: Duration, hasInput: Bool
  ) throws(RecordingError.Reason) -> RecordedEvent? {
    guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes)) else {
      throw .expected("an event such as [1.5, \"i\", \"key down\"]")
    }
    guard (0...maxSeconds).contains(line.seconds) else { throw .expected("a time in seconds") }
    let time = Duration.microseconds(Int64((line.seconds * 1_000_000).rounded()))
    guard time >= earliest else { throw .expected("a time after the line above") }
    switch line.code {
    case "o": return RecordedEvent(at: time, .output(line.data))
    case "r":
      guard let size = Size(recorded: line.data) else { throw .expected("a size such as 80x24") }
      return RecordedEvent(at: time, .input(.resize(size)))
    case "i" where hasInput:
      guard let event = TerminalEvent(notation: line.data) else {
        throw .expected("an event such as \"key down\"")
      }
      return RecordedEvent(at: time, .input(event))
    default: return nil
    }
  }
}
