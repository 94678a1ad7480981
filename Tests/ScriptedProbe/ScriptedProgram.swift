import ConsoleUI
import Coordinators

/// A program that does what its arguments say.
///
/// They are steps before the console runs, `--`, steps when the user types `x`, `--`, and steps after the console
/// has run. ``ProbeStep`` lists the steps.
@MainActor final class ScriptedProgram {
  let console: Console
  private let window = Window()
  private let screen = ScriptedScreen()
  private let arguments: [String]
  private let steps: [[ProbeStep]]

  /// Runs the first steps and makes the console.
  init(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
    self.arguments = arguments
    steps = arguments.split(separator: "--", omittingEmptySubsequences: false)
      .map { $0.map(ProbeStep.init) }
    let terminal: any Terminal
    switch steps[0].first(where: { $0.name == "capture" })?.text {
    case "off": terminal = StandardStreams.makeTerminal(outputCapture: .off)
    case let path?: terminal = StandardStreams.makeTerminal(outputCapture: .file(path))
    case nil: terminal = StandardStreams.makeTerminal()
    }
    console = Console(window, terminal: terminal, clock: .system) { ConsoleStrings() }
    console.setsExitStatus = !steps[0].contains { $0.name == "keepStatus" }
    screen.didPress = { self.run(1) }
    window.show(screen)
    run(0)
  }

  /// The program to run after this one: the same again, if the last step is `again`.
  ///
  /// The step `early` makes it, with its terminal.
  private(set) lazy var next =
    steps.last?.last?.name == "again" ? ScriptedProgram(Array(arguments.dropLast())) : nil

  /// Prints the outcome and runs the last steps.
  func finish(_ outcome: Console.Outcome) {
    print("outcome: \(outcome)")
    run(2)
  }

  private func run(_ index: Int) {
    guard index < steps.count else { return }
    for step in steps[index] {
      if step.name == "early" { _ = next }
      step.run(console, screen) { self.window.close() }
    }
  }
}
