import ConsoleUI
import Testing

@Suite struct ShowingControlsTests {
  @Test(arguments: [
    ("bell\u{7}.txt", "bell␇.txt"), ("a\tb\r\nc\u{7F}", "a␉b␍␊c␡"),
    ("exe\u{202E}fdp", "exe<U+202E>fdp"), ("a\u{85}\u{AD}\u{FEFF}", "a<U+0085><U+00AD><U+FEFF>"),
    ("a\u{2061}b\u{200D}c", "a<U+2061>b<U+200D>c"), ("می\u{200C}روم", "می\u{200C}روم"),
    ("żółw 日本 👩‍👩‍👧 e\u{301}", "żółw 日本 👩‍👩‍👧 e\u{301}"), ("", ""),
  ])
  func `what the console would leave out is shown`(text: String, shown: String) {
    #expect(text.showingControls == shown)
  }
}
