import Foundation
import StringsSyntax
import TestCases
import Testing

@testable import StringsFormats

/// Foundation's parser as the judge of XML property lists, of those that are well-formed and of others.
@Suite struct `Values of XML property lists` {
  /// The tags, texts and slips that lists are made of.
  private static let pieces = [
    "<key>a</key>", "<key>b</key>", "<key >c</key>", "<key/>", "<string>x</string>", "<string/>",
    "<string>a &amp; b &lt;&#65;&#x41;</string>", "<string><![CDATA[<a>&amp;]]> b</string>",
    "<string x=\"1\">y</string >", "<string>a<!-- no --></string>", "<string>&what;</string>",
    "<integer>12</integer>", "<integer> -7 </integer>", "<integer>0x1F</integer>",
    "<integer>+3</integer>", "<integer>x</integer>", "<integer></integer>", "<integer/>",
    "<integer>9223372036854775807</integer>", "<integer>- 5</integer>", "<real> 1.5 </real>",
    "<date> 2026-11-30T12:00:00Z </date>", "<data>*</data>", "<integer>1 2</integer>",
    "<real>1.5</real>", "<real>2</real>",
    "<real>1e3</real>", "<real>x</real>", "<true/>", "<false/>", "<true></true>", "<true>x</true>",
    "<date>2026-11-30T12:00:00Z</date>", "<date>2026-11-30</date>", "<data>QUJD</data>",
    "<data>QUI=</data>", "<data> QU\nJD </data>", "<data/>", "<array/>", "<array>", "</array>",
    "<dict>", "</dict>", "<dict/>", "<what/>", "<!-- c -->", "<?p i?>", "\n", " ", "text",
    "<string>open", "</string>", "<plist>", "</plist>", "<!DOCTYPE x>", "<![CDATA[x]]>",
  ]

  @Test(arguments: Seed.few(4, many: 100))
  func `are those that Foundation reads`(seed: Seed) {
    var random = seed.generator
    var (read, refused) = (0, 0)
    for _ in 0..<500 {
      var body = ""
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        if Bool.random(using: &random) { body += "<key>k</key>" }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          body += Self.pieces.randomElement(using: &random) ?? ""
        }
      }
      let isPlain = Bool.random(using: &random)
      let text =
        isPlain ? "<dict>\(body)</dict>" : "<plist version=\"1.0\"><dict>\(body)</dict></plist>"
      let own = try? PropertyListDocument(bytes: Array(text.utf8), file: "x").values
      let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      let expected = (list as? [String: Any]).map { $0.mapValues(Self.value) }
      #expect(
        own?.mapValues({ StableHash($0).text }) == expected?.mapValues({ StableHash($0).text }),
        "\(seed): \(text)")
      if own == nil { refused += 1 } else { read += 1 }
    }
    #expect(read > 20 && refused > 20)
  }

  private static func value(_ object: Any) -> PropertyListValue {
    switch object {
    case let string as String: .string(string)
    case let elements as [Any]: .array(elements.map(value))
    case let pairs as [String: Any]:
      .dictionary(pairs.map { PropertyListPair(key: $0.key, value: value($0.value)) })
    case let data as Data: .data(Array(data))
    case let number as NSNumber: .string(number.stringValue)
    case let date as Date: .string(date.ISO8601Format())
    default: .string(String(describing: object))
    }
  }
}
