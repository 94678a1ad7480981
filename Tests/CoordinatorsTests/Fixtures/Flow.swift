import Coordinators

/// A coordinator with a name, whose `start()` is a closure.
@MainActor
class Flow: Coordinator {
  @Once var done: (Int) -> Void = { _ in }
  let name: String
  private let onStart: (Flow) throws -> Void

  init(
    _ name: String, in presenter: any Presenter, onStart: @escaping (Flow) throws -> Void = { _ in }
  ) {
    self.name = name
    self.onStart = onStart
    super.init(presenter: presenter)
  }

  override func start() throws { try onStart(self) }
}
