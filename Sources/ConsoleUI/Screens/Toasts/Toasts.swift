/// The messages over a window that go by themselves, oldest first.
@MainActor final class Toasts {
  /// A message, and the timer that removes it once it was drawn.
  private struct Toast {
    let id: Int
    let text: () -> String
    var timer: QueueTimer?
  }

  private var toasts: [Toast] = []
  private var nextID = 0

  /// The most messages that are kept; more are only added in a loop.
  private static let limit = 100

  var count: Int { toasts.count }

  /// The texts in the current language.
  var texts: [String] { toasts.map { $0.text() } }

  /// The texts of the messages that no frame has shown.
  var unshownTexts: [String] { toasts.filter { $0.timer == nil }.map { $0.text() } }

  func add(_ text: @escaping () -> String) {
    toasts.append(Toast(id: nextID, text: text))
    nextID += 1
    if toasts.count > Self.limit { toasts.removeFirst() }
  }

  /// Starts the time of those of the newest messages that have just been shown for the first time.
  func startTimers(ofNewest count: Int, in queue: EventQueue) {
    for index in toasts.indices.suffix(count) where toasts[index].timer == nil {
      let id = toasts[index].id
      let time = Self.duration(of: toasts[index].text())
      toasts[index].timer = queue.schedule(after: time) { [weak self, weak queue] in
        self?.toasts.removeAll { $0.id == id }
        queue?.add(.change)
      }
    }
  }

  func removeAll() { toasts = [] }

  /// Three seconds, and longer for a text that takes longer to read, up to ten.
  private static func duration(of text: String) -> Duration {
    min(max(.seconds(3), .milliseconds(60) * text.count), .seconds(10))
  }
}
