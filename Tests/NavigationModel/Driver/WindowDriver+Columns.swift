import Coordinators

/// Checks of the windows themselves, besides those of the model.
extension WindowDriver {
  /// What is wrong with the split views in the windows or with their outlines; `nil` if nothing is.
  var violation: String? {
    for window in windows where !window.isClosed {
      if let violation = violation(in: window) { return violation }
    }
    return replayFailure
  }

  private func violation(in window: Window) -> String? {
    var shown = (window.rootScreen.map { [$0] } ?? []) + window.modals
    var next = 0
    while next < shown.count {
      let container = shown[next] as? Container
      next += 1
      shown += (container?.contents ?? []) + (container?.modals ?? [])
      if let split = container as? SplitViewController,
        let violation = violation(in: split, of: window)
      {
        return violation
      }
    }
    guard Set(shown.map(ObjectIdentifier.init)).count == shown.count else {
      return "a screen is shown twice"
    }
    return nil
  }

  private func violation(in split: SplitViewController, of window: Window) -> String? {
    var below: NavigationController?
    for column in split.columns {
      guard let position = window.position(of: column), position.container === split,
        !position.isModal, position.below === below
      else { return "a column of split \(id(of: split)) is not in its position" }
      below = column
    }
    let hasScreens = split.columns.contains { !$0.screens.isEmpty }
    guard split.columns.contains(where: { $0 === split.selected }),
      !split.selected.screens.isEmpty || !hasScreens
    else { return "no column of split \(id(of: split)) with screens is selected" }
    return nil
  }
}
