import Foundation
import Testing

@testable import StringsTool

@Suite struct `Syncing a property list` {
  private let ducks = Plurals.entry(
    "ducks", [("one", "%ld duck"), ("other", "%ld\n   &lt;ducks&gt;")])
  private let geese = Plurals.entry("geese", [("one", "%ld goose"), ("other", "%ld geese")])
  private let swans = Plurals.entry("swans", [("one", "%ld swan"), ("other", "%ld swans")])
  private let polishGeese = Plurals.entry("geese", [("few", "%ld gęsi"), ("other", "%ld gęsi")])

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
    let source = Plurals.head + ducks + "\t<!-- Birds -->\n" + geese + swans + Plurals.foot

    let synced = try synced(source, Plurals.head + polishGeese + Plurals.foot)

    #expect(synced.result.status == .success)
    #expect(synced.text == Plurals.head + ducks + polishGeese + swans + Plurals.foot)
    #expect(synced.again == "")
  }

  @Test(arguments: ["  ", "    "])
  func `keeps the indentation and line ends of the file`(_ indentation: String) throws {
    func styled(_ text: String) -> String {
      text.replacingOccurrences(of: "\t", with: indentation).replacingOccurrences(
        of: "\n", with: "\r\n")
    }
    let source = Plurals.head + geese + "\t<!-- Swans -->\n" + swans + Plurals.foot

    let synced = try synced(source, styled(Plurals.head + polishGeese + Plurals.foot))

    #expect(
      synced.text
        == styled(Plurals.head + polishGeese + "\t<!-- Swans -->\n" + swans + Plurals.foot))
    #expect(synced.again == "")
  }

  @Test(arguments: ["<dict/>", "<dict>\n</dict>"])
  func `fills an empty dictionary`(_ dictionary: String) throws {
    let empty = Plurals.head.dropLast("<dict>\n".count) + dictionary + "\n</plist>\n"

    let synced = try synced(Plurals.head + geese + swans + Plurals.foot, String(empty))

    #expect(synced.text == Plurals.head + geese + swans + Plurals.foot)
    #expect(synced.again == "")
  }

  @Test func `marks removed keys once, or removes them`() throws {
    let source = Plurals.head + geese + Plurals.foot
    let target = Plurals.head + "\t<!-- Ducks -->\n" + ducks + polishGeese + Plurals.foot

    let marked = try synced(source, target)
    let removed = try synced(source, marked.text, "--delete")

    #expect(
      marked.text
        == target.replacingOccurrences(
          of: "\t<key>ducks", with: "\t<!-- sternik-strings: removed -->\n\t<key>ducks"))
    #expect(marked.again == "")
    #expect(removed.text == Plurals.head + polishGeese + Plurals.foot)
    #expect(removed.again == "")
    #expect(try synced(target, marked.text).text == target)
  }

  @Test func `copies a file that a language lacks`() throws {
    let source = Plurals.head + geese + Plurals.foot
    let files = [
      "en.lproj/L.stringsdict": source, "pl.lproj/L.strings": "", "en.lproj/L.strings": "",
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      let copy = try text("\(root)/pl.lproj/L.stringsdict")
      #expect(copy == source)
    }
  }

  @Test
  func `copies each comment of a key, and no title, nor what is ignored or behind another value`()
    throws
  {
    let ignored = "\t<!-- sternik-strings: ignore end-punctuation -->\n"
    let own = "\t<!-- Grey -->\n\t<!-- Geese -->\n"
    let source =
      Plurals.head + "\t<!-- Birds -->\n\n" + ducks.dropLast() + " <!-- of a lake -->\n" + ignored
      + own + geese + swans + "\t<!-- End -->\n" + Plurals.foot

    let synced = try synced(source, Plurals.head + swans + Plurals.foot)

    #expect(synced.text == Plurals.head + ducks + own + geese + swans + Plurals.foot)
    #expect(synced.again == "")
  }

  /// Syncs a copy, edits it by hand without its texts, changes the source, and syncs again.
  private func refreshed(
    _ source: String, _ new: String, edit: (String) -> String
  ) throws -> (copy: String, text: String) {
    let files = ["en.lproj/L.stringsdict": source, "pl.lproj/.keep": ""]
    return try withFolder(files) { root in
      let path = "\(root)/pl.lproj/L.stringsdict"
      _ = CommandResult(arguments: ["sync", root])
      let copy = edit(try text(path))
      try write(copy, to: path)
      #expect(CommandResult(arguments: ["sync", root]).output == "")
      try write(new, to: "\(root)/en.lproj/L.stringsdict")

      let result = CommandResult(arguments: ["sync", root])

      #expect(result.output.contains("1 key with the new text"), "\(result.output)")
      #expect(CommandResult(arguments: ["sync", root]).output == "")
      return (copy, try text(path))
    }
  }

  @Test func `changes the texts alone of a copy, whatever order and layout it has`() throws {
    // Given a copy whose forms are in another order, on one line, with a comment between them
    let one = "\t\t\t<key>one</key>\n\t\t\t<string>%ld goose</string>\n"
    let other = "\t\t\t<key>other</key>\n\t\t\t<string>%ld geese</string>\n"
    let source = Plurals.head + geese + Plurals.foot

    let (copy, text) = try refreshed(
      source, source.replacing("%ld geese", with: "%ld wild &amp; grey geese")
    ) {
      $0.replacing(
        one + other,
        with: "\t\t\t<!-- for 2 --> <key >other</key><string  >%ld geese</string>\n" + one)
    }

    #expect(text == copy.replacing("%ld geese", with: "%ld wild &amp; grey geese"))
  }

  @Test func `adds and removes the forms alone that the source has or lacks`() throws {
    let few = "\t\t\t<key>few</key>\n\t\t\t<string>%ld gees</string>\n"
    let one = "\t\t\t<key>one</key>\n\t\t\t<string>%ld goose</string>\n"
    let zero = "\t\t\t<key>zero</key>\n\t\t\t<string>No goose</string>\n"
    let source = Plurals.head + geese + Plurals.foot
    let format = "%#@n@</string>"
    func edited(_ text: String) -> String { text.replacing(format, with: format + "<!-- n -->") }

    let added = try refreshed(
      source, source.replacing(one, with: zero + one + few), edit: edited)
    let removed = try refreshed(source, source.replacing(one, with: ""), edit: edited)

    #expect(added.text == edited(source).replacing(one, with: zero + one + few))
    #expect(removed.text == edited(source).replacing(one, with: ""))
  }

  @Test func `replaces a copy of another structure as a whole`() throws {
    let source = Plurals.head + geese + Plurals.foot
    let variable = "%#@n@ and %#@m@"
    let new = source.replacing("%#@n@", with: variable).replacing(
      "\t\t<key>n</key>\n",
      with:
        "\t\t<key>m</key>\n\t\t<dict>\n\t\t\t<key>other</key>\n\t\t\t<string>%2$ld</string>\n\t\t</dict>\n\t\t<key>n</key>\n"
    )

    let (_, text) = try refreshed(source, new) { $0 }

    #expect(text == new)
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
