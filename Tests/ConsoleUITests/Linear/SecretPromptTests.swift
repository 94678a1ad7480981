import CLibrary
import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Foundation
import Testing

@testable import ConsoleUI

/// The prompt for a secure field.
@Suite @MainActor struct SecretPromptTests {
  @Test func `only the answer to the prompt is hidden`() {
    var secret = ""
    let window = Window()
    window.show(SampleScreen { SecureField("Password:", didChange: { secret = $0 }) })
    let console = HeadlessLinearConsole(window)

    let question = console.enter("1")
    let hidden = console.hidesTyping
    let answer = console.enter("s3cret")

    #expect(question == "Password, new text")
    #expect(hidden && !console.hidesTyping)
    #expect(secret == "s3cret" && answer == "1 Password, password field, filled in")
    #expect(console.enter("1") == question)
    #expect(!console.transcript.contains("s3cret"))
  }

  @Test func `another screen closes the prompt`() {
    let window = Window()
    window.show(SampleScreen { SecureField("Password:") })
    let console = HeadlessLinearConsole(window)
    console.enter("1")

    Modal(over: window).show(AlertScreen(title: "Lost", actions: [AlertAction("OK")]))
    _ = console.transcript

    #expect(!console.hidesTyping)
  }

  @Test
  func `a hidden line echoes only its end, also after a suspension`()
    throws
  {
    var (leader, follower): (Int32, Int32) = (-1, -1)
    try #require(openpty(&leader, &follower, nil, nil, nil) == 0)
    defer { for descriptor in [leader, follower] { close(descriptor) } }
    let echo = TerminalEcho(descriptor: follower, output: follower)
    let before = Self.modes(of: follower)

    echo.isHidden = true
    let hidden = Self.modes(of: follower)
    echo.suspend()
    let lent = Self.modes(of: follower)
    let wasLent = echo.resume()
    let again = Self.modes(of: follower)
    echo.isHidden = false

    #expect(hidden & tcflag_t(ECHO | ECHONL) == tcflag_t(ECHONL))
    #expect(lent == before && wasLent && again == hidden)
    #expect(Self.modes(of: follower) == before && !echo.resume())
  }

  private static func modes(of terminal: Int32) -> tcflag_t {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings.c_lflag
  }
}
