import Foundation
import Testing

@testable import Headlines

@Suite final class `A stored file` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "headlines-\(UUID().uuidString)/deep").path
  private var file: StoredFile<UserState> { StateFolder(folder).userState }

  deinit {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: parent)
  }

  @Test func `is empty at first and creates no folder`() {
    let (state, error) = file.load()

    #expect(state == UserState())
    #expect(error == nil)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `loads what was saved`() throws {
    let state = UserState(language: "pl", legacyReadIDs: ["b", "a", "ż/\"ó\n"])

    try file.save(state)

    let (loaded, error) = file.load()
    #expect(loaded == state)
    #expect(error == nil)
    #expect(try files() == ["state.json"])
  }

  @Test func `keeps changes of another program`() throws {
    try file.save(UserState(language: "en", legacyReadIDs: ["theirs"]))

    try file.save(UserState(language: "pl", legacyReadIDs: ["ours"]))

    #expect(file.load().content == UserState(language: "pl", legacyReadIDs: ["theirs", "ours"]))
  }

  @Test(arguments: [
    "", "{", "[]", "nonsense", "{\"version\": 0}", "{\"version\": 1}", "{\"language\": \"pl\"}",
    "{\"version\": 1, \"readArticles\": [7]}",
  ])
  func `renames a damaged file and reports it`(_ text: String) throws {
    try write(text)

    let (state, error) = file.load()

    #expect(state == UserState())
    let renamed = file.path + ".damaged"
    #expect(error == StateError(file: file.path, reason: .damaged(renamedTo: renamed)))
    #expect(try String(contentsOfFile: renamed, encoding: .utf8) == text)
    #expect(file.load().error == nil)
  }

  @Test(arguments: [1, 2])
  func `has the defaults of what an older program did not write`(version: Int) throws {
    try write("{\"version\": \(version), \"readArticles\": [\"a\"]}")

    let (state, error) = file.load()

    #expect(error == nil)
    #expect(state == UserState(legacyReadIDs: ["a"]))
    #expect(state.includesBundledFeed && !state.wasWelcomed)
    #expect(state.feeds == [] && state.movedAddresses == [:] && state.profiles == [])
    #expect(state.language == nil && state.theme == nil && state.currentProfile == nil)
  }

  @Test func `keeps every setting`() throws {
    var state = UserState(language: "pl", legacyReadIDs: ["a"])
    (state.theme, state.wasWelcomed, state.includesBundledFeed) = ("colorful", true, false)
    state.feeds = [Feed(id: "https://example.com/feed")]
    state.movedAddresses = ["https://example.com/feed": "https://example.com/new"]
    state.profiles = [Profile(name: "Ada", recoveryKey: "key")]
    state.currentProfile = "Ada"

    try file.save(state)

    #expect(file.load().content == state)
  }

  @Test func `keeps each damaged file under its own name`() throws {
    try write("first")
    _ = file.load()
    try write("second")

    try file.save(UserState(language: "en"))

    #expect(try files() == ["state.json", "state.json.damaged", "state.json.damaged-2"])
    #expect(try String(contentsOfFile: file.path + ".damaged", encoding: .utf8) == "first")
    #expect(file.load().content.language == "en")
  }

  @Test func `does not touch a file of a newer program`() throws {
    let text = "{\"version\": 3, \"new\": true}"
    try write(text)
    let error = StateError(file: file.path, reason: .newer(version: 3))

    #expect(file.load().error == error)
    #expect(throws: error) { try file.save(UserState(language: "pl")) }
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
  }

  @Test func `reports a folder that cannot be created`() throws {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data("a file".utf8).write(to: URL(fileURLWithPath: folder))

    let failure = #expect(throws: StateError.self) { try file.save(UserState(language: "pl")) }

    #expect(failure?.reason == .unwritable(.number(EEXIST)))
  }

  @Test(.enabled(if: getuid() != 0, "root can write everywhere"))
  func `reports a read-only folder and leaves it unchanged`() throws {
    try file.save(UserState(language: "en"))
    chmod(folder, 0o500)
    defer { chmod(folder, 0o700) }

    #expect(throws: StateError.self) { try file.save(UserState(language: "pl")) }

    #expect(file.load().content.language == "en")
  }

  @Test func `reports a folder in place of the file`() throws {
    try FileManager.default.createDirectory(
      atPath: file.path, withIntermediateDirectories: true)

    guard case .unreadable = file.load().error?.reason else {
      Issue.record("\(String(describing: file.load().error))")
      return
    }
    #expect(throws: StateError.self) { try file.save(UserState(language: "pl")) }
  }

  @Test func `concurrent programs lose nothing`() async throws {
    let file = file

    await withTaskGroup { group in
      for number in 0..<20 {
        group.addTask {
          _ = try? file.save(UserState(legacyReadIDs: ["\(number)"]))
        }
      }
    }

    #expect(file.load().content.legacyReadIDs.count == 20)
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/x", "HOME": "/h"], "/x/headlines"),
    (["XDG_STATE_HOME": "x", "HOME": "/h"], "/h/.local/state/headlines"),
    (["HOME": "/h"], "/h/.local/state/headlines"), (["HOME": ""], nil), ([:], nil),
  ])
  func `the default folder depends on the environment`(
    _ environment: [String: String], _ folder: String?
  ) {
    #expect(StateFolder.defaultPath(environment: environment) == folder)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
