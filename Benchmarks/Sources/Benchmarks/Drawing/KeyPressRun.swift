/// Moves down in the list of a program, for scripts that count instructions.
enum KeyPressRun {
  /// Handles the arguments `press PROGRAM COLUMNS LINES ROWS KEYS`; returns false for others.
  static func run(_ arguments: [String]) -> Bool {
    guard arguments.first == "press" else { return false }
    let numbers = arguments.dropFirst(2).compactMap { UInt16($0) }
    let rows = arguments.dropFirst(4).first ?? ""
    guard arguments.count == 6, numbers.count >= 3, let keys = Int(arguments[5]),
      let terminal = TerminalProgram(
        arguments[1], rows, columns: numbers[0], rows: numbers[1]),
      terminal.wait(for: "quit")
    else {
      print("usage: press PROGRAM COLUMNS LINES ROWS KEYS; PROGRAM shows a list")
      return true
    }
    for highlighted in 1...max(1, keys) {
      terminal.type("j")
      terminal.wait(for: DrawingProgram.lastText(ofFrame: highlighted))
    }
    terminal.quit()
    return true
  }
}
