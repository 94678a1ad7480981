import ConsoleTesting
import Foundation
import TestCases
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// `headlines --svg`.
@Suite(.ownThread) struct `The SVG file` {
  private let temporary = TemporaryFolder()
  private var file: URL { temporary.url.appending(path: "screen.svg") }

  @Test func `shows the screen after the keys, in the requested size`() throws {
    let run = try Program.run(
      "--lang", "pl", "--keys", "5 end enter", "--width", "40", "--height", "12", "--svg",
      file.path())

    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.error.isEmpty)
    let svg = try String(contentsOf: file, encoding: .utf8)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains(" viewBox=\"0 0 378 234\""))
    #expect(svg.contains(">Więcej </text>") || svg.contains("O programie</text>"))
    // As in a terminal with true colour.
    #expect(svg.contains("font-weight=\"bold\"") && svg.contains("#12181f"))
  }

  @Test func `is standard output for a hyphen`() throws {
    let run = try Program.run("--lang", "en", "--svg", "-")
    let head = try Program.shell("\"$0\" --svg - | head -1")

    #expect(run.status == 0 && run.error.isEmpty)
    #expect(run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
    #expect(head.status == 0 && head.error.isEmpty)
    #expect(try Program.shell("\"$0\" --svg - > /dev/full").status != 0)
  }

  @Test func `replaces a larger file`() throws {
    try Data(repeating: 0x78, count: 1 << 20).write(to: file)

    let run = try Program.run("--svg", file.path())

    #expect(run.status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).hasSuffix("</svg>\n"))
    #expect(try Program.run("--svg", file.path(), "--open", "nowhere").status == 64)
    #expect(try String(contentsOf: file, encoding: .utf8).hasSuffix("</svg>\n"))
  }

  @Test(arguments: ["", "/etc", "/no/such/folder/picture.svg", "/dev/full"])
  func `that cannot be written is one line on standard error and status 64`(
    _ path: String
  ) throws {
    let english = try Program.run("--lang", "en", "--svg", path)
    let polish = try Program.run("--lang", "pl", "--svg", path)

    #expect(english.status == 64 && polish.status == 64)
    #expect(english.output.isEmpty)
    #expect(english.error.hasPrefix("headlines: --svg: “\(path)” cannot be written ("))
    #expect(polish.error.hasPrefix("headlines: --svg: nie można zapisać pliku „\(path)” ("))
    #expect(english.error.split(separator: "\n").count == 1)
    if path == "/dev/full" { #expect(polish.error.hasSuffix("(brak miejsca na dysku).\n")) }
  }
}
