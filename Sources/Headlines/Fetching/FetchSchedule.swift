/// The order in which sources are read, so that no server is asked for too many at once.
struct FetchSchedule {
  private let hosts: [String?]
  private let hostWidth: Int
  private var waiting: [Int]
  private var running: [String: Int] = [:]

  init(hosts: [String?], hostWidth: Int) {
    self.hosts = hosts
    self.hostWidth = max(hostWidth, 1)
    waiting = Array(hosts.indices)
  }

  /// The first source that waits and whose server is not busy with us, if there is one.
  mutating func next() -> Int? {
    let place = waiting.firstIndex { index in
      hosts[index].map { running[$0, default: 0] < hostWidth } ?? true
    }
    guard let place else { return nil }
    let index = waiting.remove(at: place)
    if let host = hosts[index] { running[host, default: 0] += 1 }
    return index
  }

  /// Takes note that a source was read.
  mutating func finish(_ index: Int) {
    if let host = hosts[index] { running[host, default: 1] -= 1 }
  }
}
