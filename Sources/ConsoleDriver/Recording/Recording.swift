public import ConsoleUI

/// What a user did in a program and what they saw, as `record(to:)` writes it.
///
/// The file is an asciicast, version 2, so that every player of those shows it. Each line after the header is an event:
///
/// ```
/// {"version": 2, "width": 80, "height": 24, "sternik": {"version": 1, "form": "drawn", "colors": "truecolor", "ambiguous": "narrow", "theme": "night"}}
/// [0.012000, "o", "\u001b[?25l\u001b[2J…"]
/// [1.530000, "i", "key down"]
/// [2.100000, "r", "100x30"]
/// ```
///
/// An `o` changes the screen, an `r` is a size, and an `i` is another event. Players do not show those, so they are not the
/// bytes that the terminal sent, but what it meant by them, in words:
///
/// | words | event |
/// |---|---|
/// | `key ctrl-c` | a key by its name, see `KeyPress(name:)` |
/// | `paste …`, `line …` | a pasted text, and a line of the linear form |
/// | `mouse press left 12,5 shift` | `press`, `release`, `drag`, `scroll-up` and so on at a column and a row from 0 |
/// | `focus in`, `focus out` | the focus of the terminal's window |
/// | `signal terminate`, `end` | a signal, and the end of the input |
///
/// What the user types into a secure field is recorded as `•`, one for each character.
public struct Recording: Sendable, Hashable {
  let header: RecordingHeader
  /// The path of the file, which errors contain.
  public let file: String
  /// What happened, in order.
  public let events: [RecordedEvent]
  /// Whether the last line is cut off, as after a crash or on a full disk; it is not among the events.
  public let isCutOff: Bool

  /// The size of the terminal at the beginning, in cells.
  public var size: Size { header.size }

  /// Whether the user typed lines and heard lines, as with a screen reader.
  public var isLinear: Bool { header.isLinear }

  /// What the terminal could show and report, as far as it decides what a program draws.
  public var capabilities: Capabilities {
    Capabilities(colors: header.colors, ambiguousWidth: header.ambiguousWidth)
  }

  /// The theme of the screens when the recording began; `Theme.terminal` in a file of an earlier version.
  ///
  /// A theme of the program's own is recorded as `Theme.night`, in which each view takes the same cells.
  public var theme: Theme { header.theme }

  /// The time of the last event.
  public var duration: Duration { events.last?.time ?? .zero }

  /// Reads a recording from bytes in UTF-8; `file` is the path of the file.
  ///
  /// A last line without a line feed may be cut off: it is left out if it is no event.
  ///
  /// - Throws: ``RecordingError`` with the line that is none of a recording.
  public init(_ bytes: [UInt8], file: String) throws(RecordingError) {
    self.file = file
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let lastIsWhole = lines.last?.isEmpty ?? true
    if lastIsWhole { lines = lines.dropLast() }
    do throws(RecordingError.Reason) {
      header = try RecordingHeader(line: lines.first ?? [])
    } catch {
      throw RecordingError(error, in: file, line: 1)
    }
    var events: [RecordedEvent] = []
    var isCutOff = false
    for (index, line) in lines.enumerated().dropFirst() where !line.allSatisfy(Self.isBlank) {
      do throws(RecordingError.Reason) {
        let event = try RecordedEvent.parse(
          line, after: events.last?.time ?? .zero, hasInput: header.hasInput)
        if let event { events.append(event) }
      } catch {
        guard index == lines.count - 1, !lastIsWhole else {
          throw RecordingError(error, in: file, line: index + 1)
        }
        isCutOff = true
      }
    }
    (self.events, self.isCutOff) = (events, isCutOff)
  }

  /// The input alone, for a console in the drawn or the linear form.
  ///
  /// - Throws: ``RecordingError`` if another program has recorded the file, or if it is of the other form.
  package func input(isLinear: Bool) throws(RecordingError) -> [RecordedEvent] {
    guard header.hasInput else { throw RecordingError(.foreign, in: file) }
    guard isLinear == self.isLinear else {
      throw RecordingError(.otherForm(isLinear: self.isLinear), in: file)
    }
    return events.filter { if case .input = $0.content { true } else { false } }
  }

  /// The last screen that the user saw.
  public var lastScreen: Canvas {
    var screen = RecordedScreen(self)
    while screen.advance() != nil {}
    return screen.canvas
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0D].contains(byte) }
}
