import Observation
import Panes
import Sternik

/// Presses keys on screens, from the key to the bytes, without a terminal; an operation is a key.
@MainActor
enum KeyWorkloads {
  static var all: [Workload] {
    [Size(columns: 200, rows: 50), Size(columns: 80, rows: 24)].flatMap { size in
      @MainActor func workload(
        _ work: String, _ keys: [KeyPress], as name: String = "Sternik", theme: Theme = .terminal,
        on screen: @escaping @MainActor () -> any Screen
      ) -> Workload {
        Workload("keys", "\(size.columns)x\(size.rows), \(work)", name) {
          Rounds {
            try KeyRepeatTerminal.press(keys, count: $0, on: screen(), size: size, theme: theme)
          }
        }
      }
      return [
        workload("next row of 1,000,000", [.down]) { RowsScreen(1_000_000) },
        workload("next row of 1,000,000", [.down], as: "Sternik, in Night", theme: .night) {
          RowsScreen(1_000_000)
        },
        workload("next row of 1,000,000", [.down], as: "Sternik, rows of two lines") {
          ArticlesScreen(1_000_000)
        },
        workload("next and previous page", [.pageDown, .pageUp]) { RowsScreen(1_000_000) },
        workload("next row of two panes of 100,000 files", [.down]) { FilesScreen(100_000) },
        workload("a key that changes nothing", [KeyPress(.function(5))]) { RowsScreen(10_000) },
        workload("a letter that filters 100,000 rows", filterKeys) { FilterScreen(100_000) },
        workload("next and previous page of a word of 4 MB", [.pageDown, .pageUp]) {
          TextScreen((100_000..<800_000).map { "\($0)" }.joined())
        },
      ]
    }
  }

  private static let filterKeys: [KeyPress] = [
    .character("9"), .character("7"), .backspace, .character("1"), .backspace, .backspace,
  ]
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
  private let articles: Range<Int>

  init(_ count: Int) { articles = 0..<count }

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

private final class TextScreen: Screen {
  private let text: String

  init(_ text: String) { self.text = text }

  var body: some View { DocumentView([DocumentBlock(.paragraph, StyledText(text))]) }
}

/// A field, and the rows that contain its text.
@Observable
private final class FilterScreen: Screen {
  @ObservationIgnored private let rows: [String]
  private var query = ""

  init(_ count: Int) {
    rows = (0..<count).map { "Row \($0): the night train to the coast runs again" }
  }

  private var found: [String] {
    var term = SearchTerm(query)
    return rows.filter { term.isFound(in: $0) }
  }

  var body: some View {
    TextField("", text: query, didChange: { self.query = $0 })
    List(found) { Text($0) }
  }
}
