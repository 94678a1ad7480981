/// Goes down in a list so many times, for programs that count instructions.
enum KeyPresses {
  /// Whether the arguments asked for it: `press PROGRAM COLUMNS LINES ROWS KEYS`.
  static func run(_ arguments: [String]) -> Bool {
    guard arguments.first == "press" else { return false }
    let numbers = arguments.dropFirst(2).compactMap { UInt16($0) }
    let rows = arguments.dropFirst(4).first ?? ""
    guard arguments.count == 6, numbers.count >= 3, let keys = Int(arguments[5]),
      let terminal = TerminalProgram(
        arguments[1], rows, columns: numbers[0], rows: numbers[1]),
      terminal.wait(for: "quit")
    else {
      print("press PROGRAM COLUMNS LINES ROWS KEYS, with a program that shows a list")
      return true
    }
    for selection in 1...max(1, keys) {
      terminal.type("j")
      terminal.wait(for: DrawingProgram.lastText(ofFrame: selection))
    }
    terminal.quit()
    return true
  }
}
