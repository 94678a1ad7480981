import LocalizableStrings
import StringsSyntax

/// Looks texts up by shuffled keys in a chain of two languages; an operation is a lookup.
@MainActor
enum LookupWorkloads {
  static var all: [Workload] {
    [
      workload("2,000 keys in random order", "Sternik") { _ in \.localize },
      workload("2,000 keys in random order", "Swift Dictionary") { keys in
        let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0.localize) })
        return { dictionary[$0] ?? $0 }
      },
      workload("2,000 keys in random order", "NSLocalizedString") { _ in
        let texts = try FoundationTexts(SampleTexts.polish.text)
        return { texts.text($0) }
      },
      workload("a key that no language has", "Sternik") { _ in { ($0 + "?").localize } },
      request("a header that was seen before", of: 24),
      request("one of 2,000 headers", of: 2_000),
      request("a path, a cookie and a header in a zone, seen before", of: 24) { texts, header in
        texts.showing(timeZone: .utc).preferring("pl", "en", acceptLanguage: header)
      },
      task("the default of the process") { $0() },
      task("the task's own") { Localizer.withCurrent(.default, operation: $0) },
      threads("Sternik", 1), threads("Sternik", 2),
      threads("Swift Dictionary", 1), threads("Swift Dictionary", 2),
      threads("sums alone", 1), threads("sums alone", 2),
    ]
  }

  /// The keys in the order in which all libraries look them up.
  static var keys: [String] {
    var random = SeededGenerator(seed: 3)
    return SampleTexts.polish.keys.shuffled(using: &random)
  }

  /// Sets the tables that `localize` uses.
  static func setTables() {
    Localizer.setDefault(
      Localizer(
        tables: [
          table("pl", SampleTexts.polish.text + PluralWorkloads.source),
          table("en", SampleTexts.english.text),
        ],
        preferring: ["pl", "en"], developmentLanguage: "en", didFindIssue: { _ in }))
  }

  private static func workload(
    _ work: String, _ name: String,
    _ prepare: @escaping @MainActor ([String]) throws -> (String) -> String
  ) -> Workload {
    Workload("lookup", work, name, operations: keys.count) {
      setTables()
      let keys = keys
      let text = try prepare(keys)
      return Rounds(answer: { keys.map { "\($0)=\(text($0))\n" }.joined() }) {
        keys.reduce(0) { $0 &+ text($1).utf8.count }
      }
    }
  }

  /// Lookups in a task, with the localizer that a wrapper of all of them sets.
  private static func task(
    _ name: String, _ wrap: @escaping @MainActor (() -> Int) -> Int
  ) -> Workload {
    Workload("lookup", "a localizer of a task", name, operations: keys.count) {
      setTables()
      let keys = keys
      return Rounds(asynchronous: {
        _ = wrap { keys.reduce(0) { $0 &+ $1.localize.utf8.count } }
      })
    }
  }

  /// A text in the languages of an Accept-Language field.
  private static func request(
    _ name: String, of count: Int,
    _ prefer: @escaping (Localizer, String) -> Localizer = {
      $0.preferring(acceptLanguage: $1)
    }
  ) -> Workload {
    Workload("lookup", "a localizer for a request", "Sternik, \(name)", operations: count) {
      setTables()
      let key = SampleTexts.polish.keys[0]
      let headers = (0..<count).map { "pl-PL,pl;q=0.9,en-US;q=0.\($0 % 8 + 1),de;q=0.\($0 / 8)" }
      return Rounds {
        headers.reduce(0) {
          $0 &+ prefer(.default, $1).text(key).utf8.count
        }
      }
    }
  }

  /// The wall time of a lookup on one thread, or on two.
  private static func threads(_ name: String, _ count: Int) -> Workload {
    let work = "\(name) on two threads"
    return Workload("lookup", work, count == 1 ? "one thread" : "two threads", operations: 2_000) {
      setTables()
      let keys = keys
      let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0.localize) })
      let round: @Sendable ([String]) -> Int =
        switch name {
        case "Sternik": { $0.reduce(0) { $0 &+ $1.localize.utf8.count } }
        case "Swift Dictionary": { $0.reduce(0) { $0 &+ (dictionary[$1] ?? $1).utf8.count } }
        default: { $0.indices.reduce(0) { ($0 &+ $1) &* 0x9E37_79B9 ^ $0 >> 7 } }
        }
      return Rounds { rounds in
        let time = Threads.nanosecondsPerRound(on: count, keys, round)
        return Sample(nanoseconds: time * Double(rounds))
      }
    }
  }

  private static func table(_ language: Language, _ text: String) -> StringsTable {
    StringsTable(language: language, document: StringsDocument(text: text))
  }
}
