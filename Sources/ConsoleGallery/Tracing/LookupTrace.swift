package import LocalizableStrings
internal import Synchronization

/// The texts that a traced localizer has returned, with their keys.
///
/// Each returned text carries the number of its lookup in all its characters; see ``TextMark``.
package final class LookupTrace: TextTrace {
  /// A text that was looked up.
  package struct Lookup: Sendable, Hashable {
    /// The key of the text.
    package let key: String
    /// The text with its arguments; the key itself if there is none.
    package let text: String
    /// The language of the table that has the text; `nil` if there is none.
    package let language: Language?
    /// The control characters of the text that come from no argument.
    package let controls: Set<Unicode.Scalar>
  }

  private struct State {
    var lookups: [Lookup] = []
    var numbers: [Lookup: Int] = [:]
    /// The numbers of the lookups in ``lookups(during:)``; `nil` outside.
    var recent: Set<Int>?

    mutating func number(of lookup: Lookup) -> Int {
      if let number = numbers[lookup] { return number }
      lookups.append(lookup)
      numbers[lookup] = lookups.count
      return lookups.count
    }
  }

  private let state = Mutex(State())

  /// Creates an empty trace.
  package init() {}

  /// The lookups so far, each once, in the order of the first.
  package var lookups: [Lookup] { state.withLock(\.lookups) }

  /// The lookups that `body` makes, also those that were made before.
  package func lookups(during body: () -> Void) -> Set<Lookup> {
    state.withLock { $0.recent = [] }
    body()
    return state.withLock { state in
      defer { state.recent = nil }
      return Set((state.recent ?? []).map { state.lookups[$0 - 1] })
    }
  }

  /// The lookup that a character comes from; `nil` for a number, a date or a name that the localizer has formatted.
  package func lookup(of mark: String) -> Lookup? {
    guard let number = TextMark.number(of: mark) else { return nil }
    return state.withLock { state in
      state.lookups.indices.contains(number - 1) ? state.lookups[number - 1] : nil
    }
  }

  /// Adds a lookup and returns its text with its mark.
  package func shown(
    _ text: String, of key: String, in language: Language?, arguments: [String]
  ) -> String {
    // An argument may be a text of another key.
    let plain = TextMark.removed(from: text)
    let lookup = Lookup(
      key: key, text: plain, language: language,
      controls: Self.controls(in: plain, without: arguments))
    let number = state.withLock { state in
      let number = state.number(of: lookup)
      state.recent?.insert(number)
      return number
    }
    return TextMark.marked(text, number)
  }

  private static func controls(
    in text: String, without arguments: [String]
  ) -> Set<Unicode.Scalar> {
    guard text.unicodeScalars.contains(where: \.isControl) else { return [] }
    // An argument may be a part of another.
    let texts = arguments.map(TextMark.removed).sorted { $0.count > $1.count }
    let own = texts.filter { !$0.isEmpty }.reduce(text) { $0.replacing($1, with: "") }
    return Set(own.unicodeScalars.filter(\.isControl))
  }

  /// Returns a number, a date or a name with the mark of what comes from no key.
  package func formatted(_ text: String) -> String { TextMark.marked(text, 0) }
}

extension Unicode.Scalar {
  /// Whether it is a control character or a separator of lines.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
