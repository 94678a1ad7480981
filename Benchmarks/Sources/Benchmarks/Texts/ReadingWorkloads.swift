import Foundation
import Sternik
import StringsSyntax

/// Reads `.strings` files of 2,000 and of 100,000 entries; an operation is an entry.
enum ReadingWorkloads {
  @MainActor
  static var all: [Workload] {
    workloads("English", .english) + workloads("Polish", .polish) + [
      large("Sternik") { bytes, sample in use(StringsTable(language: "en", bytes: bytes), sample) },
      large("Sternik, a document") { bytes, _ in keep(StringsDocument(bytes: bytes).entries.count)
      },
    ]
  }

  @MainActor
  private static func workloads(_ work: String, _ sample: SampleTexts) -> [Workload] {
    let bytes = Array(sample.text.utf8)
    @MainActor func workload(
      _ name: String, answer: @escaping @MainActor () -> String = { "" },
      _ read: @escaping @MainActor () -> Int
    ) -> Workload {
      Workload("reading", work, name, operations: sample.keys.count) {
        Rounds(bytes: bytes.count, answer: answer, read)
      }
    }
    return [
      workload("Sternik") {
        let localizer = localizer(StringsTable(language: "en", bytes: bytes))
        return lines(sample.keys.map { ($0, localizer.text($0)) })
      } _: {
        use(StringsTable(language: "en", bytes: bytes), sample)
        return 0
      },
      workload("Sternik, a document") {
        lines(StringsDocument(bytes: bytes).entries.map { ($0.key, $0.value.string ?? "") })
      } _: {
        StringsDocument(bytes: bytes).entries.count
      },
      workload("Sternik, a document and its table") {
        use(StringsTable(language: "en", document: StringsDocument(bytes: bytes)), sample)
        return 0
      },
      embedded(work, sample, bytes),
      workload("Foundation") {
        lines(foundationTexts(bytes).map { ($0.key, $0.value) })
      } _: {
        foundationTexts(bytes).count
      },
      workload("limit: memchr for quotes") {
        occurrences(of: UInt8(ascii: "\""), in: bytes)
      },
    ]
  }

  /// Bytes in the program, as the plugin EmbedTexts puts them there.
  @MainActor
  private static func embedded(_ work: String, _ sample: SampleTexts, _ bytes: [UInt8]) -> Workload
  {
    Workload("reading", work, "Sternik, an embedded table", operations: sample.keys.count) {
      let source = StaticString(keeping: bytes)
      return Rounds(bytes: bytes.count) {
        use(StringsTable(language: "en", source: source), sample)
        return 0
      }
    }
  }

  @MainActor
  private static func large(
    _ name: String, _ read: @escaping @MainActor ([UInt8], SampleTexts) -> Void
  ) -> Workload {
    Workload("reading", "100,000 entries", name, operations: 100_000) {
      let bytes = Array(SampleTexts.large.text.utf8)
      return Rounds(bytes: bytes.count) {
        read(bytes, .large)
        return 0
      }
    }
  }

  private static func foundationTexts(_ bytes: [UInt8]) -> [String: String] {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return list as? [String: String] ?? [:]
  }

  private static func lines(_ pairs: [(String, String)]) -> String {
    pairs.map { "\($0)=\($1)\n" }.joined()
  }
}

/// The memory that a table keeps.
enum MemoryWorkloads {
  @MainActor
  static var all: [Workload] {
    [
      Workload("memory", "a table of 100,000 entries, without its bytes", "Sternik") {
        let bytes = Array(SampleTexts.large.text.utf8)
        // Once, because freed memory stays in the process.
        return Rounds(isMeasuredOnce: true) { _ in
          let (memory, start) = (ResidentMemory.now, ProcessorTime.now)
          let table = StringsTable(language: "en", bytes: bytes)
          use(table, .large)
          let grown = Double(ResidentMemory.now - memory) / Double(bytes.count)
          let sample = Sample(nanoseconds: ProcessorTime.now - start, memory: grown)
          keep(table.diagnostics.count)
          return sample
        }
      }
    ]
  }
}

private func localizer(_ table: StringsTable) -> Localizer {
  Localizer(tables: [table], preferring: ["en"], developmentLanguage: "en")
}

/// Looks one text up, because a table is parsed at the first lookup.
private func use(_ table: StringsTable, _ sample: SampleTexts) {
  precondition(localizer(table).has(sample.keys[0]), "the table has its first key")
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
