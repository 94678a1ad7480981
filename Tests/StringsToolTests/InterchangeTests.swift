import LocalizableStrings
import StringsSyntax
import TestCases
import Testing

@testable import StringsFormats
@testable import StringsTool

@Suite(.ownThread) struct `Files for translators` {
  @Test(arguments: Seed.few(20, many: 200))
  func `say the same when they are read again`(seed: Seed) throws {
    // Given random texts
    var random = RandomUnits(generator: seed.generator)
    let exchange = TranslationExchange(
      sourceLanguage: "en", targetLanguage: "pl", units: random.units())

    let isOneFile = Set(exchange.units.map(\.identity.file)).count == 1

    for (format, text) in Self.texts(of: exchange) {
      // When they are written and read
      let read = try format.read(Array(text.utf8), file: "x", language: "pl")

      // Then all are there
      #expect(read.problems.isEmpty)
      let expected = Self.sorted(
        exchange.units.map { unit in
          var unit = unit
          // A PO file does not keep what nobody has translated, nor the lines of comments.
          if format == .po, unit.state == .new { unit.target = nil }
          // A CSV file about one file does not name it.
          if format == .csv, isOneFile { unit.identity.file = nil }
          return unit
        })
      #expect(Self.sorted(read.units) == expected, "\(format)")
    }
  }

  private static func texts(of exchange: TranslationExchange) -> [(ExchangeFormat, String)] {
    [
      (.xliff, XLIFFWriter.text(exchange)), (.po, POWriter.text(exchange, "pl")),
      (.csv, CSVWriter.text(exchange)),
    ]
  }

  /// What a translator's changes depend on, in an order.
  private static func sorted(_ units: [TranslationUnit]) -> [[String]] {
    units.map { unit in
      [
        unit.identity.file ?? "", unit.identity.identifier, unit.source, unit.target ?? "-",
        unit.state.rawValue, unit.exported?.text ?? "-",
      ]
      .map { $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test(arguments: [
    ("<!DOCTYPE x [<!ENTITY a \"b\">]><xliff version=\"1.2\"/>", "entities"),
    ("<!DOCTYPE x [ ]><xliff version=\"1.2\"/>", "declarations"),
    (String(repeating: "<a>", count: 200), "128 levels"),
    ("<xliff version=\"2.1\"/>", "XLIFF 2.1 is not read: export XLIFF 1.2"),
    ("<xliff version=\"1.2\">\0</xliff>", "forbids"),
    ("<xliff version=\"1.2\">&#0;</xliff>", "forbids"),
    ("<xliff version=\"1.2\">&x;</xliff>", "not known"),
    ("<xliff version=\"1.2\"><file></xliff>", "closes another element"),
    ("<xliff version=\"1.2\">", "no end"),
    ("<xliff version=\"3.0\"/>", "3.0"), ("<html/>", "not XLIFF"), ("", "no element"),
    ("<xliff version=\"1.2\"/><xliff/>", "after the end"),
    ("<xliff version=\"1.2\" version=\"2\"/>", "twice"),
    (
      "<xliff version=\"1.2\"><file target-language=\"pl\"/><file target-language=\"de\"/></xliff>",
      "several languages"
    ),
  ])
  func `in XML are refused if they could do harm or are broken`(text: String, reason: String) {
    let error = #expect(throws: Diagnostic.self) {
      try XLIFFReader.read(Array(text.utf8), file: "x")
    }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("key,source\n", "columns"), ("key,source,translation\n\"a", "no end"),
    ("key,source,translation\n\"a\"b", "after the end"),
    ("key,source,translation\na,b,c,d", "more fields"), ("key,source,translation\n\0", "NUL"),
  ])
  func `in CSV are refused if they are broken`(text: String, reason: String) {
    let error = #expect(throws: Diagnostic.self) { try CSVReader.read(Array(text.utf8), file: "x") }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("msgid \"a\nmsgstr \"\"", "no end"), ("\"a\"", "belongs to nothing"),
    ("msgid a", "expected a string"),
    ("msgid \"a\" b", "after a string"), ("msgstr \"a\"", "expected msgid"),
    ("msgid \"\\000\"", "no text"),
    ("msgid \"\0\"", "UTF-8"), ("msgid \"a\"\nmsgid \"b\"", "twice"),
    ("msgid \"a\"\nmsgstr[99] \"b\"", "expected msgid"),
    ("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-2\\n\"", "only UTF-8"),
  ])
  func `in PO are refused if they are broken`(text: String, reason: String) {
    let error = #expect(throws: Diagnostic.self) { try POReader.read(Array(text.utf8), file: "x") }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  @Test func `may come from other tools`() throws {
    let text = """
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><x:file original="a" target-language="pl"><x:body>
      <x:group><x:trans-unit id="k"><x:source>A <g id="1">b</g></x:source><x:target state="final"><![CDATA[<c>]]> <ph>%d</ph></x:target></x:trans-unit></x:group>
      <x:trans-unit id="l"><x:source>A</x:source><x:target>B <x id="1"/></x:target></x:trans-unit>
      <x:trans-unit id="m" translate="no"><x:source>A</x:source></x:trans-unit>
      </x:body></x:file></x:xliff>
      """
    let read = try XLIFFReader.read(Array(text.utf8), file: "x")

    #expect(read.units.map(\.source) == ["A b"])
    #expect(read.units.map(\.target) == ["<c> %d"])
    #expect(read.problems.map(\.key) == ["l"])
  }
}

@Suite struct `Plural forms of PO files` {
  @Test(arguments: [
    ("en", [PluralCategory.one, .other]), ("pl", [.one, .few, .many, .other]),
    ("ru", [.one, .few, .many, .other]),
    ("cs", [.one, .few, .many, .other]), ("lt", [.one, .few, .many, .other]),
    ("sl", [.one, .two, .few, .other]),
    ("hr", [.one, .few, .other]), ("ro", [.one, .few, .other]), ("lv", [.zero, .one, .other]),
    ("ar", [.zero, .one, .two, .few, .many, .other]),
    ("cy", [.zero, .one, .two, .few, .many, .other]),
    ("ga", [.one, .two, .few, .many, .other]), ("fr", [.one, .many, .other]),
    ("es", [.one, .many, .other]),
    ("ja", [.other]), ("hi", [.one, .other]), ("is", [.one, .other]), ("he", [.one, .two, .other]),
  ])
  func `are those of CLDR`(tag: String, categories: [PluralCategory]) throws {
    let language = try #require(Language(tag))

    #expect(PluralForms(language)?.categories == categories)
  }

  @Test(arguments: [
    (
      "pl",
      "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      [PluralCategory.one, .few, .many]
    ),
    ("fr", "nplurals=2; plural=(n > 1);", [.one, .other]),
    (
      "lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);",
      [.one, .other, .zero]
    ),
  ])
  func `of a header have the most frequent categories`(
    tag: String, header: String, categories: [PluralCategory]
  ) throws {
    let language = try #require(Language(tag))

    #expect(PluralForms(header: header, language)?.categories == categories)
  }

  @Test(arguments: [
    "", "nplurals=2", "nplurals=99; plural=0;", "nplurals=2; plural=n +;", "nplurals=2; plural=x;",
    "nplurals=2; plural=" + String(repeating: "(", count: 1_000) + "n;",
    "nplurals=2; plural=" + String(repeating: "!", count: 1_000) + "n;",
  ])
  func `of a broken header are none`(header: String) {
    #expect(PluralForms(header: header, "pl") == nil)
  }

  @Test(arguments: [
    ("n ? 1 : 2", 0, 2), ("1 + 2 * n", 3, 7), ("n % 0", 1, nil), ("0 && n / 0", 1, 0),
    ("!n || n == 7", 7, 1),
    ("9223372036854775807 + n", 1, nil), ("n > 1 ? n < 5 ? 1 : 2 : 0", 3, 1),
  ])
  func `are expressions in C`(text: String, number: Int, index: Int?) {
    #expect(PluralExpression(text)?.index(for: number) == index)
  }
}

/// Texts as translators get them, with all that is difficult.
private struct RandomUnits {
  var generator: SeededGenerator

  mutating func units() -> [TranslationUnit] {
    var units: [TranslationUnit] = []
    var seen: Set<String> = []
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let isDictionary = Bool.random(using: &generator)
      let file =
        isDictionary
        ? "en.lproj/L.stringsdict"
        : one(of: ["en.lproj/A.strings", "B.xcstrings"])
      let key = text(allowsEmpty: false)
      guard seen.insert("\(file) \(key)").inserted, TextPath.parse(key).path == .plain else {
        continue
      }
      let comment = Bool.random(using: &generator) ? "A comment" : nil
      let isExported = Bool.random(using: &generator)
      for path in paths(isDictionary) {
        let state = one(of: [TranslationState.new, .needsReview, .translated])
        let target =
          state == .new && Bool.random(using: &generator) ? nil : text(allowsEmpty: false)
        units.append(
          TranslationUnit(
            identity: TranslationUnit.Identity(file: file, key: key, path: path), comment: comment,
            source: text(allowsEmpty: false), target: target, state: target == nil ? .new : state,
            exported: isExported ? ExportMark(of: one(of: [nil, target, "x"])) : nil))
      }
    }
    return units
  }

  private mutating func paths(_ isDictionary: Bool) -> [TextPath] {
    if isDictionary {
      let categories = PluralCategory.allCases.filter { _ in Bool.random(using: &generator) }
      return [.plain] + categories.map { TextPath(variable: "v", category: $0) }
    }
    switch Int.random(in: 0...3, using: &generator) {
    case 0: return [TextPath(category: .one), TextPath(category: .other)]
    case 1: return [TextPath(device: "iphone"), TextPath(device: "other", category: .few)]
    case 2: return [.plain, TextPath(variable: "a.b", category: .many)]
    default: return [.plain]
    }
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private mutating func text(allowsEmpty: Bool) -> String {
    let pieces = [
      "a", "ł", "\"", "'", ",", ";", "\n", "\r", "\r\n", "\t", "\\", "\\n", "<b>", "&amp;", "&",
      "]]>", "%1$@", "%#@v@", " ",
      "\u{301}", "\u{200D}", "😀", "|==|", ":dict/", "/", "plural.one", "#~", "msgid \"x\"",
      "\u{FEFF}", "\u{2028}", "=1+1",
    ]
    let count = Int.random(in: (allowsEmpty ? 0 : 1)...5, using: &generator)
    return (0..<count).map { _ in one(of: pieces) }.joined()
  }
}
