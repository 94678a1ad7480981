internal import Coordinators

/// The states of the screens of a window that have been drawn.
///
/// An address identifies a screen only while the screen lives, so each state knows its screen: a later screen
/// at the same address gets a state of its own.
@MainActor final class ScreenStates {
  private var states: [ObjectIdentifier: ScreenState] = [:]
  private var nextNumber = 0
  /// At this count, the entries of screens that no longer live are dropped.
  private var sweepLimit = minSweepLimit

  private static let minSweepLimit = 32

  /// What the next frame is built on.
  var basis = FrameBasis()
  /// Whether the states belong to a spare drawing, which stores nothing.
  let isSpare: Bool

  init(isSpare: Bool = false) { self.isSpare = isSpare }

  var count: Int { states.count }

  var all: [ScreenState] { Array(states.values) }

  /// The states for a spare drawing.
  func forSpareDrawing() -> ScreenStates {
    let copy = ScreenStates(isSpare: true)
    copy.states = states.mapValues { $0.copy() }
    copy.nextNumber = nextNumber
    copy.sweepLimit = sweepLimit
    return copy
  }

  /// The state of a screen; created at the first drawing.
  func state(of screen: any Screen) -> ScreenState {
    let id = ObjectIdentifier(screen)
    if let state = states[id], state.screen === screen { return state }
    if states.count >= sweepLimit { dropDead() }
    let state = ScreenState(of: screen, number: nextNumber)
    nextNumber += 1
    states[id] = state
    return state
  }

  func remove(_ screens: [any Presentable]) {
    for screen in screens { states[ObjectIdentifier(screen)] = nil }
  }

  func removeAll() { states.removeAll() }

  /// Drops what no removal was reported for: screens that were drawn before a transaction was rolled back.
  private func dropDead() {
    states = states.filter { $0.value.screen != nil }
    sweepLimit = max(Self.minSweepLimit, states.count * 2)
  }
}
