import Foundation
import Testing

@testable import ConsoleTesting

@Suite struct SnapshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "snapshots-\(UUID().uuidString)")

  private func file(_ name: String = "a picture", language: String? = nil) -> SnapshotFile {
    SnapshotFile(
      name: name, language: language, testFile: folder.appending(path: "SomeTests.swift").path())
  }

  @Test func `a snapshot lies beside its test, one for each language`() {
    defer { try? FileManager.default.removeItem(at: folder) }

    #expect(
      file("wide / 80", language: "pl").url.path().hasSuffix(
        "/__Snapshots__/SomeTests/wide---80.pl.txt"))
  }

  @Test func `the first run records and fails, the second passes`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }

    let first = try #require(file().complaint(about: "a\nb", mode: .recordMissing))

    #expect(first.contains("Recorded"))
    #expect(try String(contentsOf: file().url, encoding: .utf8) == "a\nb\n")
    #expect(file().complaint(about: "a\nb", mode: .recordMissing) == nil)
  }

  @Test func `a difference is shown line by line and changes nothing`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = file().complaint(about: "one\ntwo\nthree", mode: .recordMissing)

    let complaint = try #require(
      file().complaint(about: "one\n2\nthree\nfour", mode: .recordMissing))

    #expect(complaint.hasSuffix("  one\n- two\n+ 2\n  three\n+ four\n  "))
    #expect(file().complaint(about: "one\ntwo\nthree", mode: .compare) == nil)
  }

  @Test func `nothing is recorded where CI is set`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let mode = SnapshotMode(environment: ["CI": "true", "SNAPSHOTS": "record"])

    let complaint = try #require(file().complaint(about: "a", mode: mode))

    #expect(complaint.contains("CI"))
    #expect(!FileManager.default.fileExists(atPath: file().url.path()))
  }

  @Test func `recording anew replaces and says so`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = file().complaint(about: "old", mode: .recordMissing)
    let mode = SnapshotMode(environment: ["SNAPSHOTS": "record"])

    #expect(file().complaint(about: "new", mode: mode) != nil)
    #expect(file().complaint(about: "new", mode: .compare) == nil)
  }
}
