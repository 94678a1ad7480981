import Coordinators
import SternikFoundation
import Testing

/// Mistakes of other libraries: a value of an older version is read as one of today, or equal values have different texts.
@MainActor
struct `Codable states` {
  let window = Window()
  let app: Notebook

  init() throws {
    app = Notebook(window: window)
    try window.start(app)
  }

  @Test func `a value is saved as JSON and restored`() throws {
    app.note.preservedValue = Note.Preserved(draft: "two words, \"ż\"\n/", rows: [3, 1], zoom: nil)

    let (other, problems) = try restored(window.navigationState)

    #expect(
      window.navigationState.split(separator: "\n").last
        == "  state 2 {\"draft\":\"two%20words%2C%20\\\"ż\\\"\\n/\"%2C\"rows\":[3%2C1]}")
    #expect(problems.isEmpty && other.note.preservedValue == app.note.preservedValue)
  }

  @Test func `an optional value without a value is not saved`() throws {
    #expect(!window.navigationState.contains("Settings"))

    app.settings.preservedValue = 7
    let (other, problems) = try restored(window.navigationState)

    #expect(problems.isEmpty && other.settings.preservedValue == 7)
  }

  @Test func `a value of an older version is converted`() throws {
    let (other, problems) = try restored("restoration 1\nin Note\n  state 1 old%20draft\n")

    #expect(problems.isEmpty)
    #expect(other.note.preservedValue == Note.Preserved(draft: "old draft", rows: [], zoom: nil))
  }

  @Test(arguments: [
    (
      "restoration 1\nin Note\n  state 9 {}\n",
      "line 3: state of Note: version 9 instead of 2"
    ),
    (
      "restoration 1\nin Settings\n  state 5 7\n",
      "line 3: state of Settings: version 5 instead of 1"
    ),
  ])
  func `another version is a problem that names both`(text: String, problem: String) throws {
    let (_, problems) = try restored(text)

    #expect(problems.map(\.description) == [problem])
  }

  @Test(arguments: ["{}", "[", "null", "{\"draft\":1%2C\"rows\":[]}", "%C4%85"])
  func `a damaged value changes nothing`(value: String) throws {
    let (other, problems) = try restored(
      "restoration 1\nin Note\n  state 2 \(value)\nin Settings\n  state 1 7\n")

    #expect(problems.map(\.line) == [3])
    #expect(other.note.preservedValue == Note.Preserved(draft: "", rows: [], zoom: nil))
    #expect(other.settings.preservedValue == 7)
  }

  @Test func `a value that JSON cannot write is reported`() throws {
    app.note.preservedValue.zoom = .nan
    var kinds: [CoordinatorDiagnostic.Kind] = []
    window.didReport = { kinds.append($0.kind) }

    #expect(window.navigationState == "restoration 1\n")
    #expect(kinds == [.stateNotSaved])
  }

  private let otherWindow = Window()

  private func restored(_ text: String) throws -> (Notebook, [RestorationProblem]) {
    let app = Notebook(window: otherWindow)
    try otherWindow.start(app)
    return (app, otherWindow.restore(text))
  }
}

@MainActor
final class Notebook: AppCoordinator {
  let note = Note()
  let settings = Settings()

  override func start() {
    let stack = NavigationController()
    show(stack)
    stack.show(settings, for: self)
    stack.show(note, for: self)
  }
}

@MainActor
final class Note: Presentable, CodableStatePreserving {
  struct Preserved: Codable, Equatable {
    var draft: String
    var rows: [Int]
    var zoom: Double?
  }

  var preservedValue = Preserved(draft: "", rows: [], zoom: nil)
  var stateVersion: Int { 2 }

  /// The first version saved the draft alone.
  func preservedValue(from text: String, version: Int) throws -> Preserved {
    guard version == 1 else { throw UnreadableStateVersion(version: version, expected: 2) }
    return Preserved(draft: text, rows: [], zoom: nil)
  }
}

@MainActor
final class Settings: Presentable, CodableStatePreserving {
  var preservedValue: Int?
}
