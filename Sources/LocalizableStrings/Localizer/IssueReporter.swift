internal import Synchronization

/// Reports each issue once, as long as it is among the last thousands; an argument that several placeholders take is one issue.
final class IssueReporter: Sendable {
  /// `nil` if the issues go to ``UnhandledIssues``.
  let didFindIssue: (@Sendable (LocalizationIssue) -> Void)?
  private let reported = LazyReference<ReportedIssues>()

  init(_ didFindIssue: (@Sendable (LocalizationIssue) -> Void)?) {
    self.didFindIssue = didFindIssue
  }

  /// Whether a text of another language is an issue.
  var reportsFallbacks: Bool { didFindIssue != nil }

  func report(_ issue: LocalizationIssue) {
    let reported = reported.load { ReportedIssues() }
    let hash = UInt64(truncatingIfNeeded: issue.withoutPlaceholder.hashValue)
    guard reported._withUnsafeGuaranteedRef({ $0.insert(hash) }) else { return }
    if let didFindIssue { didFindIssue(issue) } else { UnhandledIssues.add(issue) }
  }
}

/// The hashes of the issues that were reported last, in 64 KB, whatever keys a program or its clients create.
///
/// A set of eight has the hashes with the same low bits; a new one replaces another if there is no place left. No lock is
/// taken, since a server asks for every text that a translation lacks.
final class ReportedIssues: Sendable {
  private static let (setCount, setSize) = (1_024, 8)
  private static let size = setCount * setSize
  private static let none: UInt64 = 0

  // Safe because the memory lives as long as this object and is only accessed atomically.
  private nonisolated(unsafe) let slots = UnsafeMutablePointer<Atomic<UInt64>>.allocate(
    capacity: size)

  init() {
    for slot in 0..<Self.size { (slots + slot).initialize(to: Atomic(Self.none)) }
  }

  deinit {
    slots.deinitialize(count: Self.size)
    slots.deallocate()
  }

  /// Adds a hash; returns false if it was there.
  func insert(_ hash: UInt64) -> Bool {
    let hash = max(hash, 1)
    let set = slots + Int(hash % UInt64(Self.setCount)) * Self.setSize
    while true {
      // Another thread that adds the same hash chooses the same slot, so that one of them fails.
      var slot = Int(hash >> 61)
      for index in 0..<Self.setSize {
        let known = set[index].load(ordering: .relaxed)
        if known == hash { return false }
        if known == Self.none {
          slot = index
          break
        }
      }
      let replaced = set[slot].load(ordering: .relaxed)
      if replaced == hash { return false }
      if set[slot].compareExchange(expected: replaced, desired: hash, ordering: .relaxed).exchanged
      {
        return true
      }
    }
  }
}
