/// The task of a screen or a coordinator that runs now, as a test sees it.
package enum RunningTask {
  /// The number of the task, which its child tasks have, too.
  @TaskLocal package static var current: Int?

  @MainActor private static var count = 0

  /// A number that no other task has.
  @MainActor package static func makeNumber() -> Int {
    count += 1
    return count
  }
}
