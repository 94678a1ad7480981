import Synchronization

/// Messages from any thread, in order of arrival, for a single reader that is woken up for each.
final class Mailbox<Message: Sendable>: Sendable {
  /// Wakes the reader up; `waits` asks to return only once the reader has handled a message.
  typealias WakeUp = @Sendable (_ waits: Bool) -> Void

  private struct Content {
    var waiting: [Message] = []
    /// The index of the oldest message that has not been taken.
    var next = 0
    var wakeUp: WakeUp = { _ in }
    /// How many of the waiting messages are counted.
    var counted = 0
  }

  private let content = Mutex(Content())
  private let isCounted: @Sendable (Message) -> Bool

  /// Makes a mailbox that counts some of its messages, so that it need not search where none of them waits.
  init(counting isCounted: @escaping @Sendable (Message) -> Bool = { _ in false }) {
    self.isCounted = isCounted
  }

  /// Sets what each message calls, on the thread of the sender; calls it for those that wait already.
  func setWakeUp(_ wakeUp: @escaping WakeUp) {
    let count = content.withLock { content in
      content.wakeUp = wakeUp
      return content.waiting.count - content.next
    }
    for _ in 0..<count { wakeUp(false) }
  }

  func add(_ message: Message, waits: Bool = false) {
    let wakeUp = content.withLock { content in
      content.waiting.append(message)
      if isCounted(message) { content.counted += 1 }
      return content.wakeUp
    }
    wakeUp(waits)
  }

  /// The oldest message, which this removes; nil if there is none.
  func takeNext() -> Message? {
    content.withLock { content in
      guard content.next < content.waiting.count else { return nil }
      defer {
        content.next += 1
        if content.next == content.waiting.count {
          content.waiting.removeAll(keepingCapacity: true)
          content.next = 0
        } else if content.next > max(64, content.waiting.count / 2) {
          // A sender that is always one message ahead.
          content.waiting.removeFirst(content.next)
          content.next = 0
        }
      }
      let message = content.waiting[content.next]
      if isCounted(message) { content.counted -= 1 }
      return message
    }
  }

  /// Whether a counted message waits that fulfils a condition, which only those do.
  func containsCounted(_ condition: (Message) -> Bool) -> Bool {
    content.withLock { $0.counted > 0 && $0.waiting[$0.next...].contains(where: condition) }
  }

  var isEmpty: Bool { content.withLock { $0.waiting.isEmpty } }

  /// The number of messages that there is memory for.
  var capacity: Int { content.withLock { $0.waiting.capacity } }
}
