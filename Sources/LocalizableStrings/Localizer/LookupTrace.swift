internal import Synchronization

/// The texts that a traced localizer has returned, with their keys.
package final class LookupTrace: Sendable {
  /// A text that was looked up.
  package struct Lookup: Sendable, Hashable {
    /// The key of the text.
    package let key: String
    /// The text with its arguments; the key itself if there is none.
    package let text: String
    /// The language of the table that has the text; `nil` if there is none.
    package let language: Language?
  }

  private let found = Mutex<Set<Lookup>>([])

  /// Creates an empty trace.
  package init() {}

  /// The lookups so far, each once.
  package var lookups: Set<Lookup> { found.withLock { $0 } }

  func add(_ key: String, _ text: String, _ language: Language?) {
    found.withLock { _ = $0.insert(Lookup(key: key, text: text, language: language)) }
  }
}

/// What a traced storage looks its texts up in; its own chain is empty, so that other lookups are as fast as before.
struct TracedStorage: Sendable {
  let storage: LocalizerStorage
  let trace: LookupTrace

  func text(_ key: String) -> String { traced(key, storage.text(key)) }

  func text(_ key: String, _ arguments: Arguments) -> String {
    traced(key, storage.text(key, arguments))
  }

  func suitableText(_ key: String, _ arguments: Arguments) -> String? {
    storage.suitableText(key, arguments).map { traced(key, $0) }
  }

  private func traced(_ key: String, _ text: String) -> String {
    trace.add(key, text, storage.lookup.find(key)?.link.language)
    return text
  }
}
