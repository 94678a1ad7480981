internal import Coordinators

/// The states of all screens of a window that have been drawn and are still in the tree.
@MainActor final class ScreenStates {
  private(set) var states: [ObjectIdentifier: ScreenState] = [:]

  init() {}

  /// The states for a spare drawing.
  func copy() -> ScreenStates {
    let copy = ScreenStates()
    copy.states = states.mapValues { $0.copy() }
    return copy
  }

  var count: Int { states.count }

  /// The state of a screen; created at the first drawing.
  func state(of screen: any Screen) -> ScreenState {
    let id = ObjectIdentifier(screen)
    if let state = states[id] { return state }
    let state = ScreenState()
    states[id] = state
    return state
  }

  func remove(_ screens: [any Presentable]) {
    for screen in screens { states[ObjectIdentifier(screen)] = nil }
  }

  func removeAll() {
    states.removeAll()
  }
}
