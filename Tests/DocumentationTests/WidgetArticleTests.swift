import ConsoleTesting
import Sternik
import Testing

/// The widgets of the article "Writing a widget".
@MainActor
struct `The article about widgets` {
  private let article: Page

  init() throws { article = try Page("Sources/ConsoleUI/ConsoleUI.docc/WritingAWidget.md") }

  @Test func `shows widgets that are compiled here`() throws {
    // What pops up has tests of its own.
    for block in article.swiftBlocks where !block.contains("popUp") { try expectCompiled(block) }
  }

  @Test func `shows a control with its screen and test in under eighty lines`() {
    let lines = article.swiftBlocks.prefix(2).map { $0.count { $0 == "\n" } }

    #expect(lines.reduce(0, +) < 80)
  }

  @MainActor @Test func `the right arrow gives a star more`() {
    let window = Window()
    let screen = ReviewScreen()
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 6)

    console.press("right")

    #expect(screen.service == 3)
    expectSnapshot(of: console.screen, named: "rating")
  }

  @Test func `shows what the screen shows`() {
    let (_, console) = review()
    #expect(article.text.contains("```text\n\(console.screen.prefixLines(3))\n```"))

    let window = Window()
    window.show(ReviewScreen())
    let linear = HeadlessLinearConsole(window)
    let lines = linear.transcript.split(separator: "\n").filter { $0.first?.isNumber ?? false }
    let spoken = lines.joined(separator: "\n")
    #expect(article.text.contains("```text\n\(spoken)\n```"), "\(spoken)")
  }

  @Test func `digits, clicks and lines give stars, and the arrows stay in the control`() {
    let (screen, console) = review()

    console.press("5 right")
    #expect(screen.service == 5)
    console.press("1 left")
    #expect(screen.service == 1 && console.screen.hasPrefix("> Service *----"))
    console.click(column: 12, row: 0)
    #expect(screen.service == 3)

    let window = Window()
    let spoken = ReviewScreen()
    window.show(spoken)
    let linear = HeadlessLinearConsole(window)
    linear.enter("1")
    linear.enter("4")
    #expect(spoken.service == 4)
  }

  @Test func `pages turn, and shrink with the room`() {
    let lines = (1...9).map { "line \($0)" }
    let window = Window()
    window.show(PagesScreen(lines: lines))
    let console = HeadlessConsole(window, columns: 40, rows: 5)

    console.press("pagedown pagedown pagedown")
    #expect(console.screen.hasPrefix("line 9"))
    console.resize(columns: 40, rows: 10)
    #expect(console.screen.hasPrefix("line 1"))
  }

  @Test func `a shelf is seen in colours and without`() {
    for theme in [Theme.night, .terminal] {
      let window = Window()
      window.show(ShelfScreen())
      let console = HeadlessConsole(window, columns: 40, rows: 6, theme: { theme })

      console.press("down")
      console.expectSnapshot(named: "shelf \(theme.name)", as: .styledText)
      console.press("down")
      console.expectSnapshot(named: "shelf without focus \(theme.name)", as: .styledText)
    }
  }

  private func review() -> (ReviewScreen, HeadlessConsole) {
    let window = Window()
    let screen = ReviewScreen()
    window.show(screen)
    return (screen, HeadlessConsole(window, columns: 40, rows: 6))
  }
}

private final class ShelfScreen: Screen {
  private var highlighted = 0

  var body: some View {
    Shelf(highlighted: highlighted) { self.highlighted = $0 }
    Button("Order") {}
  }
}

private final class PagesScreen: Screen {
  let lines: [String]

  init(lines: [String]) { self.lines = lines }

  var body: some View { Pages(lines: lines) }
}

extension String {
  fileprivate func prefixLines(_ count: Int) -> String {
    split(separator: "\n").prefix(count).joined(separator: "\n")
  }
}

/// One to five stars.
private struct Rating: View {
  let label: String
  let stars: Int
  let didChange: (Int) -> Void

  func addElements(to tree: inout ElementTree) {
    tree.addControl(RatingControl(label: label, stars: stars, didChange: didChange))
  }
}

private struct RatingControl: ChoiceControl, MouseControl {
  let label: String
  let stars: Int
  let didChange: (Int) -> Void

  var semantics: Semantics { Semantics(.picker, label: label, value: "\(stars)") }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .fixed(axis == .vertical ? 1 : starsColumn + choiceCount)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    FocusMarker.draw(in: rect, of: &context)
    context.write(label, at: rect.inset(left: FocusMarker.columns).origin)
    let signs = (1...5).map { $0 <= stars ? "*" : "-" }.joined()
    context.write(
      signs, at: rect.inset(left: starsColumn).origin,
      style: context.isFocused ? .focus : .plain)
  }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .left: stars > 1 ? .perform { didChange(stars - 1) } : .atEnd
    case .right: stars < 5 ? .perform { didChange(stars + 1) } : .atEnd
    default:
      (1...5).first { key == .character(Character("\($0)")) }
        .map { star in .perform { didChange(star) } } ?? .unused
    }
  }

  func click(_ click: Click) {
    let star = click.point.column - starsColumn + 1
    if (1...5).contains(star) { didChange(star) }
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] { [KeyHint("←→", strings.change)] }
  var choiceCount: Int { 5 }
  var listsChoices: Bool { false }

  func choice(at index: Int) -> any Element {
    SemanticsElement(.option, label: "\(index + 1)", isSelected: index + 1 == stars)
  }

  func choose(_ index: Int) { didChange(index + 1) }
  private var starsColumn: Int { FocusMarker.columns + label.columns + 1 }
}

private final class ReviewScreen: Screen {
  private(set) var service = 2

  var body: some View {
    Rating(label: "Service", stars: service) { self.service = $0 }
    Rating(label: "Food   ", stars: 4) { _ in }
    Button("Send") {}
  }
}

private struct ShelfControl: Control {
  let products: [(name: String, count: Int)]
  let highlighted: Int
  let didHighlight: (Int) -> Void

  var semantics: Semantics { Semantics(.list, label: products.map(\.name).joined(separator: ", ")) }

  func extent(along axis: Axis, in room: Size) -> Extent { .filling(minimum: 1) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var rest = rect
    for (index, product) in products.enumerated() {
      let row = rest.takeFirstRow()
      guard index == highlighted else {
        draw(product, in: row, of: &context)
        continue
      }
      context.on(context.isFocused ? .selection : .idleSelection, filling: row) { context in
        FocusMarker.draw(in: row, of: &context)
        draw(product, in: row, of: &context)
      }
    }
  }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .up: highlight(highlighted - 1)
    case .down: highlight(highlighted + 1)
    default: .unused
    }
  }

  private func highlight(_ index: Int) -> KeyResponse {
    products.indices.contains(index) ? .perform { didHighlight(index) } : .atEnd
  }

  private func draw(
    _ product: (name: String, count: Int), in row: Rect, of context: inout DrawingContext
  ) {
    let content = row.inset(left: FocusMarker.columns)
    context.write(product.name, at: content.origin)
    let count = content.inset(left: 8)
    if product.count > 0 {
      context.write("\(product.count) left", at: count.origin, style: .muted)
    } else {
      context.write("\(context.characters.cross) none", at: count.origin, style: .error)
    }
  }
}

private struct Shelf: View {
  let highlighted: Int
  let didHighlight: (Int) -> Void

  func addElements(to tree: inout ElementTree) {
    tree.addControl(
      ShelfControl(products: [("Tea", 3), ("Coffee", 0)], highlighted: highlighted) {
        didHighlight($0)
      })
  }
}

private final class PageState: ViewState {
  var page = 0
  var visibleRows = 1
}

private struct PageControl: Control {
  let state: PageState
  let lines: [String]

  var semantics: Semantics { Semantics(.text, label: lines.joined(separator: " ")) }

  func extent(along axis: Axis, in room: Size) -> Extent { .filling(minimum: 1) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let rows = max(1, rect.size.rows)
    let first = min(state.page, max(0, lines.count - 1) / rows) * rows
    for (row, line) in lines.dropFirst(first).prefix(rows).enumerated() {
      context.write(line, at: Point(column: rect.origin.column, row: rect.origin.row + row))
    }
    context.afterDrawing { state.visibleRows = rows }
  }

  func response(to key: KeyPress) -> KeyResponse {
    let lastPage = max(0, lines.count - 1) / state.visibleRows
    return switch key {
    case .pageDown: state.page < lastPage ? .changeState { state.page += 1 } : .atEnd
    case .pageUp:
      state.page > 0 ? .changeState { state.page = min(state.page, lastPage) - 1 } : .atEnd
    default: .unused
    }
  }
}

private struct Pages: View {
  let lines: [String]

  func addElements(to tree: inout ElementTree) {
    tree.addControl(PageControl(state: tree.state(orMake: PageState.init), lines: lines))
  }
}
