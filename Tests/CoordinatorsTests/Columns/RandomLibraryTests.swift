import Coordinators
import TestCases
import Testing

/// Saves, restores and links random states of a library with columns.
@MainActor
struct RandomLibraryTests {
  @Test(arguments: Seed.few(3, many: 30))
  func `random columns are restored with the selected one`(seed: Seed) throws {
    let walk = try RandomLibraryWalk(seed: seed)
    for _ in 0..<25 { try walk.step() }

    let (window, library) = try opened()
    let problems = window.restore(walk.window.navigationState)

    #expect(problems.isEmpty)
    #expect(window.navigationState == walk.window.navigationState)
    #expect(window.outline == walk.window.outline)
    #expect(pages(of: library) == pages(of: walk.library))
  }

  @Test(arguments: Seed.few(3, many: 30))
  func `a link to a book leads to the same columns from everywhere`(seed: Seed) throws {
    let walk = try RandomLibraryWalk(seed: seed)
    for _ in 0..<25 { try walk.step() }
    let links = LinkOpener(walk.window)

    try links.open(DeepLink("new/7"))
    let once = walk.window.outline
    #expect(pages(of: walk.library).last == ["7"])
    #expect(walk.library.split.selected === walk.library.split.detail)
    #expect((walk.window.activeScreen as? Page)?.name == "7")

    try links.open(DeepLink("new/7"))
    #expect(walk.window.outline == once)
  }

  @Test(arguments: Seed.few(3, many: 30))
  func `backs lead through the selected column and those on its left`(seed: Seed) throws {
    let walk = try RandomLibraryWalk(seed: seed)
    for _ in 0..<25 { try walk.step() }
    let columns = walk.library.split.columns
    let selected = try #require(columns.firstIndex { $0 === walk.library.split.selected })
    let count = columns[...selected].map(\.screens.count).reduce(0, +)

    for _ in 1..<count {
      #expect(walk.window.canGoBack)
      walk.window.back()
    }

    #expect(!walk.window.canGoBack)
    #expect(walk.library.split.list.screens.count == 1)
  }

  private func opened() throws -> (Window, Library) {
    let window = Window()
    let library = Library(window: window)
    try window.start(library)
    return (window, library)
  }

  private func pages(of library: Library) -> [[String]] {
    library.split.columns.map { names($0.screens) }
  }
}

/// Opens and closes shelves, books and notes at random.
@MainActor
private final class RandomLibraryWalk {
  let window = Window()
  let library: Library
  private var generator: SeededGenerator

  init(seed: Seed) throws {
    generator = seed.generator
    library = Library(window: window)
    try window.start(library)
  }

  func step() throws {
    let number = Int.random(in: 1..<9, using: &generator)
    let split = library.split
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: if window.canGoBack { window.back() }
    case 1: split.list.screens.randomElement(using: &generator).map { split.list.pop(to: $0) }
    case 2: split.detail.pop()
    case 3: split.select(split.list)
    case 4: if !split.detail.screens.isEmpty { split.select(split.detail) }
    case 5: library.open("shelf \(number)")
    case 6: book?.showNotes()
    default: try shelf?.open(number)
    }
  }

  private var shelf: Shelf? {
    library.split.list.topScreen.flatMap(window.coordinator) as? Shelf
  }

  private var book: Book? {
    library.split.detail.topScreen.flatMap(window.coordinator) as? Book
  }
}
