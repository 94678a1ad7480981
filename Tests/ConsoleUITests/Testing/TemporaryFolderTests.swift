import ConsoleTesting
import Foundation
import Testing

@Suite struct `A temporary folder` {
  @Test func `has the given files, and is removed with its object`() throws {
    var folder: TemporaryFolder? = TemporaryFolder(["a.txt": "A", "b/c.txt": "C"])
    let url = try #require(folder).url
    let texts = try ["a.txt", "b/c.txt"].map { try folder?.text(of: $0) }

    folder = nil

    #expect(texts == ["A", "C"])
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `is another one for each object`() {
    #expect(TemporaryFolder().url != TemporaryFolder().url)
  }

  @Test func `replaces files, and makes the folders above a new one`() throws {
    let folder = TemporaryFolder(["a.txt": "A"])
    let reader = try FileHandle(forReadingFrom: folder.url.appending(path: "a.txt"))

    try folder.edit("a.txt") { $0 + "B" }
    try folder.write("D", to: "c/d.txt")

    #expect(try folder.text(of: "a.txt") == "AB")
    #expect(try folder.text(of: "c/d.txt") == "D")
    // Whoever has opened the old file still reads the old text.
    #expect(try reader.readToEnd() == Data("A".utf8))
  }

  @Test func `is a copy that can be changed without its original`() throws {
    let original = TemporaryFolder(["pl.lproj/Localizable.strings": "a = 1;"])
    let copy = TemporaryFolder(copying: original.url)

    try copy.edit("pl.lproj/Localizable.strings") { $0.replacing("1", with: "2") }

    #expect(try copy.text(of: "pl.lproj/Localizable.strings") == "a = 2;")
    #expect(try original.text(of: "pl.lproj/Localizable.strings") == "a = 1;")
  }

  @Test func `is an issue if there is nothing to copy`() {
    withKnownIssue { _ = TemporaryFolder(copying: URL(filePath: "/no/such/folder")) }
  }
}
