import CPeers
import LocalizableStrings
import StringsSyntax

/// Looks texts up by shuffled keys in a chain of two languages, and compares this with other libraries.
@MainActor
struct LookupBenchmarks {
  private let keys: [String]
  private let dictionary: [String: String]

  init() {
    var random = SeededGenerator(seed: 3)
    keys = SampleTexts.polish.keys.shuffled(using: &random)
    Localizer.setDefault(
      Localizer(
        tables: [
          LookupBenchmarks.table("pl", SampleTexts.polish.text + PluralBenchmarks.source),
          LookupBenchmarks.table("en", SampleTexts.english.text),
        ],
        preferring: ["pl", "en"], developmentLanguage: "en"))
    dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0.localize) })
  }

  var workloads: [Workload] {
    let missing = keys.map { $0 + "?" }
    var workloads = [
      workload("\"key\".localize", keys) { $0.localize },
      workload("Dictionary", keys) { dictionary[$0] ?? $0 },
      workload("a key that no language has", missing) { $0.localize },
    ]
    let headers = keys.indices.map { "pl-PL,pl;q=0.9,en-US;q=0.\($0 % 8 + 1),de;q=0.\($0 % 3)" }
    workloads.append(
      Workload(name: "a localizer for a request", operations: headers.count) {
        headers.reduce(0) {
          $0 &+ Localizer.default.preferring(acceptLanguage: $1).text(keys[0]).utf8.count
        }
      })
    if GettextMessages.isOpen {
      let names = keys.map { CString($0) }
      workloads.append(
        Workload(name: "gettext", operations: keys.count) {
          names.reduce(0) { $0 &+ Int(peers_gettext($1.pointer).pointee) }
        })
    } else {
      print("lookup: gettext needs msgfmt (apt-get install gettext)")
    }
    if let foundation = FoundationTexts(SampleTexts.polish.text) {
      workloads.append(workload("NSLocalizedString", keys) { foundation.text($0) })
    }
    return workloads
  }

  /// Prints how many more lookups two threads make than one, in the same time.
  func measureThreads() {
    let timer = Timer(group: "lookup")
    timer.compareThreads("\"key\".localize", keys) { keys in
      keys.reduce(0) { $0 &+ $1.localize.utf8.count }
    }
    timer.compareThreads("sums alone", keys) { keys in
      keys.indices.reduce(0) { ($0 &+ $1) &* 0x9E37_79B9 ^ $0 >> 7 }
    }
    timer.compareThreads("Dictionary", keys) { [dictionary] keys in
      keys.reduce(0) { $0 &+ (dictionary[$1] ?? $1).utf8.count }
    }
  }

  private func workload(
    _ name: String, _ keys: [String], _ text: @escaping (String) -> String
  ) -> Workload {
    Workload(name: name, operations: keys.count) {
      keys.reduce(0) { $0 &+ text($1).utf8.count }
    }
  }

  private static func table(_ language: Language, _ text: String) -> StringsTable {
    StringsTable(language: language, document: StringsDocument(text: text))
  }
}
