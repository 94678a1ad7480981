import Coordinators

/// An app with three tabs, each with a stack of pages that can start flows and present modals.
@MainActor
final class TabbedApp: AppCoordinator, Routing {
  let tabs = TabBarController()

  override func start() {
    show(tabs)
    for index in 0...2 {
      let stack = NavigationController()
      tabs.show(stack, for: self)
      start(child: PageCoordinator(index, in: stack))
    }
  }

  var routes: [Route] {
    [
      Route("{number}", to: PageCoordinator.self) {
        $0.number
      } start: { _ in
        throw Missing()
      }
    ]
  }

  struct Missing: Error {}

  func coordinator(_ index: Int) -> PageCoordinator? { children[index] as? PageCoordinator }
}

/// A part of a page: what links and saved states call `flow 7`, `modal 7`, `page new` or `swap new`.
enum PagePart: Hashable {
  case flow(Int)
  case modal(Int)
  case page(String)
  /// A page above another one that replaced the top page.
  case swap(String)
}

/// A word and a name, as links have them.
private struct KindAndName<Kind: RawRepresentable>: LosslessStringConvertible, LinkValue
where Kind.RawValue == String {
  let kind: Kind
  let name: String

  init(_ kind: Kind, _ name: String) { (self.kind, self.name) = (kind, name) }

  init?(_ description: String) {
    let parts = description.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let kind = Kind(rawValue: parts[0]) else { return nil }
    self.init(kind, parts[1])
  }

  var description: String { "\(kind.rawValue) \(name)" }
}

private enum ChildKind: String { case flow, modal }
private enum PageKind: String { case page, swap }

/// Shows a page when it starts, and restores others; number 13 fails, 14 fails after it has shown a page, and 99 replaces
/// the top page.
@MainActor
final class PageCoordinator: Coordinator, Routing, StatePreserving {
  struct Unlucky: Error {}

  let number: Int
  var note: String?
  private let isModal: Bool
  private let first: Page
  private weak var swapped: Page?

  init(_ number: Int, isModal: Bool = false, in presenter: any Presenter) {
    self.number = number
    self.isModal = isModal
    first = Page("\(number)")
    super.init(presenter: presenter)
  }

  override func start() {
    guard number == 99 else { return show(first) }
    (presenter as? NavigationController)?.replaceTop(with: first, for: self)
  }

  var preservedState: String? { note }
  func restore(preservedState text: String, version: Int) { note = text }

  var routes: [Route] {
    [
      Route("{child}", to: PageCoordinator.self) {
        KindAndName($0.isModal ? ChildKind.modal : .flow, "\($0.number)")
      } start: { (id: KindAndName<ChildKind>) in
        guard let number = Int(id.name) else { throw Unlucky() }
        return try self.child(id.kind == .flow ? .flow(number) : .modal(number))
      },
      Route("{page}", to: Page.self) { page in
        page === self.first
          ? nil : KindAndName(page === self.swapped ? PageKind.swap : .page, page.name)
      } show: { (id: KindAndName<PageKind>) in
        try self.show(id.kind == .page ? .page(id.name) : .swap(id.name))
      },
    ]
  }

  func show(_ part: PagePart) throws {
    switch part {
    case .flow, .modal: try tryStart(child: child(part))
    case .page(let name): show(Page(name))
    case .swap(let name):
      let page = Page(name)
      swapped = page
      (presenter as? NavigationController)?.replaceTop(with: Page("below"), for: self)
      show(page)
    }
  }

  private func child(_ part: PagePart) throws -> PageCoordinator {
    switch part {
    case .flow(14):
      show(Page("half"))
      throw Unlucky()
    case .flow(let number) where number != 13: return PageCoordinator(number, in: presenter)
    case .modal(let number) where number != 13:
      return PageCoordinator(number, isModal: true, in: Modal(over: presenter))
    default: throw Unlucky()
    }
  }
}
