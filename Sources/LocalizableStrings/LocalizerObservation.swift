/// As long as it lives, a closure is told of each new default localizer.
public final class LocalizerObservation: Sendable {
  let didChange: @Sendable (Localizer) -> Void

  init(_ didChange: @escaping @Sendable (Localizer) -> Void) {
    self.didChange = didChange
    DefaultObservers.add(self)
  }

  deinit { DefaultObservers.removeGone() }
}
