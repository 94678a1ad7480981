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
      var editor = try TranslationFile.editable(bytes: bytes, name: "x.stringsdict")
      #expect(editor.entries(in: nil).map(\.key) == ["a"] && editor.bytes == bytes)

      try editor.apply([TextEdit("a", .rename("b"))])

      let renamed = Self.list.replacing("<key>a<", with: "<key>b<")
      #expect(editor.bytes == encoding.bytes(mark + declaration + renamed))
    }
  }

  @Test func `values change where there is no space between them, and where a key occurs twice`()
    throws
  {
    func plural(_ forms: [String]) -> String {
      let pairs = forms.map { "<key>\($0)</key><string>\($0) text</string>" }.joined()
      return "<key>k</key><dict>\(pairs)</dict>"
    }
    func list(_ content: String) -> [UInt8] { Array("<plist><dict>\(content)</dict></plist>".utf8) }
    let old = plural(["one", "other"])
    var editor = try TranslationFile.editable(bytes: list(old + old), name: "x")
    let new = PropertyListValue.dictionary(
      ["zero", "other"].map { PropertyListPair(key: $0, value: .string("\($0) text")) })

    try editor.apply([TextEdit("k", .replace(.propertyList(new)))])

    let text = String(decoding: editor.bytes, as: UTF8.self)
    #expect(text.contains("<key>zero</key><string>zero text</string>"))
    #expect(text.contains(old) && !text.hasSuffix(old + "</dict></plist>"))
  }
}
