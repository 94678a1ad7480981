import Sternik

/// A coordinator whose children have names, which are saved and which links lead to.
@MainActor
final class NamedPages {
  let window = Window()
  private let folder: FolderCoordinator
  private let links: LinkOpener

  init(_ count: Int) {
    folder = FolderCoordinator(window: window)
    links = LinkOpener(window)
    try? window.start(folder)
    for number in 0..<count { folder.start(child: folder.page(number)) }
  }

  func open(last count: Int) {
    do { try links.open(DeepLink("\(count - 1)")) } catch { print("cannot be opened: \(error)") }
  }
}

private final class FolderCoordinator: AppCoordinator, Routing {
  private let stack = NavigationController()

  override func start() { show(stack) }

  func page(_ number: Int) -> NamedPageCoordinator {
    NamedPageCoordinator(number, presenter: stack)
  }

  var routes: [Route] {
    [
      Route("{number}", to: NamedPageCoordinator.self) {
        $0.number
      } start: {
        self.page($0)
      }
    ]
  }
}

private final class NamedPageCoordinator: NavigationCoordinator<Page> {
  let number: Int

  init(_ number: Int, presenter: any Presenter) {
    self.number = number
    super.init(presenter: presenter)
  }

  override func start() { show(Page()) }
}
