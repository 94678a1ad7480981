import ConsoleUI
// A program in a terminal that the tests bring into every trouble: it runs the program of its arguments
// on Ctrl-R, and traps on Ctrl-T. What is typed is shown when Enter is pressed.
import Coordinators

let terminal = StandardTerminal.make()
let window = Window()
let screen = ProbeScreen()
screen.didAskForProgram = {
  let words = CommandLine.arguments.dropFirst()
  Task {
    screen.story = await story(
      of: ExternalProgram(words.first ?? "", arguments: Array(words.dropFirst())))
  }
}
window.show(screen)

if case .signal(let signal) = try await Console(window, terminal: terminal).run() {
  signal.endProgram()
}

/// Runs a program and tells how it went.
@MainActor func story(of program: ExternalProgram) async -> String {
  do {
    switch try await terminal.run(program) {
    case .exited(let status): return "exited with \(status)"
    case .killed(let signal): return "killed by \(signal)"
    }
  } catch {
    return "\(error)"
  }
}
