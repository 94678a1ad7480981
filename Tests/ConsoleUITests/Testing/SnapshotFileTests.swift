import Foundation
import Testing

@testable import ConsoleTesting

@Suite struct SnapshotFileTests {
  private let temporary = TemporaryFolder()
  private var folder: URL { temporary.url }

  private func file(_ name: String = "a picture", language: String? = nil) -> SnapshotFile {
    SnapshotFile(
      name: name, language: language, testFile: folder.appending(path: "SomeTests.swift").path())
  }

  @Test func `a snapshot is next to its test, one file per language`() {
    #expect(
      file("wide / 80", language: "pl").url.path().hasSuffix(
        "/__Snapshots__/SomeTests/wide---80.pl.txt"))
  }

  @Test func `the first run records and fails, the second passes`() throws {
    let first = try #require(file().failureMessage(for: "a\nb", mode: .recordMissing))

    #expect(first.contains("Recorded"))
    #expect(try String(contentsOf: file().url, encoding: .utf8) == "a\nb\n")
    #expect(file().failureMessage(for: "a\nb", mode: .recordMissing) == nil)
  }

  @Test func `a difference is shown line by line and changes nothing`() throws {
    _ = file().failureMessage(for: "one\ntwo\nthree", mode: .recordMissing)

    let message = try #require(
      file().failureMessage(for: "one\n2\nthree\nfour", mode: .recordMissing))

    #expect(
      message.hasSuffix(
        "  one\n- two\n+ 2\n  three\n+ four\n  \n"
          + "To accept it, run the test with SNAPSHOTS=record."))
    #expect(file().failureMessage(for: "one\ntwo\nthree", mode: .compare) == nil)
  }

  @Test func `nothing is recorded if CI is set`() throws {
    let mode = SnapshotMode(environment: ["CI": "true", "SNAPSHOTS": "record"])

    let message = try #require(file().failureMessage(for: "a", mode: mode))

    #expect(message.contains("CI"))
    #expect(!FileManager.default.fileExists(atPath: file().url.path()))
  }

  @Test func `recording again replaces the file and reports it`() throws {
    _ = file().failureMessage(for: "old", mode: .recordMissing)
    let mode = SnapshotMode(environment: ["SNAPSHOTS": "record"])

    #expect(file().failureMessage(for: "new", mode: mode) != nil)
    #expect(file().failureMessage(for: "new", mode: .compare) == nil)
  }

  @Test @MainActor func `a second text for one file in a test run is not recorded`() throws {
    let test = folder.appending(path: "SomeTests.swift").path()
    withKnownIssue { expectSnapshot(of: "one", named: "same", filePath: test) }

    withKnownIssue {
      expectSnapshot(of: "two", named: "same", filePath: test)
    } matching: { issue in
      let message = issue.comments.first?.rawValue ?? ""
      return message.contains("/same.txt is compared with different texts by ")
        && message.contains("(SnapshotFileTests.swift:") && message.contains("another name")
    }

    #expect((try? String(contentsOf: file("same").url, encoding: .utf8)) != "two\n")
  }

  @Test func `two tests with different texts for one file are named, also if one has recorded it`()
  {
    var compared = ComparedSnapshots()
    let (file, other) = (file("same"), file("same", language: "pl"))

    #expect(compared.clash(of: "one", in: file, of: "first") == nil)
    #expect(compared.clash(of: "one", in: file, of: "second") == nil)
    #expect(compared.clash(of: "jeden", in: other, of: "second") == nil)
    let clash = compared.clash(of: "two", in: file, of: "third")

    #expect(clash?.contains("by first and third. Nothing is recorded") == true)
    #expect(compared.clash(of: "", in: file, of: "first")?.contains("by first, twice.") == true)
  }

  @Test func `recording says what the manifest needs, until it has it`() throws {
    let tests = folder.appending(path: "Tests/ShopTests/Flows")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    let manifest = folder.appending(path: "Package.swift")
    let file = SnapshotFile(
      name: "order", language: nil, testFile: tests.appending(path: "OrderTests.swift").path())

    try "let package".write(to: manifest, atomically: true, encoding: .utf8)
    let first = file.failureMessage(for: "a", mode: .recordAll)
    try "exclude: [\"Flows/__Snapshots__\"]".write(
      to: manifest, atomically: true, encoding: .utf8)
    let second = file.failureMessage(for: "b", mode: .recordAll)

    #expect(
      first?.contains(
        "Add exclude: [\"Flows/__Snapshots__\"] to the test target ShopTests in Package.swift")
        == true)
    #expect(second?.contains("Add exclude") == false)
  }

  @Test func `snapshots that no test has compared are known by their files`() throws {
    let (used, unused) = (file("used"), file("unused", language: "pl"))
    for file in [used, unused] { _ = file.failureMessage(for: "a", mode: .recordMissing) }
    try "".write(to: used.pictureURL, atomically: true, encoding: .utf8)

    let folder = folder.appending(path: "__Snapshots__").path()
    let paths = Set([used.url.standardizedFileURL.path()])

    #expect(
      UsedSnapshots.unused(in: folder, used: paths) == [unused.url.standardizedFileURL.path()])
    #expect(UsedSnapshots.warnings(used: [folder: paths], exitStatus: 0).count == 1)
    #expect(UsedSnapshots.warnings(used: [folder: paths], exitStatus: 1) == [])
  }

  @Test(
    arguments: [
      ([], [:], true), (["--skip-build", "--parallel"], [:], true),
      (["--filter", "A"], [:], false),
      (["--skip=A"], [:], false), ([], ["SWT_EXIT_TEST_ID": "1"], false),
    ] as [([String], [String: String], Bool)])
  func `only a run of all tests knows which snapshots are not used`(
    arguments: [String], environment: [String: String], isWhole: Bool
  ) {
    #expect(
      UsedSnapshots.runsAllTests(arguments: arguments, environment: environment) == isWhole)
  }
}
