/// Notes the texts that a localizer returns, and may mark them.
package protocol TextTrace: Sendable {
  /// Notes the text of a key and returns what is shown.
  ///
  /// `language` is that of the table; `nil` if no table has the key. `arguments` are those that are texts.
  func shown(
    _ text: String, of key: String, in language: Language?, arguments: [String]
  ) -> String

  /// Returns what is shown of a number, a date or a name that the localizer has formatted.
  func formatted(_ text: String) -> String
}

/// What a traced storage looks its texts up in; its own chain is empty, so that other lookups are as fast as before.
///
/// A class, since a copy of the trace cost each text with arguments 150 instructions.
final class TracedStorage: Sendable {
  let storage: LocalizerStorage
  let trace: any TextTrace

  init(storage: LocalizerStorage, trace: any TextTrace) {
    self.storage = storage
    self.trace = trace
  }

  func text(_ key: String) -> String { shown(storage.text(key), of: key, Arguments([])) }

  func text(_ key: String, _ arguments: Arguments) -> String {
    shown(storage.text(key, arguments), of: key, arguments)
  }

  func suitableText(_ key: String, _ arguments: Arguments) -> String? {
    storage.suitableText(key, arguments).map { shown($0, of: key, arguments) }
  }

  private func shown(_ text: String, of key: String, _ arguments: Arguments) -> String {
    trace.shown(
      text, of: key, in: storage.lookup.find(key)?.link.language, arguments: arguments.texts)
  }
}
