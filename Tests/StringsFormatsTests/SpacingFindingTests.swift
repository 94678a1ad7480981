import LocalizableStrings
import StringsSyntax
import Testing

/// What is found about space, dots and line breaks.
@Suite struct `Spacing of a translation` {
  @Test(arguments: [
    FindingCase("Save it now", "Zapisz  to", "pl", "doubled-space"),
    FindingCase("Save it now", "Zapisz \u{A0}to", "pl", "doubled-space"),
    FindingCase("Save it now", "Zapisz\u{A0} to", "pl", "doubled-space"),
    FindingCase("Save %@ now", "Zapisz  %@", "pl", "doubled-space"),
    FindingCase("Save  it now", "Zapisz  to", "pl"),
    // Space at the start of lines, columns, and code.
    FindingCase("Save\nit now please, and all of the others", "Zapisz  \n  to\n   już", "pl"),
    FindingCase("Name: x", "Nazwisko:     x", "pl"),
    FindingCase("Type `a b`", "Wpisz `a  b`", "pl"), FindingCase("Save it", "Zapisz\t to", "pl"),
  ])
  func `has single spaces`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
  }

  @Test(arguments: [
    ("Save it", "Zapisz  to", "write one space in 'Zapisz  to'"),
    (
      "Save it", "Czy zapisać  wszystkieniepotrzebne pliki",
      "write one space in 'zapisać  wszystkieniepotr…'"
    ),
  ])
  func `is shown with the words around`(source: String, translation: String, message: String) {
    #expect(FindingCase(source, translation, "pl").found.map(\.message) == [message])
  }

  @Test(arguments: [
    FindingCase("It is done.", "To gotowe..", "pl", "end-punctuation", "repeated-dots"),
    FindingCase("Loading…", "Ładowanie....", "pl", "repeated-dots"),
    FindingCase("Loading...", "Ładowanie..", "pl", "repeated-dots"),
    FindingCase("Done. Go on.", "Gotowe.. Dalej.", "pl", "repeated-dots"),
    // The style of an ellipsis, abbreviations, paths, ranges and leaders.
    FindingCase("Loading...", "Ładowanie…", "pl"), FindingCase("And so on…", "Itd....", "pl"),
    FindingCase("The folder above", "Folder ../nad", "pl"),
    FindingCase("From 1 to 5", "Od 1..5", "pl"), FindingCase("From a to b", "Od a..b", "pl"),
    FindingCase("Name", "Nazwisko .....", "pl", "end-punctuation"),
    FindingCase("Please wait...", "请稍等......", "zh-Hans"),
    FindingCase("Wait..", "Czekaj..", "pl"),
  ])
  func `has an ellipsis of three dots`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
  }

  @Test(arguments: [
    FindingCase("One\nTwo", #"Raz\nDwa"#, "pl", "line-break"),
    FindingCase("• One\n• Two\n• Three", "• Raz\n• Dwa• Trzy", "pl", "line-break"),
    FindingCase("1. One\n2. Two", "1. Raz 2. Dwa", "pl", "line-break"),
    FindingCase("One is here.\n\nTwo is here.", "Tu jest raz. Tu jest dwa.", "pl", "line-break"),
    // Others are wrapped anew, or say less.
    FindingCase("Save all", "Zapisz\nwszystko", "pl"),
    FindingCase("One is here.\n\nTwo is here, and three.", "Tu jest raz.", "pl"),
    FindingCase("One is here.\n\nTwo is here.", "Tu jest raz, a tam jest dwa.", "pl"),
    FindingCase(
      "One is %@.\n\nTwo is here.", "Tu jest raz. Tu jest dwa.", "pl", "placeholder-mismatch"),
    FindingCase("1. One\n2. Two", "Raz i dwa", "pl"),
    FindingCase("• One\n• Two\n• Three", "• Raz\n• Dwa", "pl"),
    FindingCase("• One\n• Two", "· Raz\n· Dwa", "pl"), FindingCase("One\nTwo", "Raz Dwa", "pl"),
    FindingCase("One is here.\n\nTwo is here.", "Tu jest raz.\nTu jest dwa.", "pl"),
    FindingCase(
      "This is a text that is longer than forty characters", "To jest tekst\ndłuższy", "pl"),
    FindingCase(#"Type \n for a new line"#, #"Wpisz \n, by zacząć wiersz"#, "pl"),
  ])
  func `has the line breaks that matter`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
  }
}
