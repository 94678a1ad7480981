import Foundation
import LocalizableStrings
import StringsSyntax
import Testing

@Suite struct `Translations` {
  @Test(arguments: ["en", "pl"])
  func `each file is free of diagnostics`(_ language: String) throws {
    #expect(try Self.texts(language).diagnostics.map(\.description) == [])
  }

  @Test func `both languages have the same keys in the same order`() throws {
    let (english, polish) = try (Self.texts("en"), Self.texts("pl"))

    #expect(english.entries.map(\.key) == polish.entries.map(\.key))
    #expect(Set(english.entries.map(\.key)).count == english.entries.count)
  }

  @Test func `a text takes the same arguments in both languages`() throws {
    let (english, polish) = try (Self.texts("en"), Self.texts("pl"))

    for (first, second) in zip(english.entries, polish.entries) {
      #expect(Self.arguments(first.value) == Self.arguments(second.value), "\(first.key)")
    }
  }

  @Test func `every text has a comment for translators`() throws {
    for entry in try Self.texts("en").entries {
      #expect(entry.comment?.isEmpty == false, "\(entry.key)")
    }
  }

  @Test func `every key that the program uses exists`() throws {
    var known = Set(try Self.texts("en").entries.map(\.key))
    known.formUnion(try Self.plurals("en").keys)

    for (file, key) in try Self.keysInSources() {
      #expect(known.contains(key), "\(file) uses \(key)")
    }
  }

  @Test func `every key is used`() throws {
    let used = try Set(Self.keysInSources().map(\.text))
      .union(Self.matches(of: /"([a-z]+\.[a-zA-Z.]+)"/).map(\.text))

    for key in try Self.texts("en").entries.map(\.key) + Self.plurals("en").keys {
      #expect(used.contains(key), "\(key) is not used")
    }
  }

  @Test(arguments: [("en", ["one", "other"]), ("pl", ["few", "many", "one", "other"])])
  func `plurals have all plural forms of their language`(_ language: String, _ forms: [String])
    throws
  {
    let plurals = try Self.plurals(language)

    #expect(Set(plurals.keys) == Set(try Self.plurals("en").keys))
    for (key, value) in plurals {
      let count = try #require(
        (value as? [String: Any])?.values.lazy.compactMap { $0 as? [String: String] }.first)
      let found = count.keys.filter { !$0.hasPrefix("NSString") }.sorted()
      #expect(found == forms, "\(key)")
      #expect(found.allSatisfy { count[$0]?.contains("%@") == true }, "\(key)")
    }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  private static func texts(_ language: String) throws -> StringsDocument {
    let file = root.appending(path: "Localizations/\(language).lproj/Localizable.strings")
    return StringsDocument(bytes: [UInt8](try Data(contentsOf: file)), file: file.path)
  }

  private static func plurals(_ language: String) throws -> [String: Any] {
    let file = root.appending(path: "Localizations/\(language).lproj/Localizable.stringsdict")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    return try #require(list as? [String: Any])
  }

  private static func arguments(_ value: PropertyListValue) -> [String] {
    guard case .string(let text) = value else { return [] }
    return text.matches(of: /%(?:\d+\$)?[@d]/).map { String($0.output) }.sorted()
  }

  private static func keysInSources() throws -> [(file: String, text: String)] {
    try matches(of: /"([a-zA-Z.]+)"\.localize/) + matches(of: /\bTexts\.([a-zA-Z.]+)/)
  }

  /// The matches of a pattern in the sources of the program, with their files.
  ///
  /// Without the generated files, which mention every key.
  private static func matches(
    of pattern: Regex<(Substring, Substring)>
  ) throws -> [(file: String, text: String)] {
    let folder = root.appending(path: "Sources/Headlines").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }
    return try files.flatMap { file in
      let source = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      return source.matches(of: pattern).map { (file, String($0.output.1)) }
    }
  }
}
