internal import Coordinators
internal import Testing

/// What a test shows, which must be released when it is over.
@MainActor final class LeakScope {
  private struct ShownWindow {
    weak var window: Window?
    let sourceLocation: SourceLocation
  }

  /// How long tasks that were cancelled get to end.
  private static let patience = Duration.seconds(2)

  private let detector = LeakDetector()
  private var windows: [ShownWindow] = []

  func watch(_ window: Window, shownBy console: AnyObject, _ sourceLocation: SourceLocation) {
    if !windows.contains(where: { $0.window === window }) {
      windows.append(ShownWindow(window: window, sourceLocation: sourceLocation))
      detector.watch(window)
    }
    detector(console)
  }

  /// Closes all windows, and describes each object that is still alive.
  func leaks() async -> [(description: String, sourceLocation: SourceLocation)] {
    for window in windows.compactMap(\.window) { window.withoutGuards { window.close() } }
    let end = ContinuousClock.now.advanced(by: Self.patience)
    while !detector.leaks.isEmpty, ContinuousClock.now < end { await Task.yield() }
    guard let sourceLocation = windows.first?.sourceLocation else { return [] }
    return detector.leakDescriptions.map { ($0, sourceLocation) }
  }
}
