import ConsoleTesting
import Foundation
import Testing

/// Runs the program as SwiftPM does.
@Suite struct `The compiler` {
  private func compile(_ folder: TemporaryFolder) throws -> (status: Int32, errorOutput: String) {
    let process = Process()
    let error = Pipe()
    process.executableURL = Bundle.main.bundleURL.appending(path: "StringsCompiler")
    process.arguments = [
      "localizations", folder.url.path, folder.url.appending(path: "tables.swift").path,
      folder.url.appending(path: "keys.swift").path, "LocalizableStrings",
    ]
    process.standardError = error
    try process.run()
    let printed = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus,
      String(decoding: printed, as: UTF8.self).replacing(folder.url.path, with: "L")
    )
  }

  @Test func `warnings are printed, and the files are written`() throws {
    let folder = TemporaryFolder([
      "en.lproj/Localizable.strings": "a = 1;\n b = 2;", "pl.lproj/Localizable.strings": "a = 1;",
    ])

    let run = try compile(folder)

    #expect(run.status == 0)
    #expect(
      run.errorOutput
        == "L/en.lproj/Localizable.strings:2:2: warning: \"b\" is not translated into pl "
        + "[missing-translation]\n")
    #expect(try !folder.text(of: "tables.swift").isEmpty && !folder.text(of: "keys.swift").isEmpty)
  }

  @Test func `an error is printed each time, and nothing is written`() throws {
    let folder = TemporaryFolder(["en.lproj/Localizable.strings": "a = 1;\n b = ;"])

    let runs = try [compile(folder), compile(folder)]

    for run in runs {
      #expect(run.status == 1)
      #expect(run.errorOutput.hasPrefix("L/en.lproj/Localizable.strings:2:6: error: "))
    }
    #expect(throws: CocoaError.self) { try folder.text(of: "tables.swift") }
    #expect(throws: CocoaError.self) { try folder.text(of: "keys.swift") }
  }

  @Test func `an unchanged file is not written again`() throws {
    let folder = TemporaryFolder(["en.lproj/Localizable.strings": "a = 1;\n b = 2;"])
    func dates() throws -> [Date?] {
      try ["tables.swift", "keys.swift"].map { name in
        let path = folder.url.appending(path: name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      }
    }
    _ = try compile(folder)
    let written = try dates()

    try folder.write("a = 1;  b = 2;", to: "en.lproj/Localizable.strings")
    _ = try compile(folder)
    let untouched = try dates()
    try folder.write("a = 1;", to: "en.lproj/Localizable.strings")
    _ = try compile(folder)

    #expect(untouched == written)
    #expect(try zip(dates(), written).allSatisfy { $0 != $1 })
  }
}
