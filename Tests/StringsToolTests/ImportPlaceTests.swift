import Foundation
import Testing

@testable import StringsTool

/// What `import` says about a file or its arguments as a whole, and where.
@Suite struct `Messages of an import` {
  private let files = ["en.lproj/L.strings": "a = \"Open %@\";\n", "de.lproj/L.strings": ""]

  @Test func `are at the translation in XLIFF`() throws {
    let xliff = """
      <xliff version="1.2">
        <file original="en.lproj/L.strings" source-language="en" target-language="de">
          <body>
            <trans-unit id="a">
              <source>Open %@</source>
              <target>Öffnen</target>
            </trans-unit>
          </body>
        </file>
      </xliff>

      """
    try withFolder(files.merging(["a.xliff": xliff]) { $1 }) { root in
      let result = CommandResult(arguments: ["import", "\(root)/a.xliff", root])

      #expect(result.errorOutput.hasPrefix("\(root)/a.xliff:4:7: warning: this text lacks a '%@'"))
    }
  }

  @Test func `name the language that has no texts`() throws {
    let csv = "key,source,translation\na,Open %@,%@ öffnen\n"
    try withFolder(files.merging(["a.csv": csv]) { $1 }) { root in
      func reason(_ options: String...) -> Substring? {
        let result = CommandResult(arguments: ["import", "\(root)/a.csv", root] + options)
        return result.errorOutput.split(separator: "\n").first?.split(separator: "read: ").last
      }

      #expect(
        reason("--language", "en")
          == "en is the language that L is translated from; see --development-language [unreadable-file]"
      )
      #expect(
        reason("--language", "de", "--development-language", "fr")
          == "L has no texts in fr to translate from; see --development-language [unreadable-file]")
    }
  }

  @Test func `about its arguments have its own usage`() throws {
    let csv = "key,source,translation\na,Open %@,%@ öffnen\n"
    try withFolder(files.merging(["a.csv": csv]) { $1 }) { root in
      let result = CommandResult(arguments: ["import", "\(root)/a.csv", root])

      #expect(result.status == .usage)
      #expect(result.errorOutput.contains("\nUsage: sternik-strings import <file>"))
      #expect(
        result.errorOutput.hasSuffix(
          "\n  See 'sternik-strings import --help' for more information.\n"))
    }
  }
}

@Suite struct `A package of Xcode` {
  private let files = ["en.lproj/L.strings": "a = A;\n", "de.lproj/L.strings": "a = A;\n"]
  private let xliff = """
    <xliff version="1.2"><file original="App/en.lproj/L.strings" source-language="en" target-language="de"><body>
    <trans-unit id="a"><source>A</source><target>Ä</target></trans-unit></body></file></xliff>
    """

  @Test func `is imported by the file in it`() throws {
    let folder = "de.xcloc/Localized Contents"
    try withFolder(files.merging(["\(folder)/de.xliff": xliff]) { $1 }) { root in
      let result = CommandResult(arguments: ["import", "\(root)/de.xcloc", root])

      #expect(result.status == .success, "\(result.errorOutput)")
      let polish = try text("\(root)/de.lproj/L.strings")
      #expect(polish == "a = \"Ä\";\n")
    }
  }

  @Test func `without one is an error`() throws {
    try withFolder(files.merging(["de.xcloc/contents.json": "{}"]) { $1 }) { root in
      let result = CommandResult(arguments: ["import", "\(root)/de.xcloc", root])

      #expect(result.status == .unusable)
      #expect(result.errorOutput.contains("it has 0 files .xliff in Localized Contents"))
    }
  }
}
