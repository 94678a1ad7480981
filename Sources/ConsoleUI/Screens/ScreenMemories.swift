internal import Coordinators

/// The memories of all screens of a window that were drawn and have not left.
@MainActor final class ScreenMemories {
  private var memories: [ObjectIdentifier: ScreenMemory] = [:]

  init() {}

  var count: Int { memories.count }

  func memory(of screen: any Screen) -> ScreenMemory {
    let id = ObjectIdentifier(screen)
    if let memory = memories[id] { return memory }
    let memory = ScreenMemory()
    memories[id] = memory
    return memory
  }

  func forget(_ screens: [any Presentable]) {
    for screen in screens { memories[ObjectIdentifier(screen)] = nil }
  }

  func forgetAll() {
    memories.removeAll()
  }
}
