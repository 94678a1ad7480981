import Sternik
import Testing

/// The section about tabs of the article *Coming from UIKit*.
@MainActor
struct `The section about tabs` {
  @Test func `shows code that is compiled here`() throws {
    let page = try Page("Sources/Coordinators/Coordinators.docc/ComingFromUIKit.md")

    try expectCompiled(page.swiftBlock(with: "ShopTabs"))
  }

  @Test func `starts the settings when their tab is selected, and goes back from there`() throws {
    let window = Window()
    let shop = ShopTabs(presenter: window)
    try window.start(shop)
    #expect(shop.children.map(\.screens.count) == [1, 0])

    shop.tabs.select(shop.tabs.tabs[1])
    #expect(window.activeScreen is SettingsScreen)
    window.back()

    #expect(window.activeScreen is FruitScreen)
    #expect(!window.canGoBack)
  }
}

private final class ShopTabs: TabCoordinator {
  override func start() throws {
    try super.start()
    addTab { FruitCoordinator(presenter: $0) }
    addTab(startsWhenSelected: true) { SettingsCoordinator(presenter: $0) }
      .tabTitle = { "Settings" }
    tabs.goesBackToPreviousTab = true
  }
}

private final class FruitScreen: Presentable {}
private final class SettingsScreen: Presentable {}

private final class FruitCoordinator: NavigationCoordinator<FruitScreen> {
  override func start() { show(FruitScreen()) }
}

private final class SettingsCoordinator: NavigationCoordinator<SettingsScreen> {
  override func start() { show(SettingsScreen()) }
}
