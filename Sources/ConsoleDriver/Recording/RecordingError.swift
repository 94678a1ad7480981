import CLibrary

/// Why a recording cannot be read or written.
public struct RecordingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Error, Sendable, Hashable {
    /// The file cannot be opened or read, with this `errno`.
    case unreadable(Int32)
    /// The file cannot be opened or written, with this `errno`.
    case unwritable(Int32)
    /// The text is no recording: what was expected in the line.
    case expected(String)
    /// A later version of the format, which this version of the package does not know.
    case unknownVersion(Int)
    /// No console has written the file, so it has no events that a console could handle.
    case foreign
    /// The user typed lines and the test presses keys, or the other way round: whether the recording has lines.
    case otherForm(isLinear: Bool)
  }

  /// The path of the file.
  public let file: String
  /// The line, one-based; `nil` if the error concerns the whole file.
  public let line: Int?
  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason, in file: String, line: Int? = nil) {
    (self.file, self.line, self.reason) = (file, line, reason)
  }

  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return switch reason {
    case .unreadable(let number): "\(place): cannot be read (\(Self.message(number)))"
    case .unwritable(let number): "\(place): cannot be written (\(Self.message(number)))"
    case .expected(let expected): "\(place): expected \(expected)"
    case .unknownVersion(let version): "\(place): version \(version) of recordings is unknown"
    case .foreign: "\(place): another program's recording, without the events of a console"
    case .otherForm(isLinear: true):
      "\(place): a recording of the linear form; HeadlessLinearConsole.replay(_:) replays it"
    case .otherForm(isLinear: false):
      "\(place): a recording of the drawn form; HeadlessConsole.replay(_:) or a Walkthrough replays it"
    }
  }

  private static func message(_ number: Int32) -> String { String(cString: strerror(number)) }
}
