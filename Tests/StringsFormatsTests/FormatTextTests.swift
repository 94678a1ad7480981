import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Format text` {
  @Test(arguments: [
    "", "plain", "%@ has %1$d", "100%% sure", "100% zzz %", "%%%@%%", "%#@n@ x %2$#@m@", "%5.2f%",
    "% %%d",
    "é\u{301}%\u{301}d",
  ])
  func `what is not exchanged stays as it is`(text: String) {
    #expect(FormatText(text).mapping() == text)
  }

  @Test func `words and placeholders are exchanged apart`() {
    let text = FormatText("a %@ b%% c %2$d").mapping(
      words: { $0.uppercased() }, placeholders: { "<\($0.source)>" })

    #expect(text == "A <%@> B%% C <%2$d>")
  }
}
