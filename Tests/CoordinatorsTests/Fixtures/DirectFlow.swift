import Coordinators

/// A flow whose `start()` throws nothing, so that it can be called without `try`.
@MainActor
final class DirectFlow: Flow {
  private let onStart: (Flow) -> Void

  init(_ name: String, in presenter: any Presenter, onStart: @escaping (Flow) -> Void) {
    self.onStart = onStart
    super.init(name, in: presenter)
  }

  override func start() { onStart(self) }
}
