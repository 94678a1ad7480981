import Foundation
import Testing

@testable import StringsTool

@Suite struct `Syncing a property list` {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>

    """
  private static let foot = "</dict>\n</plist>\n"

  private static func plural(_ key: String, _ forms: [(String, String)]) -> String {
    let texts = forms.map { "\t\t\t<key>\($0.0)</key>\n\t\t\t<string>\($0.1)</string>\n" }.joined()
    return """
      \t<key>\(key)</key>
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@n@</string>
      \t\t<key>n</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>ld</string>
      \(texts)\t\t</dict>
      \t</dict>

      """
  }

  private let ducks = plural("ducks", [("one", "%ld duck"), ("other", "%ld\n   &lt;ducks&gt;")])
  private let geese = plural("geese", [("one", "%ld goose"), ("other", "%ld geese")])
  private let swans = plural("swans", [("one", "%ld swan"), ("other", "%ld swans")])
  private let polishGeese = plural("geese", [("few", "%ld gęsi"), ("other", "%ld gęsi")])

  private func synced(
    _ source: String, _ target: String, _ options: String...
  ) throws -> (result: CommandResult, text: String, again: String) {
    let files = ["en.lproj/L.stringsdict": source, "pl.lproj/L.stringsdict": target]
    return try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", root] + options)
      let text = try text("\(root)/pl.lproj/L.stringsdict")
      return (result, text, CommandResult(arguments: ["sync", root] + options).output)
    }
  }

  @Test func `adds new plurals in the order of the source`() throws {
    let source = Self.head + ducks + "\t<!-- Birds -->\n" + geese + swans + Self.foot

    let synced = try synced(source, Self.head + polishGeese + Self.foot)

    #expect(synced.result.status == .success)
    #expect(synced.text == Self.head + ducks + polishGeese + swans + Self.foot)
    #expect(synced.again == "")
  }

  @Test(arguments: ["  ", "    "])
  func `keeps the indentation and line ends of the file`(_ indentation: String) throws {
    func styled(_ text: String) -> String {
      text.replacingOccurrences(of: "\t", with: indentation).replacingOccurrences(
        of: "\n", with: "\r\n")
    }
    let source = Self.head + geese + "\t<!-- Swans -->\n" + swans + Self.foot

    let synced = try synced(source, styled(Self.head + polishGeese + Self.foot))

    #expect(
      synced.text == styled(Self.head + polishGeese + "\t<!-- Swans -->\n" + swans + Self.foot))
    #expect(synced.again == "")
  }

  @Test(arguments: ["<dict/>", "<dict>\n</dict>"])
  func `fills an empty dictionary`(_ dictionary: String) throws {
    let empty = Self.head.dropLast("<dict>\n".count) + dictionary + "\n</plist>\n"

    let synced = try synced(Self.head + geese + swans + Self.foot, String(empty))

    #expect(synced.text == Self.head + geese + swans + Self.foot)
    #expect(synced.again == "")
  }

  @Test func `marks removed keys once, or removes them`() throws {
    let source = Self.head + geese + Self.foot
    let target = Self.head + "\t<!-- Ducks -->\n" + ducks + polishGeese + Self.foot

    let marked = try synced(source, target)
    let removed = try synced(source, marked.text, "--delete")

    #expect(
      marked.text
        == target.replacingOccurrences(
          of: "\t<key>ducks", with: "\t<!-- sternik-strings: removed -->\n\t<key>ducks"))
    #expect(marked.again == "")
    #expect(removed.text == Self.head + polishGeese + Self.foot)
    #expect(removed.again == "")
    #expect(try synced(target, marked.text).text == target)
  }

  @Test func `copies a file that a language lacks`() throws {
    let source = Self.head + geese + Self.foot
    let files = [
      "en.lproj/L.stringsdict": source, "pl.lproj/L.strings": "", "en.lproj/L.strings": "",
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      let copy = try text("\(root)/pl.lproj/L.stringsdict")
      #expect(copy == source)
    }
  }

  @Test func `is not done in binary form, which is said`() throws {
    try withFolder(["en.lproj/L.strings": "a = A;", "pl.lproj/L.strings": ""]) { root in
      // Given a translation in binary form that lacks a key
      let binary = try PropertyListSerialization.data(
        fromPropertyList: ["b": "B"], format: .binary, options: 0)
      try binary.write(to: URL(filePath: "\(root)/pl.lproj/L.strings"))

      // When it is synced
      let result = CommandResult(arguments: ["sync", root])

      // Then it is as it was
      #expect(result.status == .failure)
      #expect(result.errorOutput.contains("[not-edited]"))
      #expect(try Data(contentsOf: URL(filePath: "\(root)/pl.lproj/L.strings")) == binary)
    }
  }
}
