import LocalizableStrings
import StringsSyntax
import Testing

/// What is found about brackets, quotation marks, numbers, addresses and characters.
@Suite struct `Marks and numbers of a translation` {
  @Test(arguments: [
    FindingCase("Save (all)", "Zapisz (wszystko", "pl", "unbalanced-bracket"),
    FindingCase("Save (all)", "Zapisz wszystko)", "pl", "unbalanced-bracket"),
    FindingCase("Save (all)", "Zapisz )wszystko(", "pl", "unbalanced-bracket"),
    FindingCase("Save all", "Zapisz [wszystko", "pl", "unbalanced-bracket"),
    FindingCase("Save “all”", "「すべて保存", "ja", "unbalanced-bracket"),
    FindingCase("Save “all”", "Zapisz „wszystko", "pl", "unbalanced-bracket"),
    FindingCase("Save “all”", "Enregistrer «tout", "fr", "unbalanced-bracket"),
    FindingCase("Save “all”", "Guardar “todo", "es", "unbalanced-bracket"),
    // Wide and narrow brackets, straight marks, and those of other languages.
    FindingCase("Save (all)", "保存（すべて)", "ja"),
    FindingCase("Save “all”", "Zapisz „wszystko\"", "pl"),
    FindingCase("Save “all”", "Speichern „alles“", "de"),
    FindingCase("Save “all”", "Gem »alt«", "da"),
    FindingCase("Save 'all'", "Zapisz ’wszystko", "pl"),
    FindingCase("A screen of 5\"", "Ekran 5\"", "pl"),
    // Signs that are no brackets, and intervals.
    FindingCase("1. Save", "1) Zapisz", "pl"), FindingCase("Saved", "Zapisano :) tu", "pl"),
    FindingCase("Saved", "Сохранено)", "ru"),

    FindingCase("One and two", "a) Raz b) Dwa", "pl"),
    FindingCase("From 0 to 1", "Z [0, 1)", "pl"),
    FindingCase("Save (all", "Zapisz (wszystko", "pl"),
    FindingCase("Save:(all)", "保存:(すべて)", "ja"),
  ])
  func `has brackets in pairs`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
  }

  @Test(arguments: [
    FindingCase("Before the revamp of March 2016", "平成28年3月の改修前", "ja"),
    FindingCase("Of Mars, 25.08.2022", "紀念 Mars，2022.08.25", "zh-Hant"),
    FindingCase("From 10 to 20 files", "Od 10 do 10 plików", "pl", "number-mismatch"),
    FindingCase("Up to 1,000,000 files", "Do 2.000.000 plików", "pl", "number-mismatch"),
    FindingCase("Up to 25 files", "Do 20 plików", "pl", "number-mismatch"),
    FindingCase("Up to 1,000 files", "Do 10 000 plików", "pl", "number-mismatch"),
    FindingCase("Up to 25 files", "最多20个", "zh-Hans", "number-mismatch"),
    // Separators and scripts.
    FindingCase("Up to 1,000 files", "Do 1000 plików", "pl"),
    FindingCase("Up to 10,000 files", "Do 10 000 plików", "pl"),
    FindingCase("Up to 25 files", "حتى ٢٥ ملفًا", "ar"),
    FindingCase("Up to 1.50 of it", "Do 1,50 tego", "pl"),
    // Words, single digits, times and dates, units, years.
    FindingCase("Up to 12 files", "Do dwunastu plików", "pl"),
    FindingCase("Up to 5 of it", "Do 4 tego", "pl"),
    FindingCase("At 10:30 today", "O 22:30 dziś", "pl"), FindingCase("At 10 pm", "O 22", "pl"),
    FindingCase("12/31 is the day", "31.12 to dzień", "pl"),
    FindingCase("Within 50 miles", "Do 80 km", "pl"),
    FindingCase("For $10 a month", "Za 40 złotych", "pl"),
    FindingCase("Up to 10,000 files", "最多10万", "zh-Hans"),
    FindingCase("Since 2020", "พ.ศ. 2563", "th"),
    FindingCase("120", "65", "pl"), FindingCase("On macOS 12", "W macOS 12.0", "pl"),
    // Parts of names, placeholders and addresses.
    FindingCase("SHA256 of 25 files", "SHA512 z 25 plików", "pl"),
  ])
  func `has the numbers of the source text`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
  }

  @Test(arguments: [
    FindingCase("See https://a-b.org", "Zobacz to", "pl", "address-mismatch"),
    FindingCase("See https://a-b.org/x", "Zobacz https://a-c.org/x", "pl", "address-mismatch"),
    FindingCase("See https://a-b.org/x", "Zobacz https:// a-b.org/x", "pl", "address-mismatch"),
    FindingCase("See https://a-b.org/x", "Zobacz https//a-b.org/x", "pl", "address-mismatch"),
    // Other languages of the same site, or without its scheme.
    FindingCase("See https://en.a-b.org/x", "Zobacz https://pl.a-b.org/y?z", "pl"),
    FindingCase("See https://www.a-b.org/x", "Zobacz https://a-b.pl/x", "pl"),
    FindingCase("See https://a-b.org", "Zobacz a-b.org", "pl"),
    FindingCase("https://a-b.org/en", "https://a-c.pl/pl", "pl"),
    FindingCase("As e.g. https://a-b.org", "Jak np. https://a-c.org", "pl"),
    FindingCase("With https:// or not?", "Z https:// czy nie?", "pl"),
    FindingCase("As https://example.com/x", "Jak https://przyklad.pl/x", "pl"),
    FindingCase("See https://%@/x", "Zobacz https://%@/y", "pl"),
  ])
  func `has the addresses of the source text`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
  }

  @Test(arguments: [
    FindingCase("Coffee", "CafÃ©", "fr", "decoded-twice"),
    FindingCase("Rename", "RiemÃ«rtoje", "sq", "decoded-twice"),
    FindingCase("It is here", "C’est â€œici", "fr", "decoded-twice"),
    FindingCase("It’s here", "Itâ€™s there", "en-GB", "decoded-twice"),
    FindingCase("Hello", "РџСЂРёРІРµС‚", "ru", "decoded-twice"),
    FindingCase("20 °C", "20 Â°C", "fr", "decoded-twice"),
    // Words that are bytes of UTF-8 by chance.
    FindingCase("About", "Ç’është", "sq"), FindingCase("Name", "Navn Å–A", "nb"),
    FindingCase("Client", "Клієнт", "uk"), FindingCase("Users", "КАРЫСТАЛЬНІКІ", "be"),
    FindingCase("Entered", "«\u{A0}entré\u{A0}»", "fr"), FindingCase("Go", "Иди и\u{A0}— и", "ru"),
    FindingCase("Coffee", "Café", "fr"), FindingCase("Union", "«СССР»", "ru"),
    FindingCase("Tomorrow", "“MANHÃ” já", "pt"), FindingCase("Hello", "Привет", "ru"),
  ])
  func `has characters that were decoded once`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
  }

  @Test func `shows what was decoded twice as it should be`() {
    let found = FindingCase("Hello", "РџСЂРёРІРµС‚", "ru").found

    #expect(
      found.map(\.message) == ["this text was decoded twice: write 'Привет' for 'РџСЂРёРІРµС‚'"])
  }
}
