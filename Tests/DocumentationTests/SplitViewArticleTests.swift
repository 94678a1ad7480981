import ConsoleTesting
import Sternik
import Testing

/// The program of the article "A list beside its detail".
@MainActor
struct `The article about split views` {
  private let article: Page

  init() throws { article = try Page("Sources/Sternik/Sternik.docc/SplitViews.md") }

  @Test func `shows a program that is compiled here`() throws {
    for block in article.swiftBlocks { try expectCompiled(block) }
  }

  @Test func `shows what the program shows`() throws {
    let window = Window()
    try window.start(BirdsCoordinator(window: window))
    let console = HeadlessConsole(window, columns: 80, rows: 11)

    console.press("down enter")
    let wide = console.screen
    console.resize(columns: 40, rows: 11)
    let narrow = console.screen

    for screen in [wide, narrow] {
      let isShown = article.text.contains("```text\n\(screen)\n```")
      #expect(isShown, "\(screen)")
    }
    console.press("left")
    #expect(console.screen.contains("> Nightingale"))
  }

  @Test func `previews the highlighted row`() throws {
    let window = Window()
    let birds = PreviewingBirdsCoordinator(presenter: window)
    try window.start(birds)
    let console = HeadlessConsole(window, columns: 80, rows: 11)

    console.press("down down")

    #expect(console.screen.contains("▸ Birds") && console.screen.contains("Shrill"))
    #expect(birds.children.count == 1)
    console.press("enter")
    #expect(console.screen.contains("▸ Swift"))
  }

  @Test func `previews the first row by Enter`() throws {
    let window = Window()
    try window.start(PreviewingBirdsCoordinator(presenter: window))
    let console = HeadlessConsole(window, columns: 80, rows: 11)

    console.press("enter")

    #expect(console.screen.contains("▸ Blackbird"))
  }

  @Test func `has a sidebar and widths`() {
    let split = SplitViewController(hasSidebar: true)
    split.layout.sidebar.max = 24
    split.layout.list = ColumnLayout.Width(min: 30, max: 60, percent: 40)
    split.layout.detail.min = 40
    split.layout.minRows = 15
    let window = Window()
    window.show(split)
    split.show(BirdListScreen())
    let console = HeadlessConsole(window, columns: 120, rows: 16)

    #expect(console.screen.split(separator: "\n")[2].count { $0 == "│" } == 2)
  }
}

private struct Bird {
  let name: String
  let song: String

  static let all = [
    Bird(name: "Blackbird", song: "Slow, mellow whistles at dusk, from the highest roof."),
    Bird(name: "Nightingale", song: "Loud trills and deep rattles, in the middle of the night."),
    Bird(name: "Swift", song: "Shrill screams of a whole party that races round the church."),
  ]
}

private final class BirdListScreen: Screen {
  var didSelect: (Bird) -> Void = { _ in }
  var didHighlight: (Bird) -> Void = { _ in }
  var title: String { "Birds" }

  var body: some View {
    List(Bird.all) {
      Text($0.name)
    } didSelect: {
      self.didSelect($0)
    }
    .didHighlight { self.didHighlight($0) }
  }

  var emptyDetail: some View { Text("Choose a bird.").dim() }
}

private final class BirdScreen: Screen {
  private let bird: Bird
  var title: String { bird.name }

  init(_ bird: Bird) { self.bird = bird }

  var body: some View { ScrollView { Text(bird.song).padding(columns: 1) } }
}

private final class BirdCoordinator: NavigationCoordinator<BirdScreen> {
  private let bird: Bird

  init(_ bird: Bird, presenter: any Presenter) {
    self.bird = bird
    super.init(presenter: presenter)
  }

  override func start() { show(BirdScreen(bird)) }
}

private final class BirdListCoordinator: NavigationCoordinator<BirdListScreen> {
  override func start() {
    let screen = BirdListScreen()
    screen.didSelect = {
      self.start(child: BirdCoordinator($0, presenter: Detail(of: self.presenter)))
    }
    show(screen)
  }
}

private final class BirdsCoordinator: AppCoordinator {
  override func start() {
    let split = SplitViewController()
    show(split)
    start(child: BirdListCoordinator(presenter: split.list))
  }
}

/// Shows the song of the highlighted bird.
private final class PreviewingBirdsCoordinator: NavigationCoordinator<BirdListScreen> {
  override func start() {
    let split = SplitViewController()
    presenter.show(split, for: self)
    let screen = BirdListScreen()
    let preview = { (bird: Bird) in
      self.start(child: BirdCoordinator(bird, presenter: Detail(of: split.list, isSelected: false)))
    }
    screen.didHighlight = preview
    screen.didSelect = { bird in
      if split.detail.topScreen == nil { preview(bird) }
      split.select(split.detail)
    }
    split.list.show(screen, for: self)
  }
}
