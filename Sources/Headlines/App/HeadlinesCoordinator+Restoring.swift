import Sternik

extension HeadlinesCoordinator {
  /// Restores the navigation state of the last run; what lacks articles waits until they arrive.
  func restore(_ state: String) {
    guard let window else { return }
    hasRestorationLosses = !window.restore(state).isEmpty
    restoredPlace = place
    if library.refreshProgress == nil { endRestoring() }
  }

  /// Restores what waited for articles that have arrived, unless the user has gone elsewhere meanwhile.
  func continueRestoring() {
    resumeLink()
    guard let window, window.isRestoring else { return }
    guard place == restoredPlace else { return window.endRestoring() }
    if !window.continueRestoring().isEmpty { hasRestorationLosses = true }
    restoredPlace = place
  }

  /// Keeps the link of `--open` to an article that a refresh may bring.
  func keep(_ links: LinkOpener) {
    guard links.waiting != nil else { return }
    (self.links, linkPlace) = (links, place)
  }

  /// Follows a link that was kept, unless the user has gone elsewhere meanwhile.
  private func resumeLink() {
    guard let links, let link = links.waiting else { return }
    guard place == linkPlace else { return links.drop() }
    do {
      try links.resume()
    } catch {
      window?.toast(
        Texts.cli.error.link(link.segments.last ?? "", link: link.description), kind: .error)
    }
  }

  /// Restores what has arrived last, and reports what has not.
  func endRestoring() {
    continueRestoring()
    window?.endRestoring()
    guard hasRestorationLosses else { return }
    hasRestorationLosses = false
    presentAlert(
      title: Texts.alert.restore.title, message: Texts.alert.restore.message, kind: .warning)
  }

  /// The selected tab and what is on top in it, below all alerts.
  private var place: [ObjectIdentifier] {
    guard let tab = (window?.rootScreen as? TabBarController)?.selected else { return [] }
    let columns = (tab as? SplitViewController)?.columns
    let stacks = columns ?? [tab as? NavigationController].compactMap(\.self)
    return [ObjectIdentifier(tab)] + stacks.compactMap { $0.topScreen.map { ObjectIdentifier($0) } }
  }
}
