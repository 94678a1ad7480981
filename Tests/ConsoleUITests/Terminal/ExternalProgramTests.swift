import ConsoleTesting
import Coordinators
import Foundation
import Testing

@testable import ConsoleUI

@MainActor struct `An external program` {
  /// Opens its page in an external program when the user presses `o`.
  private final class PageCoordinator: NavigationCoordinator<SampleScreen> {
    private var text = "a page"
    private let run:
      (ExternalProgram) async throws(ExternalProgram.Failure) -> ExternalProgram.Status

    init(
      presenter: any Presenter,
      run:
        @escaping (ExternalProgram) async throws(ExternalProgram.Failure) -> ExternalProgram.Status
    ) {
      self.run = run
      super.init(presenter: presenter)
    }

    override func start() {
      let screen = SampleScreen("Page") { Text(self.text) }
      screen.commands = [KeyCommand(.character("o"), "Open") { Task { await self.open() } }]
      show(screen)
    }

    private func open() async {
      do {
        text = "\(try await run(ExternalProgram("less", arguments: ["page"])))"
      } catch {
        text = error.description
      }
    }
  }

  private let terminal = HeadlessTerminal(size: Size(columns: 60, rows: 10))

  @Test func `is not run in a test, which provides the result`() async throws {
    let console = try makeConsole()
    terminal.programResult = { _ in .killed(signal: 9) }

    console.press("o")
    while !console.screen.contains("killed(signal: 9)") { await Task.yield() }

    #expect(terminal.programs == [ExternalProgram("less", arguments: ["page"])])
  }

  @Test func `pauses drawing until it has ended`() async throws {
    let window = Window()
    var (text, isHandled) = ("before", false)
    let screen = SampleScreen { Text(text) }
    screen.commands = [KeyCommand(.character("x"), "Handle") { isHandled = true }]
    window.show(screen)
    let running = Task { try await Console(window, terminal: terminal).run() }
    await terminal.waitForFrame { $0.text.contains("before") }
    terminal.programResult = { [terminal] _ in
      text = "meanwhile"
      terminal.send(.key(.character("x")))
      while !isHandled { await Task.yield() }
      text = "after"
      return .exited(status: 0)
    }

    _ = try await terminal.run(ExternalProgram("less"))
    await terminal.waitForFrame { $0.text.contains("after") }

    #expect(terminal.frameCount == 2)
    terminal.send(.endOfInput)
    _ = try await running.value
  }

  @Test func `that is missing is an error`() async throws {
    let console = try makeConsole()
    terminal.programResult = { program throws(ExternalProgram.Failure) in
      throw .notFound(name: program.name)
    }

    console.press("o")
    await terminal.waitForProgram()

    while !console.screen.contains("program \"less\" was not found") { await Task.yield() }
  }

  @Test(arguments: [true, false])
  func `runs next to a plain terminal, without a shell`(usesTerminal: Bool) async throws {
    let terminal = FinalScreenTerminal(size: Size(columns: 9, rows: 9))
    let script = "test \"$1\" = '$HOME; *' && exit 7"
    let program = ExternalProgram(
      "sh", arguments: ["-c", script, "sh", "$HOME; *"], usesTerminal: usesTerminal)

    #expect(try await terminal.run(program) == .exited(status: 7))
  }

  @Test func `in the background has neither input nor output nor a terminal`() async throws {
    let script = """
      for end in 0 1 2; do test "$(readlink /proc/$$/fd/$end)" = /dev/null || exit 1; done
      test "$(ps -o tty= -p $$ 2>/dev/null || echo '?')" = '?'
      """
    let program = ExternalProgram("sh", arguments: ["-c", script], usesTerminal: false)

    #expect(try await program.run() == .exited(status: 0))
  }

  @Test func `gets bytes that are no text, a folder and an environment`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sternik-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      test "$PLACE" = 'zażółć =1' && test -z "${HOME+x}" && test -n "$PATH" || exit 1
      printf %s "$1" > out
      """
    let program = ExternalProgram(
      "sh", argumentBytes: [Array("-c".utf8), Array(script.utf8), [0x73], [0xFF, 0x0A, 0x41]],
      in: Array(folder.path.utf8), environment: ["PLACE": "zażółć =1", "HOME": nil],
      usesTerminal: false)

    #expect(try await program.run() == .exited(status: 0))

    #expect(try Data(contentsOf: folder.appending(path: "out")) == Data([0xFF, 0x0A, 0x41]))
    #expect(program.arguments.last == "\u{FFFD}\nA")
  }

  @Test func `in a folder that does not exist is an error that says so`() async throws {
    let program = ExternalProgram("true", in: "/no such folder", usesTerminal: false)

    await #expect(
      throws: ExternalProgram.Failure.notStarted(
        name: "true", reason: "/no such folder: No such file or directory")
    ) { try await program.run() }
    await #expect(throws: ExternalProgram.Failure.self) {
      try await ExternalProgram("true", environment: ["A": "b\u{0}"], usesTerminal: false).run()
    }
  }

  @Test func `a command line has the status of its command, also behind a prompt`() async throws {
    let plain = FinalScreenTerminal(size: Size(columns: 9, rows: 9))
    #expect(
      try await plain.run(.shell(running: "test \"$PWD\" = / && exit 3", in: "/"))
        == .exited(status: 3))
    var asking = ExternalProgram.shell(running: "exit 4", thenAsking: "it's done")
    // Without a terminal the prompt has no answer.
    asking.usesTerminal = false
    #expect(try await asking.run() == .exited(status: 4))
  }

  @Test func `the shell and the editor are those of the environment`() {
    #expect(ExternalProgram.shell(in: "/tmp").folderBytes == Array("/tmp".utf8))
    let editor = ExternalProgram.editor(ofBytes: [0x2F, 0xFF])
    #expect(editor.argumentBytes.last == [0x2F, 0xFF] && editor.usesTerminal)
  }

  @Test(arguments: ["+!echo", "-S x"]) func `a file is no option of an editor`(name: String) {
    #expect(ExternalProgram.editor(of: name).arguments.last == "./\(name)")
  }

  @Test(arguments: [
    ("nano", ["/a b"]), ("code --wait", ["-c", "code --wait \"$@\"", "sh", "/a b"]),
    ("'/my editor'", ["-c", "'/my editor' \"$@\"", "sh", "/a b"]),
  ])
  func `an editor with arguments is divided as a shell does`(editor: String, arguments: [String]) {
    let program = ExternalProgram.editor(of: Array("/a b".utf8), named: editor)

    #expect(program.arguments == arguments)
    #expect(program.name == (arguments.count == 1 ? editor : "sh"))
  }

  @Test(arguments: ["no\u{0}name", "no such program", ""])
  func `that does not start is an error with its name`(name: String) async {
    do throws(ExternalProgram.Failure) {
      _ = try await ExternalProgram(name).run()
      Issue.record("it has started")
    } catch {
      #expect(error.description.contains("\"\(name)\""))
    }
  }

  private func makeConsole() throws -> HeadlessConsole {
    let window = Window()
    let app = AppCoordinator(window: window)
    try window.start(app)
    let stack = NavigationController()
    window.show(stack, for: app)
    app.start(child: PageCoordinator(presenter: stack, run: terminal.run))
    return HeadlessConsole(window, terminal: terminal)
  }
}
