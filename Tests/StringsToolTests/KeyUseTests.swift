import StringsSyntax
import Testing

@testable import StringsFormats
@testable import StringsTool

@Suite struct `Uses of keys in Swift sources` {
  @Test(arguments: [
    (#"Text("a.b".localize)"#, ["a.b"]), (#""a.b".localize(count, "c")"#, ["a.b"]),
    (#"NSLocalizedString("k", comment: "c")"#, ["k"]),
    (#"String(localized: "k", table: "T")"#, ["k"]),
    (#"AttributedString(localized: "k")"#, ["k"]), (#"LocalizedStringKey("k")"#, ["k"]),
    (#"LocalizedStringKey(stringLiteral: "k")"#, ["k"]),
    (#"LocalizedStringResource("k", defaultValue: "v")"#, ["k"]),
    (#"Localizer.current.text("k", 1)"#, ["k"]), (#"localizer.text("k")"#, ["k"]),
    (#"Text("k")"#, []), ("import SwiftUI\nText(\"k\")", ["k"]),
    ("import SwiftUI\nText(\"k\", comment: \"c\")", ["k"]),
    ("import SwiftUI\nText(verbatim: \"k\"); Text(\"k\" + x); Text(\"–\")", []),
    ("import SwiftUI\nButton(\"k\") {}; Label(\"l\", systemImage: \"s\")", ["k", "l"]),
    ("import SwiftUI\nv.navigationTitle(\"k\").alert(\"l\", isPresented: $x)", ["k", "l"]),
    ("import SwiftUI\nButton(\"k\" + x) {}; Image(\"k\"); help(\"k\")", []),
    (#"Button("k") {}"#, []),
    (#"let a: LocalizedStringResource = "k"; let b: LocalizedStringKey = "l""#, ["k", "l"]),
    (#"view.text("k"); func NSLocalizedString("k")"#, []),
    (#""a" + "b".localize"#, ["b"]), (#""\("k".localize): \(f("l".localize))""#, ["k", "l"]),
    ("// \"a\".localize\n/* /* \"b\".localize */ \"c\".localize */ \"d\".localize", ["d"]),
    ("#\"a\\n\"b\"#.localize", ["a\\n\"b"]), ("#\"a\\#n\"#.localize", ["a\n"]),
    ("\"\"\"\n    a\n      b\\\n     c\n    \"\"\".localize", ["a\n  b c"]),
    ("\"\"\"\n\"\"\".localize", []), (#""\u{142}\t\"".localize"#, ["ł\t\""]),
    ("x = /\"/; \"k\".localize; y = #/\"/#", ["k"]), ("a / b; \"k\".localize / c", ["k"]),
    ("x = #\"\"\"#; \"k\".localize", ["k"]), ("x = ##\"\"\"#\"##; \"k\".localize", ["k"]),
    ("x = #\"\"\"\n\"#\n\"\"\"#; \"k\".localize", ["k"]),
    ("import SwiftUI\n#Preview { Text(\"k\") }; Text(\"l\")", ["l"]),
    ("import SwiftUI\nstruct A: PreviewProvider { var a = Text(\"k\") }; Text(\"l\")", ["l"]),
    (#"LocalizedStringKey("")"#, []),
    ("\"open\n\"k\".localize", ["k"]), ("#!/bin/\"\n\"k\".localize", ["k"]),
  ])
  func `are calls with literals`(source: String, keys: [String]) {
    #expect(KeyUses(source: Array(source.utf8), file: "").uses.map(\.key).sorted() == keys)
  }

  @Test(arguments: [
    (#"NSLocalizedString("k", tableName: "T", bundle: b(table: "U"), comment: "c")"#, "T"),
    (#"String(localized: "k", bundle: .main, table: "T")"#, "T"),
    ("import SwiftUI\nText(\"k\", tableName: \"T\")", "T"),
    (#"String(localized: "k", table: name)"#, nil), (#"String(localized: "k"), table: "T""#, nil),
    (#"LocalizedStringResource("k", defaultValue: f(table: "T"))"#, nil),
  ])
  func `name their table by a literal`(source: String, table: String?) {
    #expect(KeyUses(source: Array(source.utf8), file: "").uses.map(\.table) == [table])
  }

  @Test func `have the line and column of the literal`() throws {
    let uses = KeyUses(source: Array("\n  Text(\"ł\", \"k\"\n    .localize)".utf8), file: "F.swift")
      .uses

    let use = try #require(uses.first)
    #expect(use.position.description == "2:13")
  }

  @Test func `may have names of a project`() {
    let source = Array(#""a".localized; tr("b"); #tr("c")"#.utf8)

    #expect(KeyUses(source: source, file: "").uses.isEmpty)
    let uses = KeyUses(source: source, file: "", functions: ["localized", "tr"]).uses
    #expect(uses.map(\.key) == ["a", "b", "c"])
  }

  @Test(arguments: [
    (#"key.localize"#, nil), (#"(a ? "b" : "c").localize"#, nil), (#"keys[0].localize"#, nil),
    (#"keys.map(\.localize)"#, nil), ("NSLocalizedString(key, comment: \"\")", nil),
    (#""a.\(b).c".localize"#, KeyPattern(["a.", ".c"])), (#""\(b)".localize"#, nil),
    (#"String(localized: "You have \(n)")"#, KeyPattern(["You have ", ""])),
    (#"NSLocalizedString("a." + b, comment: "")"#, KeyPattern(prefix: "a.")),
  ])
  func `that the source does not say are undecided`(source: String, pattern: KeyPattern?) {
    let uses = KeyUses(source: Array(source.utf8), file: "")

    #expect(uses.undecided.map(\.pattern) == [pattern])
    #expect(uses.uses.isEmpty)
  }

  @Test(arguments: [
    "= .localize", "case .localize", "(.localize)", "func localize()", "localize(a)",
  ])
  func `are not members and functions that are called alike`(source: String) {
    #expect(KeyUses(source: Array(source.utf8), file: "").undecided.isEmpty)
  }

  @Test func `may be typed, but not where the typed keys are declared`() {
    let source = """
      enum Texts { enum a { static var b: String { "a.b".localize } } }
      Texts.a.`in`
        .count; App.Texts.c(1)
      """

    let uses = KeyUses(source: Array(source.utf8), file: "")

    #expect(uses.typed.map(\.path) == [["a", "in", "count"], ["c"]])
    #expect(uses.uses.isEmpty)
    #expect(uses.literals.isEmpty)
  }

  @Test func `are not found below a literal without an end, which is noted`() {
    let source = Array("\"a\".localize\n  x = \"\"\"\n\"b\".localize".utf8)

    let uses = KeyUses(source: source, file: "")

    #expect(uses.uses.map(\.key) == ["a"])
    #expect(uses.openLiterals.map(\.description) == ["2:7"])
    #expect(KeyUses(source: Array("x = \"\"\"\n\"\"\"".utf8), file: "").openLiterals.isEmpty)
  }

  @Test(arguments: [
    (#"return "weekday \(name) long""#, "weekday 3 long", true),
    (#"f("\(a)_title")"#, "x_title", true),
    (#"f("\(a)s")"#, "days", false), (#"x = "weekday" + name"#, "weekday 3", false),
    (#"x = "day." + name"#, "day.3", true),
  ])
  func `may be literals with interpolations that say enough`(
    source: String, key: String, isUsed: Bool
  ) {
    let patterns = KeyUses(source: Array(source.utf8), file: "").patterns

    #expect(patterns.contains { $0.matches(key) } == isUsed)
  }

  @Test func `may be literals in Objective-C`() {
    let source = Array("// @\"c\"\nx = [t stringFor:@\"a.b\"]; char q = '\"';\ny = @\"d\";".utf8)

    let uses = KeyUses(objectiveC: source, file: "A.m")

    #expect(uses.literals.isSuperset(of: ["a.b", "d"]) && !uses.literals.contains("c"))
    let comment = Array("/* /img/*.png */ f(@\"e\"); c = '\\''; g(@\"f\");".utf8)
    #expect(KeyUses(objectiveC: comment, file: "A.m").literals == ["e", "f"])
    #expect(uses.uses.isEmpty && uses.undecided.isEmpty)
  }

  @Test
  func
    `in templates may be words and texts between quotes and brackets, or what an expression captures`()
    throws
  {
    let template = Array(
      "<h1>{{#t}}page.title{{/t}}</h1>\n<p a=\"Save all\">{{ pages.count }}</p>".utf8)

    let words = KeyUses(template: template, file: "a.mustache", pattern: nil)
    #expect(words.literals.isSuperset(of: ["page.title", "Save all", "pages.count"]))
    #expect(words.uses.isEmpty)

    let pattern = try Regex(#"\{\{#t\}\}(.+?)\{\{/t\}\}"#)
    let captured = KeyUses(template: template, file: "a.mustache", pattern: pattern)
    #expect(captured.uses.map { "\($0.key) \($0.position)" } == ["page.title 1:11"])
    #expect(captured.literals.isEmpty)
  }

  @Test func `are found below deep nesting without a crash`() {
    let source = String(repeating: "\"\\(", count: 100_000) + "\"k\".localize"

    #expect(KeyUses(source: Array(source.utf8), file: "").uses.isEmpty)
  }
}
