internal import Coordinators

/// The states of the screens of a window that have been drawn.
///
/// An address identifies a screen only while the screen lives, so each entry holds its screen weakly: a later
/// screen at the same address gets a state of its own.
@MainActor final class ScreenStates {
  private struct Entry {
    weak var screen: (any Screen)?
    let state: ScreenState
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextNumber = 0
  /// At this count, the entries of screens that no longer live are dropped.
  private var sweepLimit = minSweepLimit

  private static let minSweepLimit = 32

  init() {}

  var count: Int { entries.count }

  var all: [ScreenState] { entries.values.map(\.state) }

  /// The states for a spare drawing.
  func copy() -> ScreenStates {
    let copy = ScreenStates()
    copy.entries = entries.mapValues { Entry(screen: $0.screen, state: $0.state.copy()) }
    copy.nextNumber = nextNumber
    copy.sweepLimit = sweepLimit
    return copy
  }

  /// The state of a screen; created at the first drawing.
  func state(of screen: any Screen) -> ScreenState {
    let id = ObjectIdentifier(screen)
    if let entry = entries[id], entry.screen === screen { return entry.state }
    if entries.count >= sweepLimit { dropDead() }
    let state = ScreenState(number: nextNumber)
    nextNumber += 1
    entries[id] = Entry(screen: screen, state: state)
    return state
  }

  func remove(_ screens: [any Presentable]) {
    for screen in screens { entries[ObjectIdentifier(screen)] = nil }
  }

  func removeAll() { entries.removeAll() }

  /// Drops what no removal was reported for: screens that were drawn before a transaction was rolled back.
  private func dropDead() {
    entries = entries.filter { $0.value.screen != nil }
    sweepLimit = max(Self.minSweepLimit, entries.count * 2)
  }
}
