import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Rewriting a format` {
  @Test(arguments: [
    "", "plain", "%@ has %1$d", "100%% sure", "100% zzz %", "%%%@%%", "%#@n@ x %2$#@m@", "%5.2f%",
    "% %%d",
    "é\u{301}%\u{301}d",
  ])
  func `the rest stays as written`(text: String) {
    #expect(Format(text).rewritten() == text)
  }

  @Test func `words and placeholders are replaced separately`() {
    let text = Format("a %@ b%% c %2$d").rewritten(
      words: { $0.uppercased() }, placeholders: { "<\($0.source)>" })

    #expect(text == "A <%@> B%% C <%2$d>")
  }
}
