import Foundation
import Testing

@testable import StringsTool

@Suite struct `An untranslated copy` {
  @Test func `gets the new source text, and a translation does not`() throws {
    let files = [
      "en.lproj/L.strings": "a = \"Open file\";\nb = \"Save file\";\n",
      "pl.lproj/L.strings": "/* first */\nb = 'Zapisz plik';\n",
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try write("a = \"Open it\";\nb = \"Save it\";\n", to: "\(root)/en.lproj/L.strings")

      let result = CommandResult(arguments: ["sync", root])

      #expect(result.output.contains("pl.lproj/L.strings: 1 key with the new text\n"))
      #expect(
        try text("\(root)/pl.lproj/L.strings")
          == "a = 'Open it';\n/* first */\nb = 'Zapisz plik';\n")
      let check = CommandResult(arguments: ["check", root]).output
      #expect(check.contains("L.strings:1:1: warning: this text is the same as in en"))
      #expect(check.contains("L.strings:3:1: warning: the text in en changed"))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `of a plural gets the new forms at its place`() throws {
    let files = [
      "en.lproj/L.stringsdict": plural("%lld file"), "en.lproj/M.strings": "",
      "pl.lproj/M.strings": "",
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try write(plural("%lld old file"), to: "\(root)/en.lproj/L.stringsdict")

      _ = CommandResult(arguments: ["sync", root])

      #expect(try text("\(root)/pl.lproj/L.stringsdict") == plural("%lld old file"))
      #expect(
        CommandResult(arguments: ["coverage", root]).output.contains("pl  Polish             0"))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `of a text that becomes a plural moves to the other file, and a translation stays`()
    throws
  {
    let files = [
      "en.lproj/L.strings": "n = \"The files\";\nb = \"Save file\";\n",
      "de.lproj/L.strings": "n = \"Dateien\";\nb = \"Datei sichern\";\n",
      "pl.lproj/L.strings": "b = \"Zapisz plik\";\n",
    ]
    try withFolder(files) { root in
      // Given a copy in one language and a translation in another one
      _ = CommandResult(arguments: ["sync", root])

      // When the text becomes a plural
      try write("b = \"Save file\";\n", to: "\(root)/en.lproj/L.strings")
      try write(plural("%lld file"), to: "\(root)/en.lproj/L.stringsdict")
      let result = CommandResult(arguments: ["sync", root])

      // Then the copy is the plural, and the translation is to be reviewed
      #expect(result.status == .success)
      #expect(try text("\(root)/pl.lproj/L.strings") == "b = \"Zapisz plik\";\n")
      #expect(try text("\(root)/pl.lproj/L.stringsdict") == plural("%lld file"))
      #expect(try text("\(root)/de.lproj/L.strings") == files["de.lproj/L.strings"])
      let check = CommandResult(arguments: ["check", root, "--only", "source-changed"]).output
      #expect(check.contains("de.lproj/L.strings:1:1"))
      #expect(CommandResult(arguments: ["sync", root]).output == "")

      // And back again
      try write(files["en.lproj/L.strings"] ?? "", to: "\(root)/en.lproj/L.strings")
      try FileManager.default.removeItem(atPath: "\(root)/en.lproj/L.stringsdict")
      _ = CommandResult(arguments: ["sync", root])
      #expect(
        try text("\(root)/pl.lproj/L.strings") == "n = \"The files\";\nb = \"Zapisz plik\";\n")
      #expect(CommandResult(arguments: ["check", root, "--only", "source-changed"]).output == "")
    }
  }

  @Test func `in a String Catalog gets the new source text in the state new`() throws {
    func catalog(_ text: String, _ copy: String) -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              },
              "pl" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "\(copy)"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    }
    try withFolder(["L.xcstrings": catalog("Open", "Open")]) { root in
      // Given a copy, when its source text changes
      let file = "\(root)/L.xcstrings"
      _ = CommandResult(arguments: ["sync", file])
      try write(catalog("Open it", "Open"), to: file)
      let result = CommandResult(arguments: ["sync", file])

      // Then it follows, and a text of the translator in the same state does not
      #expect(result.output.contains("pl: 1 key with the new text"))
      #expect(try text(file) == catalog("Open it", "Open it"))
      #expect(CommandResult(arguments: ["sync", file]).output == "")
      try write(catalog("Open it", "Otwórz"), to: file)
      _ = CommandResult(arguments: ["sync", file])
      try write(catalog("Open that", "Otwórz"), to: file)
      _ = CommandResult(arguments: ["sync", file])
      #expect(try text(file) == catalog("Open that", "Otwórz"))
    }
  }

  @Test func `stays one if the announcement is all that was written`() throws {
    let files = [
      "en.lproj/L.strings": "a = \"Open file\";\n", "pl.lproj/L.strings": "a = \"Open file\";\n",
    ]
    try withFolder(files) { root in
      // Given a file whose new text cannot be written
      _ = CommandResult(arguments: ["sync", root])
      try write("a = \"Open it\";\n", to: "\(root)/en.lproj/L.strings")
      let file = "\(root)/pl.lproj/L.strings"
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)

      let result = CommandResult(arguments: ["sync", root])
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)

      #expect(result.status != .success)
      #expect(CommandResult(arguments: ["check", root]).output.contains("[untranslated]"))
      _ = CommandResult(arguments: ["sync", root])
      #expect(try text(file) == "a = \"Open it\";\n")
    }
  }
}

/// A table with the plural `n`, whose forms are the same.
func plural(_ text: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0">
  <dict>
  \t<key>n</key>
  \t<dict>
  \t\t<key>NSStringLocalizedFormatKey</key>
  \t\t<string>%#@v@</string>
  \t\t<key>v</key>
  \t\t<dict>
  \t\t\t<key>NSStringFormatSpecTypeKey</key>
  \t\t\t<string>NSStringPluralRuleType</string>
  \t\t\t<key>NSStringFormatValueTypeKey</key>
  \t\t\t<string>lld</string>
  \t\t\t<key>one</key>
  \t\t\t<string>\(text)</string>
  \t\t\t<key>other</key>
  \t\t\t<string>\(text)</string>
  \t\t</dict>
  \t</dict>
  </dict>
  </plist>

  """
}
