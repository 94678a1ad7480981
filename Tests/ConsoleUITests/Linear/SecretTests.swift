import ConsoleTesting
import Coordinators
import Foundation
import Testing

@testable import ConsoleUI

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What must not be seen while it is typed.
@Suite @MainActor struct SecretTests {
  @Test func `what is typed for a secret is not shown, what is typed next is`() {
    var secret = ""
    let window = Window()
    window.show(SampleScreen { SecureField("Password:", didChange: { secret = $0 }) })
    let dialogue = HeadlessDialogue(window)

    let question = dialogue.enter("1")
    let hidden = dialogue.hidesTyping
    let answer = dialogue.enter("s3cret")

    #expect(question == "Password, new text")
    #expect(hidden && !dialogue.hidesTyping)
    #expect(secret == "s3cret" && answer == "1 Password, password field, filled in")
    #expect(dialogue.enter("1") == question)
    #expect(!dialogue.transcript.contains("s3cret"))
  }

  @Test func `a secret is asked for no more where another screen comes`() {
    let window = Window()
    window.show(SampleScreen { SecureField("Password:") })
    let dialogue = HeadlessDialogue(window)
    dialogue.enter("1")

    Modal(over: window).show(AlertScreen(title: "Lost", actions: [AlertAction("OK")]))
    _ = dialogue.transcript

    #expect(!dialogue.hidesTyping)
  }

  @Test
  func `a terminal echoes nothing but the end of the line while it hides, also after a suspension`()
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
