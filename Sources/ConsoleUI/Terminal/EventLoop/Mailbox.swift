import Synchronization

/// Messages from any thread, in order of arrival, for a single reader that is woken up for each.
final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Mutex<(waiting: [Message], next: Int)>(([], 0))
  private let wakeUp: @Sendable () -> Void

  /// Makes a mailbox; `wakeUp` is called on the sender's thread.
  init(wakeUp: @escaping @Sendable () -> Void) {
    self.wakeUp = wakeUp
  }

  func add(_ message: Message) {
    messages.withLock { $0.waiting.append(message) }
    wakeUp()
  }

  /// The oldest message, which this removes; nil if there is none.
  func takeNext() -> Message? {
    messages.withLock { messages in
      guard messages.next < messages.waiting.count else { return nil }
      defer {
        messages.next += 1
        if messages.next == messages.waiting.count {
          messages.waiting.removeAll(keepingCapacity: true)
          messages.next = 0
        }
      }
      return messages.waiting[messages.next]
    }
  }
}
