import TestCases
import Testing

@testable import ConsoleWidgets

@Suite struct ControlsTests {
  @Test(arguments: Seed.few(1, many: 3))
  func `line ends and tabs are replaced, and other controls removed`(seed: Seed) {
    var texts = RandomText(generator: seed.generator)
    for _ in 0..<300 {
      let text = texts.next()
      #expect(text.asOneLine == expected(text, lineEnd: " ", tab: " "))
      #expect(text.asLines == expected(text, lineEnd: "\n", tab: "\t"))
    }
  }

  @Test func `a CR LF is one line end`() {
    #expect("a\r\nb\r\r\nc\n".asLines == "a\nb\n\nc\n")
    #expect("a\r\nb".asOneLine == "a b")
  }

  private func expected(_ text: String, lineEnd: Unicode.Scalar, tab: Unicode.Scalar) -> String {
    var result = ""
    for character in text {
      if character.isNewline {
        result.unicodeScalars.append(lineEnd)
      } else if character == "\t" {
        result.unicodeScalars.append(tab)
      } else {
        for scalar in character.unicodeScalars where scalar.properties.generalCategory != .control {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
