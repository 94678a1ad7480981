import Foundation
import Testing

/// The program with `--localizations`, as a shell runs it.
struct `Given translations` {
  @Test func `the program uses the folder it is given, and names what is broken`() throws {
    let folder = try EditedFolder()
    try folder.add("de")
    try folder.edit("de.lproj/Localizable.strings") { $0 + "broken" }

    let run = try Program.run("--localizations", folder.url.path(), "--lang", "de")

    #expect(run.status == 0)
    #expect(run.output.contains("12 Artikel"))
    #expect(run.error.contains("de.lproj/Localizable.strings:6:7: error: "))
  }

  @Test func `what the folder lacks is shown in the program's own texts`() throws {
    let folder = try EditedFolder()
    try folder.add("de")
    for language in ["en", "pl"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: "\(language).lproj"))
    }

    let run = try Program.run("--localizations", folder.url.path())

    #expect(run.status == 0)
    #expect(run.output.contains("12 articles") && !run.output.contains("tab.headlines"))
  }

  @Test(arguments: ["/no/such/folder", "/dev/null", ""])
  func `a folder without translations is a value that makes no sense`(path: String) throws {
    let run = try Program.run("--localizations", path)

    #expect(run.status == 64)
    #expect(run.error.hasPrefix("headlines: ") && run.error.split(separator: "\n").count == 1)
  }
}
