import CLibrary
import ConsoleUI
import Dispatch

/// Where a program uses up the stack of a thread.
enum StackOverflow: String {
  /// On the main actor, in a closure of the program.
  case closure
  /// On the main actor, in the next frame: a getter that reads itself.
  case getter
  /// On the main actor, in the next frame: a view that is built from itself.
  case view
  /// On a thread of the cooperative pool.
  case task
  /// On a thread of a dispatch queue.
  case queue
  /// On a thread that the program makes.
  case thread

  @MainActor func happen(on screen: ScriptedScreen) {
    switch self {
    case .closure: _ = Self.descend(0)
    case .getter, .view: screen.overflow = self
    case .task: Task.detached { Self.descend(0) }
    case .queue: DispatchQueue.global().async { _ = Self.descend(0) }
    case .thread: startThread()
    }
  }

  /// Never returns; each call uses what the next one returns, so that no optimizer makes a loop of it.
  @inline(never) private static func descend(_ depth: Int) -> [Int] {
    var deeper = depth < 0 ? [] : descend(depth + 1)
    deeper.append(depth)
    return deeper
  }

  private func startThread() {
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    pthread_create(&thread, nil, { _ in StackOverflow.descend(0).isEmpty ? nil : nil }, nil)
  }
}

/// A view that is built from itself.
struct EndlessView: View {
  var body: some View { VStack { EndlessView() } }
}
