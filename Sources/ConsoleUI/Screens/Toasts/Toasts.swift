/// The messages over a window that go by themselves, oldest first.
@MainActor final class Toasts {
  /// A message, and the timer that removes it once it was drawn.
  private struct Entry {
    let id: Int
    let kind: Toast.Kind
    let text: () -> String
    var timer: QueueTimer?
    /// Whether there was time to read it.
    var isOld = false
    /// Whether the user has pressed a key since it was drawn.
    var sawInput = false
  }

  private var toasts: [Entry] = []
  private var nextID = 0

  /// The most messages that are kept; more are only added in a loop.
  private static let limit = 100

  var count: Int { toasts.count }

  /// The messages in the current language.
  var messages: [ToastMessage] { toasts.map { ToastMessage(kind: $0.kind, text: $0.text()) } }

  /// Their texts.
  var texts: [String] { messages.map(\.text) }

  /// The messages that no frame has shown.
  var unshownMessages: [ToastMessage] {
    toasts.filter { $0.timer == nil }.map { ToastMessage(kind: $0.kind, text: $0.text()) }
  }

  /// Adds a message, and returns its id.
  func add(_ kind: Toast.Kind, _ text: @escaping () -> String) -> Int {
    defer { nextID += 1 }
    toasts.append(Entry(id: nextID, kind: kind, text: text))
    if toasts.count > Self.limit { toasts.removeFirst() }
    return nextID
  }

  func remove(_ id: Int) { toasts.removeAll { $0.id == id } }

  /// Starts the time of those of the newest messages that have just been shown for the first time.
  func startTimers(ofNewest count: Int, in queue: EventQueue) {
    for index in toasts.indices.suffix(count) where toasts[index].timer == nil {
      let id = toasts[index].id
      let time = Self.duration(of: toasts[index].text())
      toasts[index].timer = queue.schedule(after: time) { [weak self, weak queue] in
        self?.changeShown { $0.isOld = $0.isOld || $0.id == id }
        queue?.add(.change)
      }
    }
  }

  /// A key was pressed: messages that were shown long enough go.
  ///
  /// - Returns: Whether there were any.
  func didReceiveInput() -> Bool {
    let before = count
    changeShown { $0.sawInput = true }
    return count < before
  }

  func removeAll() { toasts = [] }

  private func changeShown(_ change: (inout Entry) -> Void) {
    guard !toasts.isEmpty else { return }
    for index in toasts.indices where toasts[index].timer != nil { change(&toasts[index]) }
    toasts.removeAll { $0.isOld && $0.sawInput }
  }

  /// Four seconds, and longer for a text that takes longer to read, up to ten.
  private static func duration(of text: String) -> Duration {
    min(max(.seconds(4), .milliseconds(60) * text.count), .seconds(10))
  }
}
