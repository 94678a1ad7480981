import CLibrary
import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Foundation
import Testing

@testable import ConsoleUI

/// Whether the terminal echoes what the user types, while the linear form asks for a password.
@Suite @MainActor struct HiddenTypingTests {
  @Test func `typing is hidden before the prompt appears, and shown before the answer's response`()
    throws
  {
    let terminal = RecordingTerminal()
    let window = Window()
    window.show(SampleScreen { SecureField("Password:") })
    let console = Console(window, terminal: terminal, clock: .movedByHand()) { ConsoleStrings() }
    try console.begin()
    terminal.log = []

    console.handle(.line("1"))
    console.handle(.line("s3cret"))
    console.stop(.closed)

    #expect(
      terminal.log == [
        "hidden", "Password, new text", "shown", "1 Password, password field, filled in",
      ])
  }

  @Test func `hiding twice and showing once restores the echo`() throws {
    var (leader, follower): (Int32, Int32) = (-1, -1)
    try #require(openpty(&leader, &follower, nil, nil, nil) == 0)
    defer { for descriptor in [leader, follower] { close(descriptor) } }
    let echo = TerminalEcho(descriptor: follower, output: follower)
    let before = Self.modes(of: follower)

    echo.isHidden = true
    echo.isHidden = true
    let hidden = Self.modes(of: follower)
    echo.isHidden = false

    #expect(hidden & tcflag_t(ECHO) == 0)
    #expect(Self.modes(of: follower) == before)
  }

  @Test func `hiding while the program is suspended leaves the echo to the shell`() throws {
    var (leader, follower): (Int32, Int32) = (-1, -1)
    try #require(openpty(&leader, &follower, nil, nil, nil) == 0)
    defer { for descriptor in [leader, follower] { close(descriptor) } }
    let echo = TerminalEcho(descriptor: follower, output: follower)
    let before = Self.modes(of: follower)

    echo.suspend()
    echo.isHidden = true
    let lent = Self.modes(of: follower)
    let wasSuspended = echo.resume()
    let resumed = Self.modes(of: follower)
    echo.isHidden = false

    #expect(lent == before && wasSuspended)
    #expect(resumed & tcflag_t(ECHO) == 0)
    #expect(Self.modes(of: follower) == before)
  }

  private static func modes(of terminal: Int32) -> tcflag_t {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings.c_lflag
  }
}

/// Records in which order typing is hidden and lines appear.
private final class RecordingTerminal: LinearTextTerminal {
  let size = Size(columns: 80, rows: 24)
  let capabilities = Capabilities()
  let events = TerminalEvents()
  var log: [String] = []
  var hidesTyping = false {
    didSet { log.append(hidesTyping ? "hidden" : "shown") }
  }

  func begin() {}
  func present(_ text: LinearText, announcing lines: [String]) { log += lines }
  func announce(_ lines: [String]) { log += lines }
  func end() {}
}
