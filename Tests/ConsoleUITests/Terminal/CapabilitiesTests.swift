import Testing

@testable import ConsoleUI

struct CapabilitiesTests {
  @Test(arguments: [
    ([:], Capabilities.Colors.none), (["TERM": "dumb"], .none), (["TERM": "vt100"], .none),
    (["TERM": "linux"], .sixteen), (["TERM": "xterm"], .sixteen),
    (["TERM": "tmux-256color"], .palette), (["TERM": "xterm-256color"], .palette),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm-kitty"], .trueColor),
    (["TERM": "xterm-kitty", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .palette),
    (["TERM": "screen", "COLORTERM": "truecolor"], .sixteen),
    (["TERM": "screen.xterm-256color", "COLORTERM": "truecolor"], .palette),
    (["TERM": "screen-256color", "TMUX": "/tmp/1", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "screen-256color", "STY": "1.pts", "COLORTERM": "truecolor"], .palette),
    (["TERM": "screen", "TMUX": "/tmp/1", "STY": "1.pts", "COLORTERM": "truecolor"], .sixteen),
  ])
  func `the environment determines the colours`(
    variables: [String: String], colors: Capabilities.Colors
  ) {
    #expect(Capabilities(EnvironmentVariables { variables[$0] }).colors == colors)
  }

  @Test(arguments: [
    ([:], true), (["LANG": "C"], true), (["LANG": "pl_PL.UTF-8"], true),
    (["LANG": "pl_PL.utf8"], true), (["LANG": "pl_PL.ISO-8859-2"], false),
    (["LANG": "pl_PL.UTF-8", "LC_ALL": "pl_PL.ISO-8859-2@x"], false),
    (["LC_CTYPE": "en_US.UTF-8", "LANG": "pl_PL.ISO-8859-2"], true),
    (["LC_ALL": "C", "LANG": "pl_PL.UTF-8"], false), (["LC_CTYPE": "POSIX"], false),
    (["LC_ALL": "C.UTF-8"], true), (["LC_ALL": "", "LANG": "POSIX"], true),
  ])
  func `the locale determines the character set`(variables: [String: String], isUTF8: Bool) {
    #expect(Capabilities(EnvironmentVariables { variables[$0] }).isUTF8 == isUTF8)
  }

  @Test(arguments: [
    ([:], AmbiguousWidth.narrow), (["LANG": "ja_JP.UTF-8"], .narrow),
    (["LANG": "ja_JP.UTF-8@cjkwide"], .wide), (["LANG": "ja_JP.UTF-8@cjknarrow"], .narrow),
    (["LANG": "ja_JP.UTF-8@cjkwide", "LC_ALL": "pl_PL.UTF-8"], .narrow),
    (["RUNEWIDTH_EASTASIAN": "1"], .wide), (["RUNEWIDTH_EASTASIAN": "0"], .narrow),
    (["LANG": "ja_JP.UTF-8@cjkwide", "RUNEWIDTH_EASTASIAN": "0"], .narrow),
    (["LANG": "@", "RUNEWIDTH_EASTASIAN": ""], .narrow),
  ])
  func `the user sets the width of ambiguous characters`(
    variables: [String: String], width: AmbiguousWidth
  ) {
    #expect(Capabilities(EnvironmentVariables { variables[$0] }).ambiguousWidth == width)
  }

  @Test func `GNU screen reports no mouse, since it withholds Escape then`() {
    let screen = Capabilities(EnvironmentVariables { ["TERM": "screen"][$0] })
    let tmux = Capabilities(EnvironmentVariables { ["TERM": "screen", "TMUX": "1"][$0] })

    #expect(!screen.reportsMouse)
    #expect(tmux.reportsMouse)
  }

  @Test(
    arguments: [
      ([:], 50), (["SSH_CONNECTION": "::1 1 ::1 22"], 200), (["ESCDELAY": "25"], 25),
      (["SSH_CONNECTION": "::1 1 ::1 22", "ESCDELAY": "1000"], 1_000),
      (["ESCDELAY": "0"], 50), (["ESCDELAY": "-1"], 50), (["ESCDELAY": "x"], 50),
    ] as [([String: String], Int32)])
  func `an Escape waits for the rest of a key`(variables: [String: String], milliseconds: Int32) {
    let environment = EnvironmentVariables { variables[$0] }

    #expect(InputReader.escapeTimeout(environment) == milliseconds)
  }

  @Test func `a dumb terminal cannot move its cursor`() {
    #expect(!Capabilities(EnvironmentVariables { _ in nil }).movesCursor)
    #expect(Capabilities(EnvironmentVariables { $0 == "TERM" ? "linux" : nil }).movesCursor)
  }

  @Test(arguments: [
    ([:], Size(columns: 80, rows: 24)),
    (["COLUMNS": "132", "LINES": "50"], Size(columns: 132, rows: 50)),
    (["COLUMNS": "0", "LINES": "-3"], Size(columns: 80, rows: 24)),
    (["COLUMNS": "99999999999999999999", "LINES": "x"], Size(columns: 80, rows: 24)),
    (["COLUMNS": "1"], Size(columns: 1, rows: 24)),
    (["COLUMNS": "2000", "LINES": "1"], Size(columns: 2_000, rows: 1)),
    (["COLUMNS": "2001", "LINES": "2001"], Size(columns: 80, rows: 24)),
  ])
  func `the environment determines the size without a window`(
    variables: [String: String], expected: Size
  ) {
    let size = WindowSize.current(of: -1, environment: EnvironmentVariables { variables[$0] })

    #expect(size == expected)
  }
}
