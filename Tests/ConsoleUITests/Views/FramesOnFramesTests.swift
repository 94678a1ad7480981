import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import TestCases
import Testing

#if DEBUG
/// Each frame reuses parts of the one before, which did so itself; all equal frames from nothing.
@Suite @MainActor struct `Frames on frames` {
  private static let keys: [KeyPress] = [
    .up, .down, .down, .down, .pageUp, .pageDown, .home, .end, .left, .right, .space, .tab,
    .character("5"),
  ]

  @Test(arguments: Content.allCases, Seed.few(1, many: 3))
  func `show what a frame from nothing shows`(content: Content, seed: Seed) {
    var generator = seed.generator
    let rows = Int.random(in: 3...14, using: &generator)
    let window = Window()
    window.show(ContentScreen(content, seed: seed))
    let console = HeadlessConsole(
      window, columns: .random(in: 8...40, using: &generator), rows: rows)

    var drawnAlone = 0
    let reported = reportedDiagnostics {
      for step in 1...90 {
        if step % 30 == 0 {
          let size = Size(
            columns: .random(in: 8...40, using: &generator),
            rows: .random(in: 3...14, using: &generator))
          console.sendOnLastFrame(.resize(size))
        } else if let key = Self.keys.randomElement(using: &generator) {
          console.sendOnLastFrame(.key(key))
        }
        if console.lastRedrawing != .screen { drawnAlone += 1 }
      }
    }

    #expect(reported.map(\.description) == [])
    #expect(drawnAlone > 10)
  }

  enum Content: CaseIterable {
    case rows
    case highRows
    case sections
    case checklist
    case table
    case beside
  }

  private final class ContentScreen: Screen {
    private let content: Content
    private let texts: [String]
    private var chosen: Set<Int> = []

    init(_ content: Content, seed: Seed) {
      self.content = content
      var generator = seed.generator
      let words = ["News", "Łódź", "漢字", "👩‍👩‍👧", "e\u{301}", "a longer title of an article"]
      texts = (0..<60).map { number in
        let count = Int.random(in: 1...4, using: &generator)
        let some = (0..<count).compactMap { _ in words.randomElement(using: &generator) }
        return "\(number) \(some.joined(separator: " "))"
      }
    }

    var body: some View {
      switch content {
      case .rows: List(0..<texts.count) { [texts] in Text(texts[$0]).lineLimit(1) }
      case .highRows:
        List(0..<texts.count) { [texts] row in
          VStack { for line in 0...(row % 3) { Text("\(line) \(texts[row])").lineLimit(1) } }
        }
      case .sections:
        List(sections: 0..<9) {
          0..<(1 + $0 % 4)
        } header: {
          Text("Section \($0)")
        } row: {
          [texts] in
          Text(texts[$0])
        }
      case .checklist:
        Checklist(texts.prefix(12), chosenIndices: chosen) {
          Text($0)
        } didChange: { [unowned self] in
          chosen = $0
        }
      case .table:
        Table(0..<texts.count, columns: [TableColumn("Title") { [texts] in texts[$0] }])
      case .beside:
        VStack {
          TextField("Search")
          HStack {
            List(0..<texts.count) { [texts] in Text(texts[$0]).lineLimit(1) }.frame(width: 12)
            List(0..<9) { Text("Right \($0)") }
          }
        }
      }
    }
  }
}
#endif
