import Foundation
import Sternik
import StringsSyntax

/// Parses a `.strings` file as a document and as a table, and compares this with Foundation.
@MainActor
func measureParsing() {
  for (name, sample) in [("English", SampleTexts.english), ("Polish", .polish)] {
    let bytes = Array(sample.text.utf8)
    let source = StaticString(keeping: bytes)
    let timer = Timer(group: "parse")
    let count = sample.keys.count
    timer.measure("\(name): a document", operations: count, bytes: bytes.count) {
      keep(StringsDocument(bytes: bytes).entries.count)
    }
    timer.measure("\(name): a table of bytes", operations: count, bytes: bytes.count) {
      use(StringsTable(language: "en", bytes: bytes), sample)
    }
    timer.measure("\(name): a document and its table", operations: count, bytes: bytes.count) {
      use(StringsTable(language: "en", document: StringsDocument(bytes: bytes)), sample)
    }
    timer.measure("\(name): an embedded table", operations: count, bytes: bytes.count) {
      use(StringsTable(language: "en", source: source), sample)
    }
    let data = Data(bytes)
    timer.measure("\(name): Foundation", operations: count, bytes: bytes.count) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      keep((list as? [String: String])?.count ?? 0)
    }
    timer.measure("\(name): memchr of quotes", operations: count, bytes: bytes.count) {
      keep(occurrences(of: UInt8(ascii: "\""), in: bytes))
    }
  }
  measureLargeFile()
}

/// Parses a file of 2,000 entries; an operation is an entry.
enum ParsingBenchmarks {
  static var workloads: [Workload] {
    [("English", SampleTexts.english), ("Polish", .polish)].flatMap { name, sample in
      let bytes = Array(sample.text.utf8)
      return [
        Workload(name: "\(name): a document", operations: sample.keys.count) {
          StringsDocument(bytes: bytes).entries.count
        },
        Workload(name: "\(name): a table of bytes", operations: sample.keys.count) {
          use(StringsTable(language: "en", bytes: bytes), sample)
          return 0
        },
      ]
    }
  }
}

/// Parses 100,000 entries and prints the time, and the memory as a fraction of the file's size.
@MainActor
private func measureLargeFile() {
  let sample = SampleTexts.large
  let bytes = Array(sample.text.utf8)
  let timer = Timer(group: "parse")
  let count = sample.keys.count
  let before = ResidentMemory.now
  let table = StringsTable(language: "en", bytes: bytes)
  use(table, sample)
  let grown = Double(ResidentMemory.now - before) / Double(bytes.count)
  print("parse/large: memory of a table, beside its bytes: \(grown) of the file's size")
  timer.measure("large: a table of bytes", operations: count, bytes: bytes.count) {
    use(StringsTable(language: "en", bytes: bytes), sample)
  }
  timer.measure("large: a document", operations: count, bytes: bytes.count) {
    keep(StringsDocument(bytes: bytes).entries.count)
  }
  keep(table.diagnostics.count)
}

/// Looks one text up, because a table is parsed at the first lookup.
private func use(_ table: StringsTable, _ sample: SampleTexts) {
  let localizer = Localizer(tables: [table], preferring: ["en"], developmentLanguage: "en")
  precondition(localizer.has(sample.keys[0]), "the table has its first key")
}

extension StaticString {
  /// Bytes that are never freed, like those of a literal.
  fileprivate init(keeping bytes: [UInt8]) {
    // Safe because the memory is never freed or changed, and ends with a zero like a literal.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 1, alignment: 1)
    memory.copyMemory(from: bytes + [0], byteCount: bytes.count + 1)
    self.init(
      _builtinStringLiteral: memory._rawValue, utf8CodeUnitCount: bytes.count._builtinWordValue,
      isASCII: StaticString.bit(false))
  }

  /// A Boolean as the compiler's `Builtin.Int1`, which has no name here.
  private static func bit<Bit>(_ value: Bool) -> Bit {
    // Safe because that type is stored in one byte, 0 or 1, like `Bool`.
    unsafeBitCast(value, to: Bit.self)
  }
}
