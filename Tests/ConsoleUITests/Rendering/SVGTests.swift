import ConsoleTesting
import ConsoleUI
import Foundation
import RandomCanvases
import TestCases
import Testing

/// A canvas as an SVG image.
@Suite struct SVGTests {
  private func canvas(_ columns: Int, _ rows: Int, _ draw: (inout Canvas) -> Void) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    draw(&canvas)
    return canvas
  }

  @MainActor @Test func `an SVG shows all styles, colours and kinds of characters`() {
    let canvas = canvas(30, 9) { canvas in
      canvas.write("┌ Zażółć gęślą jaźń ────────┐", at: .zero)
      canvas.write("│ 日本語のニュース  🙂 e\u{301}a\u{328}   │", at: Point(column: 0, row: 1))
      canvas.write("└───────────────────────────┘", at: Point(column: 0, row: 2))
      let marks: [(String, Style.Attributes)] = [
        ("bold", .bold), ("dim", .dim), ("italic", .italic), ("under", .underline),
        ("gone", .strikethrough), ("turned", .inverse),
      ]
      var column = 0
      for (word, mark) in marks {
        canvas.write(
          word, at: Point(column: column, row: 3), style: Style(attributes: mark))
        column += word.count
      }
      for index in 0..<16 {
        let color = Color.palette(UInt8(index))
        canvas.write(
          "aA", at: Point(column: index % 8 * 3, row: 4 + index / 8),
          style: Style(foreground: color))
        canvas.fill(
          Rect(column: index + 12, row: 6, columns: 1, rows: 1), style: Style(background: color))
      }
      canvas.write(
        "palette", at: Point(column: 0, row: 6), style: Style(foreground: .palette(208)))
      canvas.write(
        "rgb", at: Point(column: 0, row: 7),
        style: Style(foreground: .rgb(255, 0, 127), background: .rgb(0, 32, 64)))
      canvas.write("████▌░░░ 50% <&>\"'  ⠋ ‹…›", at: Point(column: 4, row: 7))
      canvas.write(
        "name", at: Point(column: 2, row: 8), style: Style(attributes: .underline))
      canvas.fill(
        Rect(column: 6, row: 8, columns: 6, rows: 1), style: Style(attributes: .underline))
      canvas.cursor = Point(column: 6, row: 8)
    }

    expectSnapshot(of: canvas.svg(title: "All marks"), named: "all marks", fileExtension: "svg")
  }

  @Test func `an empty canvas is a valid image`() throws {
    let image = try SVGParser(Canvas(size: .zero).svg())

    #expect(image.elements("svg").first?.attributes["viewBox"] == "0 0 18 18")
    #expect(image.elements("title").first?.text == "")
    #expect(image.elements("text").isEmpty)
  }

  @Test(arguments: Seed.few(1, many: 6))
  func `every cluster is in its column`(seed: Seed) throws {
    var random = RandomCanvas(
      generator: seed.generator, size: Size(columns: 40, rows: 12))
    var canvas: Canvas?
    for frame in 0..<25 {
      let next = random.next(after: canvas)
      let palette = SVGPalette.allCases[frame % 3]

      let image = try SVGParser(next.svg(palette))

      #expect(try drawnClusters(in: image, size: next.size) == clusters(of: next))
      canvas = next
    }
  }

  @Test func `every character can be content or title`() throws {
    let scalars = [
      0...0x2FFF, 0xD700...0x10100, 0x1F000...0x1FAFF, 0xDFFFE...0xE01FF, 0x10FFFE...0x10FFFF,
    ]
    .joined().compactMap(Unicode.Scalar.init)
    let columns = 1 << 10
    var canvas = Canvas(size: Size(columns: columns, rows: 2 * scalars.count / columns + 1))
    for (index, scalar) in scalars.enumerated() {
      let cell = 2 * index
      canvas.write(
        String(Character(scalar)), at: Point(column: cell % columns, row: cell / columns))
    }
    let title = String(String.UnicodeScalarView(scalars))

    let image = try SVGParser(canvas.svg(title: title))

    #expect(image.elements("text").count > 10_000)
    #expect(image.elements("title").first?.text.contains("&<>\"") == false)
    #expect(image.elements("title").first?.text.contains("<=>?@AB") == true)
  }

  @Test func `the title is the given one, else the first row`() throws {
    let canvas = canvas(20, 3) { $0.write("  Łódź & co. ", at: Point(column: 0, row: 1)) }

    #expect(try SVGParser(canvas.svg()).elements("title").first?.text == "Łódź & co.")
    #expect(
      try SVGParser(canvas.svg(title: "\u{1B}]a\nb")).elements("title").first?.text
        == "\u{FFFD}]a b")
  }

  @Test func `inverse text and the cursor swap foreground and background`() throws {
    let canvas = canvas(4, 1) { canvas in
      canvas.write("a", at: .zero, style: Style(attributes: .inverse))
      canvas.write("b", at: Point(column: 1, row: 0))
      canvas.write(
        "cd", at: Point(column: 2, row: 0),
        style: Style(foreground: .rgb(1, 2, 3), attributes: .inverse))
      canvas.cursor = Point(column: 3, row: 0)
    }
    let image = try SVGParser(canvas.svg(.light))
    let (background, foreground) = try colors(of: image)

    let backgrounds = image.elements("rect").dropFirst().map { $0.attributes }
    #expect(backgrounds.map { $0["x"] } == ["9", "27"])
    #expect(backgrounds.map { $0["fill"] } == [foreground, "#010203"])
    let foregrounds = image.elements("g").compactMap { $0.attributes["fill"] }
    #expect(foregrounds == [foreground, background, background, "#010203"])
  }

  @Test func `only an image with both palettes has style rules`() throws {
    let canvas = canvas(9, 1) {
      $0.write("ab", at: .zero, style: Style(foreground: .red, background: .rgb(9, 9, 9)))
    }

    let (light, dark) = (canvas.svg(.light), canvas.svg(.dark))
    let both = try SVGParser(canvas.svg())

    #expect(!light.contains("class") && !dark.contains("style>"))
    #expect(try colors(of: SVGParser(light)) != colors(of: SVGParser(dark)))
    #expect(try colors(of: both) == colors(of: SVGParser(light)))
    let rules = try #require(both.elements("style").first?.text)
    #expect(rules.hasPrefix("@media (prefers-color-scheme:dark){.fg{fill:"))
    #expect(rules.contains(".c1{fill:") && !rules.contains(".c2"))
  }

  @Test func `equal canvases have equal images, whatever was drawn before`() {
    let clean = canvas(20, 2) { $0.write("e\u{301} 👩‍🚀 字", at: .zero) }
    let drawnOver = canvas(20, 2) { canvas in
      canvas.write("👩‍🚀 a\u{328}", at: .zero, style: Style(attributes: .bold))
      canvas.fill(canvas.bounds)
      canvas.write("字", at: Point(column: 5, row: 0))
      canvas.write("e\u{301} 👩‍🚀 ", at: .zero)
    }

    #expect(clean == drawnOver)
    #expect(clean.svg() == drawnOver.svg())
  }

  /// The clusters of a canvas by their row and first column, both zero-based.
  private func clusters(of canvas: Canvas) -> [[Int]: String] {
    var clusters: [[Int]: String] = [:]
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns {
        let text = canvas.cluster(at: Point(column: column, row: row))
        if !text.isEmpty, text != " ", !"─│┌┐└┘├┤┬┴┼█▐▌░".contains(text) {
          clusters[[row, column]] = text
        }
      }
    }
    return clusters
  }

  /// The clusters of an image by their row and first column, both zero-based.
  private func drawnClusters(in image: SVGParser, size: Size) throws -> [[Int]: String] {
    var clusters: [[Int]: String] = [:]
    for element in image.elements("text") {
      let x = try #require(element.attributes["x"].flatMap(Double.init))
      let y = try #require(element.attributes["y"].flatMap(Int.init))
      let row = (y - 9) / 18
      if element.attributes["text-anchor"] == "middle" {
        let halves = Int((x - 9) * 2)
        let isWide = halves % 18 == 0
        clusters[[row, (halves - (isWide ? 18 : 9)) / 18]] = element.text
      } else {
        for (index, letter) in element.text.enumerated() where letter != " " {
          clusters[[row, (Int(x) - 9) / 9 + index]] = String(letter)
        }
        #expect(element.attributes["textLength"] == "\(element.text.count * 9)")
      }
    }
    return clusters
  }

  private func colors(
    of image: SVGParser
  ) throws -> (background: String, foreground: String) {
    let background = image.elements("rect").first?.attributes["fill"]
    let foreground = image.elements("g").first { $0.attributes["font-family"] != nil }
    return (
      try #require(background), try #require(foreground?.attributes["fill"])
    )
  }
}
