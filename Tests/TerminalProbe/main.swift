import ConsoleUI
// A program that tests control in a pseudo-terminal: Ctrl-R runs the external program of its arguments, Ctrl-T
// crashes, Ctrl-G shows thousands of frames and exits, and Enter shows the typed text. With the argument `panes` it
// shows two lists instead, and prints at the end what the commands have done.
import Coordinators

let terminal = StandardStreams.makeTerminal()
let window = Window()
let screen = ProbeScreen()
let panes = CommandLine.arguments.contains("panes") ? PanesScreen() : nil
screen.didAskForProgram = {
  let words = CommandLine.arguments.dropFirst()
  Task {
    screen.result = await result(
      of: ExternalProgram(words.first ?? "", arguments: Array(words.dropFirst())))
  }
}
screen.didFlood = { window.close() }
if let panes { window.show(panes) } else { window.show(screen) }

try await Console(window, terminal: terminal, clock: .system) { ConsoleStrings() }.run()
for line in panes?.log ?? [] { print(line) }

/// Runs a program and describes its termination.
@MainActor func result(of program: ExternalProgram) async -> String {
  do {
    switch try await terminal.run(program) {
    case .exited(let status): return "exited with \(status)"
    case .killed(let signal): return "killed by \(signal)"
    }
  } catch {
    return "\(error)"
  }
}
