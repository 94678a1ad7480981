import TestCases
import Testing

@testable import ConsoleUI

@Suite struct ThemeFileTests {
  private func error(in text: String) -> String? {
    do throws(Theme.FileError) {
      _ = try Theme(name: "own", reading: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a file changes the colours of another theme`() throws {
    let theme = try Theme(
      name: "own",
      reading: """
        # Pink in place of blue
        base = day

          accent = #F09ec5 175
        link = #ff00ff
        """)

    #expect(theme.name == "own")
    #expect(theme[.accent] == ThemeColor(0xF09EC5, index: 175))
    #expect(theme[.link] == ThemeColor(0xFF00FF, index: 201))
    #expect(theme[.text] == Theme.day[.text])
  }

  @Test(arguments: [16, 255] as [UInt8])
  func `the first and the last index that no terminal changes are taken`(index: UInt8) throws {
    let theme = try Theme(name: "own", reading: "accent = #ffffff \(index)")
    #expect(theme[.accent]?.index == index)
  }

  @Test func `without a base the dark theme is changed`() throws {
    #expect(try Theme(name: "night", reading: "\n# nothing\n") == .night)
  }

  @Test func `line ends may be those of any system`() throws {
    let theme = try Theme(name: "own", reading: "base = lamp\r\naccent = #000000\r\n")
    #expect(theme[.accent]?.rgb == 0 && theme[.text] == Theme.lamp[.text])
  }

  @Test(arguments: [
    ("accent #ffffff", "line 1: \"accent #ffffff\" is not like accent = #79c4f7 117"),
    ("accent =", "line 1: \"accent =\" is not like accent = #79c4f7 117"),
    ("\naccent = #fffff", "line 2: \"#fffff\" is not a colour"),
    ("accent = #+fffff", "line 1: \"#+fffff\" is not a colour"),
    ("accent = ffffff", "line 1: \"ffffff\" is not a colour"),
    ("accent = #ffffff 15", "line 1: \"#ffffff 15\" is not a colour"),
    ("accent = #ffffff 256", "line 1: \"#ffffff 256\" is not a colour"),
    ("accent = #ffffff 20 20", "line 1: \"#ffffff 20 20\" is not a colour"),
    ("acent = #ffffff", "line 1: there is no colour \"acent\", only background, surface"),
    ("text = #ffffff\ntext = #fffff0", "line 2: text has a colour already"),
    ("text = #ffffff\nbase = day", "line 2: base must stand before all colours"),
    ("base = terminal", "line 1: there is no theme \"terminal\" to begin with, only night, day"),
    ("base = night day", "line 1: there is no theme \"night day\""),
  ]) func `a mistake names its line`(text: String, message: String) throws {
    let found = try #require(error(in: text))
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test(arguments: Seed.few(1, many: 10))
  func `any text is read or refused`(seed: Seed) {
    var generator = seed.generator
    let parts = ["base", "accent", "=", "#", "ffffff", " ", "\n", "117", "é", "\u{0}", "night"]
    for _ in 0..<50 {
      let text = (0..<12).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      _ = error(in: text)
    }
  }
}
