import Sternik

/// Measures a list in which each key moves the highlight down one row, from the key to the bytes.
@MainActor
func measureFrames() async throws {
  for size in [Size(columns: 200, rows: 50), Size(columns: 80, rows: 24)] {
    for rows in [10_000, 1_000_000] {
      let name = "\(size.columns)x\(size.rows), \(rows) rows"
      try await measure("\(name): down", .down, on: RowsScreen(rows), size: size)
    }
    let name = "\(size.columns)x\(size.rows)"
    try await measure("\(name), articles: down", .down, on: ArticlesScreen(10_000), size: size)
    try await measure(
      "\(name), night: down", .down, on: RowsScreen(10_000), size: size, theme: .night)
    try await measure("\(name): nothing", .function(5), on: RowsScreen(10_000), size: size)
  }
}

/// Runs a console five times and prints the median of nanoseconds per key, and the bytes per key.
@MainActor
private func measure(
  _ name: String, _ key: KeyPress.Key, on screen: any Screen, size: Size,
  theme: Theme = .terminal
) async throws {
  var samples: [Double] = []
  var bytes = 0
  for _ in 0..<5 {
    let terminal = KeyRepeatTerminal(key: KeyPress(key), count: 1_900, size: size)
    let window = Window()
    window.show(screen)
    let console = Console(window, terminal: terminal)
    console.theme = { theme }
    try await console.run()
    samples.append(terminal.nanosecondsPerKey)
    bytes = terminal.bytesPerKey
  }
  Timer(group: "frame").report(name, samples, "\(bytes) bytes")
}

private final class RowsScreen: Screen {
  private let rows: Range<Int>

  init(_ count: Int) { rows = 0..<count }

  var body: some View {
    List(rows) { Text("Row \($0): the night train to the coast runs again after eleven years") }
  }
}

/// Rows like those of a program: two lines, text at both edges, several styles.
private final class ArticlesScreen: Screen {
  private let articles: [Int]

  init(_ count: Int) { articles = Array(0..<count) }

  var body: some View {
    List(articles) { number in
      HStack {
        Text("Po jedenastu latach nocny prom numer \(number) znów wypłynął w morze").truncated()
        Spacer()
        Text("\(number % 60) min").dim()
      }
      Text("Świat · wczoraj").dim()
    }
  }
}
