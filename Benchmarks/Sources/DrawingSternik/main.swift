import Sternik

/// A list with the number of rows that the argument gives.
final class RowsScreen: Screen {
  private let rows: Range<Int>

  init(_ count: Int) { rows = 0..<count }

  var body: some View {
    List(rows) { Text("Row \($0): the night train to the coast runs again after eleven years") }
  }
}

let window = Window()
window.show(RowsScreen(CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000))
try await Console(window).run()
