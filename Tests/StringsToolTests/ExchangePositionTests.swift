import Foundation
import Testing

@testable import StringsTool

@Suite struct `Errors about a file from a translator` {
  private static let forms = [
    "one": "%d kaczka", "few": "%d kaczki", "many": "%d kaczek", "other": "%d kaczki",
  ]
  private static let project = [
    "en.lproj/L.strings": "\"open\" = \"Open\";\n\"name\" = \"Name: %@\";\n",
    "pl.lproj/L.strings": "\"open\" = \"Otwórz\";\n\"name\" = \"Nazwa: %@\";\n",
    "en.lproj/L.stringsdict": dictionary(["one": "%d duck", "other": "%d ducks"]),
    "pl.lproj/L.stringsdict": dictionary(forms),
  ]

  private static func dictionary(_ forms: [String: String]) -> String {
    let forms = forms.sorted { $0.key < $1.key }.map { "<key>\($0)</key><string>\($1)</string>" }
    return """
      <plist version="1.0"><dict><key>ducks</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms.joined())</dict>
      </dict></dict></plist>
      """
  }

  /// A translation that was none at the export, of an unknown key, with another placeholder, and of one form of a plural.
  private static let files = [
    (
      "a.xliff",
      """
      <xliff version="1.2"><file original="en.lproj/L.strings" target-language="pl"><body>
        <trans-unit id="open" extradata="sternik:none">
          <source>Open</source><target>Otworzyć</target></trans-unit>
        <trans-unit id="gone"><source>Gone</source><target>Nie ma</target></trans-unit>
        <trans-unit id="name"><source>Name: %@</source><target>Imię: %2$@ %@</target></trans-unit>
      </body></file><file original="en.lproj/L.stringsdict" target-language="pl"><body>
        <trans-unit id="/ducks:dict/n:dict/one:dict/:string">
          <source>%d duck</source><target>kaczka</target></trans-unit>
        <trans-unit id="/ducks:dict/n:dict/few:dict/:string">
          <source>%d ducks</source><target>%@ kaczki</target></trans-unit>
      </body></file></xliff>
      """, ["2:3", "4:3", "5:3", "9:3"]
    ),
    (
      "a.po",
      """
      msgid ""
      msgstr "Language: pl\\nPlural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);\\n"

      #. sternik-strings: exported none
      msgctxt "open"
      msgid "Open"
      msgstr "Otworzyć"

      msgctxt "gone"
      msgid "Gone"
      msgstr "Nie ma"

      msgctxt "name"
      msgid "Name: %@"
      msgstr ""
      "Imię: %2$@ %@"

      msgctxt "ducks|==|substitutions.n"
      msgid "%d duck"
      msgid_plural "%d ducks"
      msgstr[0] "kaczka"
      msgstr[1] ""
      "%@ kaczki"
      msgstr[2] "%d kaczek"
      """, ["7:1", "11:1", "15:1", "22:1"]
    ),
    (
      "a.csv",
      """
      key,source,translation,exported,file
      open,Open,Otworzyć,none,en.lproj/L.strings
      gone,Gone,"Nie
      ma",,en.lproj/L.strings
      name,Name: %@,Imię: %2$@ %@,,en.lproj/L.strings
      /ducks:dict/n:dict/one:dict/:string,%d duck,kaczka,,en.lproj/L.stringsdict
      /ducks:dict/n:dict/few:dict/:string,%d ducks,%@ kaczki,,en.lproj/L.stringsdict
      """, ["2:1", "3:1", "5:1", "7:1"]
    ),
  ]

  @Test(arguments: files)
  func `name the line of the translation`(file: String, text: String, places: [String]) throws {
    try withFolder(Self.project.merging([file: text]) { $1 }) { root in
      let result = CommandResult(arguments: [
        "import", "\(root)/\(file)", root, "--language", "pl",
      ])

      let lines = result.errorOutput.split(separator: "\n").filter { $0.contains(": error: ") }
      let reasons = ["changed here too", "no key", "no value for '%2$@'", "in the form 'few'"]
      #expect(lines.count == reasons.count, "\(result.errorOutput)")
      for (place, reason) in zip(places, reasons) {
        #expect(
          lines.contains {
            $0.hasPrefix("\(root)/\(file):\(place): error: not imported: ") && $0.contains(reason)
          }, "\(place) \(reason): \(result.errorOutput)")
      }
    }
  }

  @Test(arguments: [
    ("a.csv", "key,source,translation\na,", "2:3"),
    ("a.po", "# ą\nmsgid \"a\"\nmsgstr \"ą", "3:10"),
  ])
  func `name the line of a byte that is not text`(
    file: String, text: String, place: String
  ) throws {
    try withFolder(Self.project) { root in
      try Data(Array(text.utf8) + [0xB1, 0x22]).write(to: URL(filePath: "\(root)/\(file)"))

      let result = CommandResult(arguments: [
        "import", "\(root)/\(file)", root, "--language", "pl",
      ])

      #expect(result.errorOutput.hasPrefix("\(root)/\(file):\(place): error: "))
    }
  }
}
