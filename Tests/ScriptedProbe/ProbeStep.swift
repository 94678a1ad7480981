@preconcurrency import CLibrary
import ConsoleUI
import Dispatch

/// A pipe that gets the numbers of the signals that the program handles.
private let handled: (read: Int32, write: Int32) = {
  var ends: [Int32] = [-1, -1]
  _ = pipe(&ends)
  return (ends[0], ends[1])
}()

/// One step of a scripted program, written `name:text`.
struct ProbeStep {
  let name: String
  let text: String

  init(_ word: String) {
    let end = word.firstIndex(of: ":") ?? word.endIndex
    name = String(word[..<end])
    text = String(word[end...].dropFirst())
  }

  private var number: Int32 { Int32(text) ?? 0 }

  @MainActor func run(_ console: Console, _ screen: ScriptedScreen, close: () -> Void) {
    switch name {
    case "out": print(text)
    case "part": print(text, terminator: "")
    case "err": fputs(text + "\n", stderr)
    case "lines": for index in 1...Int(number) { print("line \(index)") }
    case "threads": printFromThreads()
    case "show": screen.text = text
    case "ask": screen.question = text
    case "task": changeLater(screen)
    case "child": _ = system(text)
    case "device": writeToDevice()
    case "terminal": runInTerminal(console.terminal, screen)
    case "redirect": freopen(text, "a", stderr)
    case "output": freopen(text, "a", stdout)
    case "overflow": StackOverflow(rawValue: text)?.happen(on: screen)
    case "close": close()
    case "sizes": screen.text = sizesOfNewTerminals
    case "capture", "keepStatus", "again", "early": break
    default: end()
    }
  }

  /// Steps that end the program or prepare its end.
  private func end() {
    switch name {
    case "fatal": fatalError(text)
    case "trap": _ = [Int]()[Int(number)]
    case "pause":
      print("pausing")
      while true { pause() }
    case "exit": exit(number)
    case "exitNow": _exit(number)
    case "abort": abort()
    case "kill": kill(getpid(), number)
    case "together": raiseTogether(text.split(separator: ",").compactMap { Int32($0) })
    case "handle": signal(number) { _ = write(handled.write, [UInt8($0)], 1) }
    case "handled":
      var byte: UInt8 = 0
      _ = read(handled.read, &byte, 1)
      print("handled \(byte)")
    case "ignore": signal(number, SIG_IGN)
    case "atexit": atexit { print("the program's own handler") }
    default: preconditionFailure("no step has the name \(name)")
    }
  }

  /// Writes the text to the terminal, whatever the standard streams lead to.
  ///
  /// Unlike `child`, which ignores Ctrl-C until the child has ended.
  private func writeToDevice() {
    let device = open("/dev/tty", O_WRONLY)
    _ = write(device, text, text.utf8.count)
    close(device)
  }

  /// Raises signals in this thread, all of which are pending before the first is delivered.
  private func raiseTogether(_ numbers: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    for number in numbers { pthread_kill(pthread_self(), number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Prints lines on both streams from several threads at once, and returns when all are printed.
  private func printFromThreads() {
    DispatchQueue.concurrentPerform(iterations: Int(number)) { thread in
      for index in 0..<500 {
        print("thread \(thread) line \(index)")
        fputs("thread \(thread) error \(index)\n", stderr)
      }
    }
  }

  /// Changes the screen in a task of the main actor that waits for another thread and for a timer.
  @MainActor private func changeLater(_ screen: ScriptedScreen) {
    Task {
      let changed = await Task.detached { self.text }.value
      try await Task.sleep(for: .milliseconds(1))
      MainActor.assertIsolated()
      screen.text = changed
    }
  }

  /// The sizes that terminals made now have.
  @MainActor private var sizesOfNewTerminals: String {
    let terminals: [any Terminal] = [
      FullScreenTerminal(), LineModeTerminal(), FinalScreenTerminal(),
    ]
    return terminals.map { "\($0.size.columns)x\($0.size.rows)" }.joined(separator: " ")
  }

  @MainActor private func runInTerminal(_ terminal: any Terminal, _ screen: ScriptedScreen) {
    Task {
      let status = try await terminal.run(ExternalProgram("sh", arguments: ["-c", text]))
      screen.text = "\(status)"
    }
  }
}
