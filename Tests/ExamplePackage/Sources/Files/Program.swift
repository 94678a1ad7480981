import Foundation
import Sternik

/// The file manager.
@MainActor public enum Program {
  /// The texts of the program.
  static let localizer = Localizer(
    tables: Localizations.tables, preferring: [],
    developmentLanguage: Localizations.developmentLanguage)

  /// Runs it in the terminal until the user quits; a link such as `right/usr/share` opens a folder.
  ///
  /// - Throws: `TerminalError` if the terminal cannot be set up.
  public static func run(link: String?) async throws {
    Localizer.setDefault(localizer.preferring(LanguageEnvironment.process.languages))
    let terminal = StandardStreams.makeTerminal()
    let homePath = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
    let home = Path(homePath.utf8)
    let environment = FilesEnvironment(home: home, space: \.space) { try await terminal.run($0) }
    let window = Window()
    let current = Path(FileManager.default.currentDirectoryPath.utf8)
    let files = FilesCoordinator(current, home, environment, window: window)
    try window.start(files)
    let stateFile = URL(filePath: homePath).appending(path: ".files-example")
    if let state = try? String(contentsOf: stateFile, encoding: .utf8) {
      for problem in window.restore(state) { print(problem) }
    }
    if let link, (try? LinkOpener(window).open(DeepLink(link))) == nil {
      window.toast("link.unknown".localize(link), kind: .error)
    }
    let console = Console(window, terminal: terminal)
    console.commands = { commands(of: files) }
    console.statusLine = statusLine
    console.saveNavigationState { try Data($0.utf8).write(to: stateFile, options: .atomic) }
    // A copy that is not complete goes, however the program ends.
    defer { files.job.cancel() }
    try await console.run()
  }

  /// The function keys that work on every screen.
  static func commands(of files: FilesCoordinator) -> [KeyCommand] {
    [
      KeyCommand(.function(1), "key.help".localize) { files.window?.showHelp() },
      KeyCommand(.function(9), "key.menu".localize) { files.window?.showCommandPalette() },
      KeyCommand(.function(10), "key.quit".localize) { files.closeWindow() },
    ]
  }

  /// The ten function keys in place of the usual hints.
  static func statusLine(_ hints: [KeyHint]) -> any View {
    HStack(spacing: 0) {
      for number in 1...10 {
        (hints.first { $0.key == .function(number) } ?? KeyHint("", "")).captioned("\(number)")
        if number < 10 { Spacer() }
      }
    }
  }
}
