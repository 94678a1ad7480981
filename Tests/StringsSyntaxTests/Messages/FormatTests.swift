import Testing

@testable import StringsSyntax

struct FormatTests {
  @Test func `a format is parsed into text and placeholders`() {
    let format = Format("100%% of %2$-8.3lf, %@")

    #expect(format.pieces.count == 4)
    #expect(format.pieces.first == .text("100% of "))
    #expect(format.placeholders.map(\.source) == ["%2$-8.3lf", "%@"])
    #expect(format.placeholders.first?.position == 2)
    #expect(format.placeholders.first?.flags == .leftAligned)
    #expect(format.placeholders.first?.width == .fixed(8))
    #expect(format.placeholders.first?.precision == .fixed(3))
    #expect(format.placeholders.first?.conversion == .fixed)
    #expect(format.malformed == [])
  }

  static let conversions: [(String, ArgumentKind)] = [
    ("%d", ArgumentKind.integer), ("%i", .integer), ("%ld", .integer), ("%lld", .integer),
    ("%zu", .integer), ("%u", .integer), ("%x", .integer), ("%X", .integer), ("%o", .integer),
    ("%f", .real), ("%.2f", .real), ("%e", .real), ("%g", .real), ("%c", .text), ("%s", .text),
    ("%@", .any), ("%1$@", .any), ("%#@files@", .any), ("%2$#@files@", .any),
  ]

  @Test(arguments: conversions)
  func `every conversion is parsed`(source: String, kind: ArgumentKind) {
    let format = Format(source)

    #expect(format.placeholders.map(\.source) == [source])
    #expect(format.placeholders.map(\.conversion.argumentKind) == [kind])
  }

  @Test(
    arguments: [
      "%", "100%", "%y", "%n", "% ", "%1$", "%0$d", "%$d", "%99999999999999999999d", "%.2",
      "%#@files", "%#", "%123$d", "%100000*d", "zażółć%ż",
    ])
  func `a malformed placeholder stays text`(source: String) {
    let format = Format(source)

    #expect(format.pieces == [.text(source)])
    #expect(format.malformed.count == 1)
  }

  @Test func `the arguments of a message have positions and kinds`() {
    let message = Message.text(Format("%2$@ %1$d %3$.*4$f"))

    #expect(message.arguments == [1: .integer, 2: .any, 3: .real, 4: .integer])
  }
}
