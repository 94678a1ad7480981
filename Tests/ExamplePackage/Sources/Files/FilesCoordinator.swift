import Sternik

/// What the program gets from outside, so that a test has the same folders and file systems everywhere.
struct FilesEnvironment {
  /// The folder that is shown as `~`.
  let home: Path
  /// The bytes that are free where a folder is, and what is used, from 0 to 1.
  let space: (_ folder: Path) -> (free: Int, used: Double)?
  /// Runs an editor or a shell in the terminal.
  let run: @MainActor (ExternalProgram) async throws -> ExternalProgram.Status
}

/// Leads through folders to the viewer and the editor, and copies files.
final class FilesCoordinator: AppCoordinator, Routing {
  private enum Side: String, LinkValue { case left, right }

  private let panes: [Pane]
  let job = CopyJob()
  private let environment: FilesEnvironment
  private let stack = NavigationController()

  init(_ left: Path, _ right: Path, _ environment: FilesEnvironment, window: Window) {
    panes = [Pane(left, environment), Pane(right, environment)]
    self.environment = environment
    super.init(window: window)
  }

  var routes: [Route] { [Route("{side}/{folders...}", follow: follow)] }

  private func follow(_ side: Side, _ folders: [String]) -> RouteDecision {
    let path = folders.reduce(Path("/".utf8)) { $0.appending($1.utf8) }
    open(Entry(path), in: panes[side == .left ? 0 : 1])
    return .allowed
  }

  override func start() {
    show(stack)
    let screen = FilesScreen(panes, job)
    screen.didOpen = { entry, pane in self.open(entry, in: pane) }
    screen.didTapEdit = { self.run(.editor(ofBytes: $0.path.bytes)) }
    screen.didTapCopy = { files, pane in self.copy(files, to: pane.folder) }
    screen.didEnter = { line, pane in
      var shell = ExternalProgram.shell(running: line, thenAsking: "run.prompt".localize)
      shell.folderBytes = pane.folder.bytes
      self.run(shell)
    }
    screen.didTryToLeave = { self.askToQuit($0) }
    stack.show(screen, for: self)
  }

  private func open(_ entry: Entry, in pane: Pane) {
    do {
      if entry.isFolder { return try pane.go(to: entry.path) }
      stack.show(try ViewerScreen(FileText(entry)), for: self)
    } catch {
      window?.toast("\(error)", kind: .error)
    }
  }

  private func run(_ program: ExternalProgram) {
    work { coordinator in _ = try await coordinator.environment.run(program) }
  }

  private func copy(_ files: [Entry], to folder: Path) {
    job.begin(files)
    work { coordinator in
      try await coordinator.job.copy(to: folder, mayReplace: coordinator.mayReplace)
      guard !coordinator.job.isCancelled else { return }
      coordinator.window?.toast("copied".localize(files.count), kind: .success)
    }
  }

  /// Does work that may change files, and shows them as they are then.
  private func work(_ work: @escaping @MainActor (FilesCoordinator) async throws -> Void) {
    task { coordinator in
      defer { for pane in coordinator.panes { pane.reload() } }
      try await work(coordinator)
    } didFail: { coordinator, error in
      coordinator.window?.toast("\(error)", kind: .error)
    }
  }

  private func mayReplace(_ file: Path) async -> Bool {
    let question = ReplaceCoordinator(name: file.name.shown, presenter: stack)
    let answer = await outcome(of: question, \.done) ?? .cancel
    if answer == .cancel { job.cancel() }
    return answer == .replace
  }

  private func askToQuit(_ answer: @escaping (Bool) -> Void) {
    AlertScreen(
      title: "quit.title".localize, message: "quit.message".localize,
      actions: [
        AlertAction("cancel".localize, role: .cancel) { answer(false) },
        AlertAction("quit.confirm".localize, role: .destructive) { answer(true) },
      ]
    ).show(over: stack, for: self)
  }
}

/// Asks the user what to do about a file that exists.
final class ReplaceCoordinator: Coordinator {
  enum Answer { case replace, skip, cancel }

  @Once var done: (Answer) -> Void = { _ in }
  private let name: String

  init(name: String, presenter: any Presenter) {
    self.name = name
    super.init(presenter: presenter)
  }

  override func start() {
    AlertScreen(
      title: "replace.title".localize(self.name), message: "replace.message".localize,
      actions: [
        AlertAction("replace.skip".localize) { self.done(.skip) },
        AlertAction("replace.confirm".localize, role: .destructive) { self.done(.replace) },
        AlertAction("cancel".localize, role: .cancel) { self.done(.cancel) },
      ]
    ).show(over: presenter, for: self)
  }
}
