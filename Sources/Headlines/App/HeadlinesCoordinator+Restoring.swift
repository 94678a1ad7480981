import Sternik

extension HeadlinesCoordinator {
  /// Restores the navigation state of the last run; what lacks articles is restored when they arrive.
  func restore(_ state: String) {
    guard let window else { return }
    let problems = window.restore(state)
    guard !problems.isEmpty else { return }
    lateRestoration = LateRestoration(after: problems, in: window)
    if library.refreshProgress == nil { endRestoring() }
  }

  /// Whether the state of the last run is not complete yet, so that it must not be replaced.
  var isRestoring: Bool {
    guard let window, let lateRestoration else { return false }
    return lateRestoration.isWaiting && lateRestoration.isCurrent(in: window)
  }

  /// Restores what waited for articles that have arrived, unless the user has gone elsewhere meanwhile.
  func continueRestoring() {
    guard let window, isRestoring else { return }
    lateRestoration?.retry(in: window)
  }

  /// Reports what has not arrived.
  func endRestoring() {
    defer { lateRestoration = nil }
    guard let window, let lateRestoration, lateRestoration.isIncomplete,
      lateRestoration.isCurrent(in: window)
    else { return }
    presentAlert(title: Texts.alert.restore.title, message: Texts.alert.restore.message)
  }
}
