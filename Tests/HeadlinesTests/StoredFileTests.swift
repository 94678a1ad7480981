import Foundation
import Testing

@testable import Headlines

@Suite final class `A stored file` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "headlines-\(UUID().uuidString)/deep").path
  private var store: StoredFile<ReaderState> { StateFolder(folder).reader }

  deinit {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: parent)
  }

  @Test func `without a file the state is new and no folder is made`() {
    let (state, problem) = store.load()

    #expect(state == ReaderState())
    #expect(problem == nil)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `what is saved is loaded again`() throws {
    let state = ReaderState(language: "pl", earlierReads: ["b", "a", "ż/\"ó\n"])

    try store.save(state)

    let (loaded, problem) = store.load()
    #expect(loaded == state)
    #expect(problem == nil)
    #expect(try files() == ["state.json"])
  }

  @Test func `saving keeps what another program has read meanwhile`() throws {
    try store.save(ReaderState(language: "en", earlierReads: ["theirs"]))

    try store.save(ReaderState(language: "pl", earlierReads: ["ours"]))

    #expect(store.load().content == ReaderState(language: "pl", earlierReads: ["theirs", "ours"]))
  }

  @Test(arguments: [
    "", "{", "[]", "nonsense", "{\"version\": 0}", "{\"version\": 1}", "{\"language\": \"pl\"}",
    "{\"version\": 1, \"readArticles\": [7]}",
  ])
  func `a damaged file is set aside and told`(_ text: String) throws {
    try write(text)

    let (state, problem) = store.load()

    #expect(state == ReaderState())
    let kept = store.path + ".damaged"
    #expect(problem == StateProblem(file: store.path, reason: .damaged(keptAs: kept)))
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
    #expect(store.load().problem == nil)
  }

  @Test func `a second damaged file does not overwrite the first`() throws {
    try write("first")
    _ = store.load()
    try write("second")

    try store.save(ReaderState(language: "en"))

    #expect(try files() == ["state.json", "state.json.damaged", "state.json.damaged-2"])
    #expect(try String(contentsOfFile: store.path + ".damaged", encoding: .utf8) == "first")
    #expect(store.load().content.language == "en")
  }

  @Test func `a file of a newer program is left alone`() throws {
    let text = "{\"version\": 3, \"new\": true}"
    try write(text)
    let problem = StateProblem(file: store.path, reason: .newer(version: 3))

    #expect(store.load().problem == problem)
    #expect(throws: problem) { try store.save(ReaderState(language: "pl")) }
    #expect(try String(contentsOfFile: store.path, encoding: .utf8) == text)
  }

  @Test func `a folder that cannot be made is told`() throws {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data("a file".utf8).write(to: URL(fileURLWithPath: folder))

    let failure = #expect(throws: StateProblem.self) { try store.save(ReaderState(language: "pl")) }

    #expect(failure?.reason == .unwritable(.number(EEXIST)))
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `a folder that may not be written is told and left as it is`() throws {
    try store.save(ReaderState(language: "en"))
    chmod(folder, 0o500)
    defer { chmod(folder, 0o700) }

    #expect(throws: StateProblem.self) { try store.save(ReaderState(language: "pl")) }

    #expect(store.load().content.language == "en")
  }

  @Test func `a folder in place of the file is told`() throws {
    try FileManager.default.createDirectory(
      atPath: store.path, withIntermediateDirectories: true)

    guard case .unreadable = store.load().problem?.reason else {
      Issue.record("\(String(describing: store.load().problem))")
      return
    }
    #expect(throws: StateProblem.self) { try store.save(ReaderState(language: "pl")) }
  }

  @Test func `many programs at once lose nothing`() async throws {
    let store = store

    await withTaskGroup { group in
      for number in 0..<20 {
        group.addTask {
          _ = try? store.save(ReaderState(earlierReads: ["\(number)"]))
        }
      }
    }

    #expect(store.load().content.earlierReads.count == 20)
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/x", "HOME": "/h"], "/x/headlines"),
    (["XDG_STATE_HOME": "x", "HOME": "/h"], "/h/.local/state/headlines"),
    (["HOME": "/h"], "/h/.local/state/headlines"), (["HOME": ""], nil), ([:], nil),
  ])
  func `the folder follows the environment`(_ environment: [String: String], _ folder: String?) {
    #expect(StateFolder.standardPath(environment: environment) == folder)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: store.path))
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
