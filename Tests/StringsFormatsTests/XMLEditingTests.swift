import StringsSyntax
import Testing

@testable import StringsFormats

/// Edits of XML property lists in files of each encoding.
@Suite struct `Editing XML property lists` {
  private static let list = """
    <plist><dict>
      <key>a</key> <string>ż</string>
    </dict></plist>

    """

  @Test(
    arguments: [TextEncoding.Form.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian],
    ["", "<?xml version=\"1.0\"?>\n"])
  func `the byte order mark, the encoding and everything else stay`(
    form: TextEncoding.Form, declaration: String
  ) throws {
    for hasMark in [true, false] {
      let encoding = TextEncoding(form: form, hasByteOrderMark: hasMark)
      let mark = hasMark ? "\u{FEFF}" : ""
      let bytes = encoding.bytes(mark + declaration + Self.list)
      var editor = try XMLPropertyListEditor(bytes: bytes, file: "x.stringsdict")
      #expect(editor.keys == ["a"] && editor.bytes == bytes)

      try editor.rename("a", to: "b")

      let renamed = Self.list.replacing("<key>a<", with: "<key>b<")
      #expect(editor.bytes == encoding.bytes(mark + declaration + renamed))
    }
  }
}
