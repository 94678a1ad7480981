import ConsoleTesting
import Foundation
import Testing

/// Runs the program with `--localizations`.
struct `The option --localizations` {
  @Test func `the program uses the texts of the folder, and prints its errors`() throws {
    let folder = TemporaryFolder.translations
    try folder.add("de")
    try folder.edit("de.lproj/Localizable.strings") { $0 + "broken" }

    let run = try Program.run("--localizations", folder.url.path(), "--lang", "de")

    #expect(run.status == 0)
    #expect(run.output.contains("12 ungelesene"))
    #expect(run.error.contains("de.lproj/Localizable.strings:6:7: error: "))
  }

  @Test func `missing texts come from the program`() throws {
    let folder = TemporaryFolder.translations
    try folder.add("de")
    for language in ["en", "pl"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: "\(language).lproj"))
    }

    let run = try Program.run("--localizations", folder.url.path())

    #expect(run.status == 0)
    #expect(run.output.contains("of 12") && !run.output.contains("tab.headlines"))
  }

  @Test func `what is wrong with a shown text is printed after the screen`() throws {
    let folder = TemporaryFolder.translations
    try folder.add("de")
    try folder.edit("de.lproj/Localizable.strings") { $0 + #""tab.headlines" = "%@ heute";"# }

    let run = try Program.run("--localizations", folder.url.path(), "--lang", "de")

    #expect(run.output.contains("%@ heute"))
    #expect(run.error.contains(#"sternik: "tab.headlines" [de]: argument 1 for %@ is missing"#))
  }

  @Test(arguments: ["/no/such/folder", "/dev/null", ""])
  func `a folder without translations is an invalid argument`(path: String) throws {
    let run = try Program.run("--localizations", path)

    #expect(run.status == 64)
    #expect(run.error.hasPrefix("headlines: ") && run.error.split(separator: "\n").count == 1)
  }
}
