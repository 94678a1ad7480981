/// The order of fetches, so that no server gets too many requests at a time.
struct FetchSchedule {
  private let hosts: [String?]
  private let maxFetchesPerHost: Int
  private var waiting: [Int]
  private var running: [String: Int] = [:]

  init(hosts: [String?], maxFetchesPerHost: Int) {
    self.hosts = hosts
    self.maxFetchesPerHost = max(maxFetchesPerHost, 1)
    waiting = Array(hosts.indices)
  }

  /// The index of the next fetch; nil if all waiting fetches are for busy servers.
  mutating func next() -> Int? {
    let position = waiting.firstIndex { index in
      hosts[index].map { running[$0, default: 0] < maxFetchesPerHost } ?? true
    }
    guard let position else { return nil }
    let index = waiting.remove(at: position)
    if let host = hosts[index] { running[host, default: 0] += 1 }
    return index
  }

  /// Records that a fetch has ended.
  mutating func finish(_ index: Int) {
    if let host = hosts[index] { running[host, default: 1] -= 1 }
  }
}
