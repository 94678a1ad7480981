import ConsoleTesting
import Sternik
import Testing

/// What the trait `releasesEverything` says about tests.
@MainActor
struct `Tests that release everything` {
  private final class KeptScreen: Screen {
    var didTap: () -> Void = {}
    var didHighlight: () -> Void = {}
    var didSelect: (Int) -> Void = { _ in }
    var body: some View { Text("Kept") }
  }

  private final class Box {
    let name = "box"
    var window: Window?
    var screen: KeptScreen?
    var kept: Owner?
    weak var owner: Owner?
  }

  /// Holds itself and a screen.
  private final class Owner: NavigationCoordinator<KeptScreen> {
    struct Cache { var screens: [KeptScreen] = [] }

    var cache = Cache()
    var ending: () -> Void = {}

    override func start() {
      let screen = KeptScreen()
      show(screen)
    }
  }

  @Test func `have no issue`() async throws {
    let leaks = try await Self.leaks {
      let window = Window()
      try window.start(Owner(presenter: window))
      HeadlessConsole(window).press("down")
      HeadlessLinearConsole(Window()).enter("help")
    }

    #expect(leaks == [])
  }

  @Test func `close a window that somebody else holds, and have an issue for it alone`()
    async throws
  {
    let box = Box()

    let leaks = try await Self.leaks {
      let window = Window()
      window.show(KeptScreen())
      _ = HeadlessConsole(window)
      box.window = window
    }

    #expect(box.window?.isClosed == true)
    #expect(leaks == ["Window is still alive (references: 1)"])
  }

  @Test func `have an issue with the properties and closures that may hold an object`()
    async throws
  {
    let box = Box()

    let leaks = try await Self.leaks {
      let window = Window()
      let owner = Owner(presenter: window)
      try window.start(owner)
      owner.cache.screens = [owner.screen].compactMap(\.self)
      owner.ending = { _ = owner }
      _ = HeadlessConsole(window)
      box.owner = owner
    }

    #expect(
      leaks == [
        "Owner is still alive (references: 1); perhaps also in the closures Owner.ending",
        "KeptScreen is still alive (references: 1); in Owner.cache.screens.0",
      ])
    box.owner?.ending = {}
    #expect(box.owner == nil)
  }

  @Test func `have an issue without the closures that hold nothing`() async throws {
    let box = Box()

    let leaks = try await Self.leaks {
      let (window, screen) = (Window(), KeptScreen())
      window.show(screen)
      screen.didHighlight = { [name = box.name] in _ = name }
      _ = HeadlessConsole(window)
      box.screen = screen
    }

    #expect(
      leaks == [
        "KeptScreen is still alive (references: 1); "
          + "perhaps also in the closures KeptScreen.didHighlight"
      ])
  }

  @Test func `have issues with the holder first, also of what a superclass holds`() async throws {
    let box = Box()

    let leaks = try await Self.leaks {
      let (window, stack) = (Window(), NavigationController())
      window.show(stack)
      let owner = Owner(presenter: stack)
      try window.start(owner)
      _ = HeadlessConsole(window)
      box.kept = owner
    }

    #expect(
      leaks == [
        "Owner is still alive (references: 1)",
        "NavigationController is still alive (references: 1); in Owner.presenter",
      ])
  }

  @Test(.releasesEverything) func `may be one test`() {
    #expect(ReleaseTrait.isActive)
  }

  private static func leaks(
    of test: @escaping @MainActor @Sendable () throws -> Void
  ) async throws -> [String] {
    try await ReleaseTrait().leaks { try await test() }.map(\.description)
  }
}
