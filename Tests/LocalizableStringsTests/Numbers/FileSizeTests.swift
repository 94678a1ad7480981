import Testing

@testable import LocalizableStrings

@Suite(.enabled(if: Conformance.hasExpectedICU, "\(Conformance.reason)"))
struct `Sizes of files` {
  @Test(
    arguments: [
      ("en", 0, "0 bytes"), ("en", 1, "1 byte"), ("en", 999, "999 bytes"), ("en", 1_000, "1 kB"),
      ("en", 1_500, "1.5 kB"), ("en", 9_940, "9.9 kB"), ("en", 9_960, "10 kB"),
      ("en", 12_345, "12 kB"), ("en", 999_499, "999 kB"), ("en", 999_500, "1 MB"),
      ("en", 12_000_000, "12 MB"), ("en", 1_250_000_000, "1.2 GB"),
      ("en", 3_000_000_000_000, "3 TB"), ("en", .max, "9,223 PB"), ("en", .min, "-9,223 PB"),
      ("en", -1, "-1 byte"), ("en", -1_500, "-1.5 kB"),
      ("pl", 1, "1 bajt"), ("pl", 2, "2 bajty"), ("pl", 5, "5 bajtów"), ("pl", 1_500, "1,5 kB"),
      ("fr", 1_500, "1,5\u{202F}ko"), ("ar-EG", 2_000, "٢ كيلوبايت"),
    ] as [(Language, Int, String)])
  func `are in the units and words of the language`(language: Language, bytes: Int, text: String) {
    #expect(
      TextTable(language, "").localizer.fileSize(bytes).replacing("\u{A0}", with: " ") == text)
  }

  @Test func `may be larger than any disk`() {
    let english = TextTable("en", "").localizer

    #expect(english.fileSize(UInt64.max) == "18,447 PB")
    #expect(english.fileSize(Int128.min).hasSuffix(" PB"))
  }
}
