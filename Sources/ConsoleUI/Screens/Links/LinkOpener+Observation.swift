public import Coordinators

extension LinkOpener {
  /// Asks the guards of routes again whenever an `@Observable` model changes that the guard of a shown place has read, as
  /// `recheckGuards()` does, and before the change is drawn.
  ///
  /// Call it once, such as in the `start()` of the app coordinator. Guards that take time are asked again, too, but what
  /// they read is not observed.
  public func observeGuards() {
    guard let window else { return }
    let watch = GuardWatch(self)
    window.attached.guards = watch
    window.observe { [weak watch] in
      if case .changed(let change) = $0 { watch?.update(after: change) }
    }
  }
}
