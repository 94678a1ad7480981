import Foundation
import Sternik
import StringsSyntax

/// Reading a `.strings` file, for an editor and for looking texts up, beside what Foundation does.
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

/// Reading a file of 2,000 entries; an operation is an entry.
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

/// 100,000 entries: time, and memory as parts of the file's size.
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

/// Looks one text up, so that the table is read.
private func use(_ table: StringsTable, _ sample: SampleTexts) {
  let localizer = Localizer(tables: [table], preferring: ["en"], developmentLanguage: "en")
  precondition(localizer.has(sample.keys[0]), "the table has its first key")
}

extension StaticString {
  /// Bytes that are never freed, as if the compiler had put them into the program.
  fileprivate init(keeping bytes: [UInt8]) {
    // Safe because the memory is never freed or changed, and ends in a zero as a literal does.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 1, alignment: 1)
    memory.copyMemory(from: bytes + [0], byteCount: bytes.count + 1)
    self.init(
      _builtinStringLiteral: memory._rawValue, utf8CodeUnitCount: bytes.count._builtinWordValue,
      isASCII: StaticString.bit(false))
  }

  /// A truth value as the type that the initializer takes, which has no name outside the compiler.
  private static func bit<Bit>(_ value: Bool) -> Bit {
    // Safe because that type is stored in one byte, 0 or 1, as `Bool` is.
    unsafeBitCast(value, to: Bit.self)
  }
}
