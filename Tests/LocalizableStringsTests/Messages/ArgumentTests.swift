import Testing

@testable import LocalizableStrings

struct ArgumentTests {
  private struct Price: LocalizableArgument {
    var digits: String
    var localizableValue: LocalizableValue { .decimal(digits) }
  }

  private let table = TextTable(
    "en",
    """
    "any" = "%@"; "whole" = "%d"; "unsigned" = "%llu"; "hexadecimal" = "%x"; "money" = "%.2f";
    "tenth" = "%.1f"; "padded" = "%08d"; "cents" = "%#@n@";
    "cents" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
      NSStringFormatValueTypeKey = "@"; one = "%@ cent"; other = "%@ cents"; }; };
    """)

  static let wholes: [(any LocalizableArgument, String)] = [
    (Int8.min, "-128"), (Int16.min, "-32,768"), (Int32.min, "-2,147,483,648"),
    (Int64.max, "9,223,372,036,854,775,807"),
    (Int.min, "-9,223,372,036,854,775,808"), (UInt8.max, "255"), (UInt16.max, "65,535"),
    (UInt32.max, "4,294,967,295"), (UInt64.max, "18,446,744,073,709,551,615"),
    (UInt.max, "18,446,744,073,709,551,615"),
    (Int128.min, "-170,141,183,460,469,231,731,687,303,715,884,105,728"),
    (UInt128.max, "340,282,366,920,938,463,463,374,607,431,768,211,455"),
  ]

  @Test(arguments: wholes.indices)
  func `every integer type is formatted`(index: Int) {
    let (number, expected) = ArgumentTests.wholes[index]

    #expect(table.text("whole", number) == expected)
    #expect(table.text("any", number) == expected)
    #expect(table.text("unsigned", number) == expected)
    #expect(table.issues == [])
  }

  static let fractions: [any LocalizableArgument] = [0.25, Float(0.25), Float16(0.25)]

  @Test(arguments: fractions.indices)
  func `every floating-point type is formatted`(index: Int) {
    #expect(table.text("any", ArgumentTests.fractions[index]) == "0.25")
    #expect(table.text("money", ArgumentTests.fractions[index]) == "0.25")
    #expect(table.issues == [])
  }

  #if os(Linux) && arch(x86_64)
  @Test func `an 80-bit number is formatted`() {
    #expect(table.text("any", Float80(0.25)) == "0.25")
  }
  #endif

  @Test func `every text type is formatted`() {
    #expect(table.text("any", "abc") == "abc")
    #expect(table.text("any", "abc".dropFirst()) == "bc")
    #expect(table.text("any", Character("ł")) == "ł")
    #expect(table.issues == [])
  }

  @Test func `every digit of a decimal is shown and affects the plural form`() {
    #expect(table.text("any", Price(digits: "1234.50")) == "1,234.50")
    #expect(
      table.text("any", Price(digits: "0.1000000000000000055511151231"))
        == "0.1000000000000000055511151231")
    #expect(table.text("money", Price(digits: "-0.125")) == "-0.12")
    #expect(table.text("cents", Price(digits: "1")) == "1 cent")
    #expect(table.text("cents", Price(digits: "1.0")) == "1.0 cents")
    #expect(table.text("hexadecimal", Price(digits: "255")) == "ff")
    #expect(table.text("padded", Price(digits: "-42")) == "-0000042")
    #expect(table.issues == [])
  }

  @Test(arguments: ["", "-", "1.", ".5", "1e5", "0x1F", "١", "1 000", "NaN", "+1", "1.2.3", "abc"])
  func `a malformed decimal is shown as text`(digits: String) {
    #expect(table.text("any", Price(digits: digits)) == digits)
    #expect(table.text("whole", Price(digits: digits)) == "⟨%d: \(digits)⟩")
    #expect(table.issues.map(\.kind) == [.wrongArgument(position: 1, placeholder: "%d")])
  }

  @Test func `a number with a fraction is no whole number`() {
    #expect(table.text("whole", Price(digits: "1.5")) == "⟨%d: 1.5⟩")
    #expect(table.text("hexadecimal", Price(digits: "1.5")) == "⟨%x: 1.5⟩")
    #expect(table.issues.count == 2)
  }

  @Test func `a width argument that is no number is reported and ignored`() {
    let table = TextTable("en", #""wide" = "%*d|";"#)

    #expect(table.text("wide", "x", 5) == "5|")
    #expect(table.text("wide") == "⟨%*d⟩|")
    #expect(table.issues.contains { $0.kind == .wrongArgument(position: 1, placeholder: "*") })
  }

  @Test(
    arguments: [
      "%hhd", "%hd", "%ld", "%lld", "%qd", "%jd", "%zd", "%td", "%Ld", "%hhu", "%llu", "%zu", "%li",
    ])
  func `length modifiers are ignored`(format: String) {
    let table = TextTable("en", "\"key\" = \"\(format)\";")

    #expect(table.text("key", 1_000_000) == "1,000,000")
    #expect(table.issues == [])
  }
}
