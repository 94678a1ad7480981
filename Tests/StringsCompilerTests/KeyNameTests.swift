import LocalizableStrings
import StringsSyntax
import Testing

@testable import StringsCompiler

/// Which name in Swift a key gets, and which it gets where another has it already.
@Suite struct `Key name` {
  @Test(arguments: [
    ("welcome.title", "welcome.title"), ("a b", "aB"), ("a-b_c", "aB_c"), ("1st", "_1st"),
    ("żółw", "żółw"), ("é", "é"), ("a..b.", "a.b"), ("%d apples", "apples"),
    ("50% sure", "_50Sure"), ("Done. Go on?", "DoneGoOn"), ("_", "__"),
    ("self.init", "self_.init_"),
    ("default.Type", "default.Type_"), ("a\u{202E}b\0\u{200B}", "aB"), ("", ""), ("%@.!", ""),
    ("😀", ""),
  ])
  func `is made of what Swift takes`(key: String, names: String) {
    #expect(SwiftName.path(of: key).map(\.name).joined(separator: ".") == names)
  }

  @Test func `keywords are declared in backticks`() {
    #expect(
      SwiftName.path(of: "a.default.import.in").map(\.declared) == [
        "a", "`default`", "`import`", "`in`",
      ])
  }

  @Test func `keys of any depth give names of limited depth`() {
    let key = Array(repeating: "a", count: 100_000).joined(separator: ".")

    #expect(SwiftName.path(of: key).count == 12)
  }

  @Test func `a text that is a group of texts, too, gets an underscore`() {
    let group = KeyGroup(Catalog(["en": "a; \"a.b\"; \"a.b.c\"; \"a_.c\";"]).typedKeys)

    #expect(
      group.diagnostics.map(\.description) == [
        "en/Localizable.strings:1:1: warning: Texts.a_ is a group of keys; this text is only found "
          + "with \"a\".localize [untyped-key]"
      ])
    #expect(group.groups[0].group.keys.map(\.name) == ["b_"])
  }

  @Test func `of keys for one name the one written so gets it, or else the first`() {
    let catalog = Catalog(["en": "\"a-b\"; aB; \"c-d\";\n \"c d\"; \"A\"; a; \"\";"])

    let group = KeyGroup(catalog.typedKeys)

    #expect(group.keys.map(\.name) == ["aB", "cD", "A", "a"])
    #expect(group.keys.map(\.key.key) == ["aB", "c-d", "A", "a"])
    #expect(
      group.diagnostics.map(\.description) == [
        "en/Localizable.strings:2:17: warning: this key gives no name to Swift [untyped-key]",
        "en/Localizable.strings:1:1: warning: Texts.aB is \"aB\"; this text is only found with "
          + "\"a-b\".localize [untyped-key]",
        "en/Localizable.strings:2:2: warning: Texts.cD is \"c-d\"; this text is only found with "
          + "\"c d\".localize [untyped-key]",
      ])
  }
}
