package import ConsoleUI

/// The screen of a recording, one event after the other.
package struct RecordedScreen {
  package let recording: Recording
  private var terminal: VirtualTerminal
  private var next = 0

  /// Begins before the first event.
  package init(_ recording: Recording) {
    self.recording = recording
    terminal = VirtualTerminal(blank: recording.size)
  }

  /// What the user saw after the events so far.
  package var canvas: Canvas { terminal.canvas }

  /// The time of the next event; `nil` after the last one.
  package var nextTime: Duration? {
    next < recording.events.count ? recording.events[next].time : nil
  }

  /// Moves behind the next event, and returns it; `nil` after the last one.
  @discardableResult package mutating func advance() -> RecordedEvent? {
    guard next < recording.events.count else { return nil }
    let event = recording.events[next]
    next += 1
    switch event.content {
    case .output(let text):
      terminal.process(Array((recording.isLinear ? terminal.wrapping(text) : text).utf8))
    case .input(.resize(let size)):
      if size != terminal.size { terminal = VirtualTerminal(blank: size) }
    case .input: break
    }
    return event
  }
}

extension VirtualTerminal {
  /// The lines of the linear form, as short as the screen is wide.
  fileprivate func wrapping(_ text: String) -> String {
    text.split(separator: "\r\n", omittingEmptySubsequences: false).map { line in
      String(line).wrapped(to: size.columns).joined(separator: "\r\n")
    }.joined(separator: "\r\n")
  }
}
