import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@testable import StringsCompiler

/// The identifiers of keys, and how conflicts between them are resolved.
@Suite struct `Key names` {
  @Test(arguments: [
    ("welcome.title", "welcome.title"), ("a b", "aB"), ("a-b_c", "aB_c"), ("1st", "_1st"),
    ("żółw", "żółw"), ("é", "é"), ("a..b.", "a.b"), ("%d apples", "apples"),
    ("50% sure", "_50Sure"), ("Done. Go on?", "DoneGoOn"), ("_", "__"),
    ("self.init", "self_.init_"),
    ("default.Type", "default.Type_"), ("a\u{202E}b\0\u{200B}", "aB"), ("", ""), ("%@.!", ""),
    ("😀", ""),
  ])
  func `a key becomes nested identifiers`(key: String, names: String) {
    #expect(SwiftName.path(of: key).map(\.name).joined(separator: ".") == names)
  }

  @Test func `keywords are in backticks`() {
    #expect(
      SwiftName.path(of: "a.default.import.in").map(\.declared) == [
        "a", "`default`", "`import`", "`in`",
      ])
  }

  @Test func `the depth of names is limited`() {
    let key = Array(repeating: "a", count: 100_000).joined(separator: ".")

    #expect(SwiftName.path(of: key).count == 12)
  }

  @Test func `a key that is also a group gets an underscore`() {
    let group = KeyGroup(TargetTranslations(["en": "a; \"a.b\"; \"a.b.c\"; \"a_.c\";"]).typedKeys)

    #expect(
      group.diagnostics.map(\.description) == [
        "en/Localizable.strings:1:1: warning: Texts.a_ is a group of keys; for this key "
          + "use \"a\".localize [untyped-key]"
      ])
    #expect(group.groups[0].group.keys.map(\.name) == ["b_"])
  }

  @Test func `a name goes to the key spelled like it, or else to the first`() {
    let translations = TargetTranslations([
      "en": "\"a-b\"; aB; \"c-d\";\n \"c d\"; \"A\"; a; \"\";"
    ])

    let group = KeyGroup(translations.typedKeys)

    #expect(group.keys.map(\.name) == ["aB", "cD", "A", "a"])
    #expect(group.keys.map(\.key.key) == ["aB", "c-d", "A", "a"])
    #expect(
      group.diagnostics.map(\.description) == [
        "en/Localizable.strings:2:17: warning: this key has no characters for a Swift name [untyped-key]",
        "en/Localizable.strings:1:1: warning: Texts.aB is the key \"aB\"; for this key use "
          + "\"a-b\".localize [untyped-key]",
        "en/Localizable.strings:2:2: warning: Texts.cD is the key \"c-d\"; for this key use "
          + "\"c d\".localize [untyped-key]",
      ])
  }
}
