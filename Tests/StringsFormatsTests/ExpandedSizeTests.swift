import Foundation
import LocalizableStrings
import StringsSyntax
import TestCases
import Testing

@testable import StringsFormats

/// Files of some tens of kilobytes whose parts repeat other parts, so that their texts would take gigabytes.
@Suite(.ownThread) struct `The texts of a file` {
  private static let long = String(repeating: "x", count: 50_000)
  private static let reason = "the texts are more than 16 times as long as the file"

  @Test(arguments: [0xA0, 0xD0] as [UInt8])
  func `in a binary property list have a budget in bytes`(collection: UInt8) {
    // Given 20,000 references to one text of 50,000 characters
    let count = 20_000
    var list = BinaryList()
    list.add([0xD1, 0, 1, 0, 2])
    list.add([0x51, 0x6B])
    let references = [UInt8](repeating: 0, count: count * 2).enumerated().map { index, _ in
      UInt8(index % 2 * 3)
    }
    let keys = collection == 0xD0 ? [UInt8](repeating: 0, count: count * 2) : []
    list.add([collection | 0xF, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)] + keys + references)
    list.add([0x5F, 0x11, UInt8(50_000 >> 8), UInt8(50_000 & 0xFF)] + Self.long.utf8)
    let keyed = collection == 0xD0 ? list.withKeys(at: 2, count, key: 1) : list.bytes

    let file = TranslationFile(bytes: keyed, name: "L.strings")

    #expect(file.entries.isEmpty)
    #expect(
      file.diagnostics.map(\.message) == ["binary property list: \(Self.reason)"])
    #expect(file.diagnostics.first?.key == "k")
  }

  @Test func `in a binary property list are shared by plurals`() {
    // Given the words of plurals, once for all of them, as Xcode writes them
    var list = BinaryList()
    let count = 200
    let words =
      ["NSStringLocalizedFormatKey", "%#@n@", "n", "NSStringFormatSpecTypeKey"]
      + ["NSStringPluralRuleType", "other"]
    func reference(_ index: Int) -> [UInt8] { [UInt8(index >> 8), UInt8(index & 0xFF)] }
    let first = 1 + words.count
    let keys = (0..<count).flatMap { reference(first + 4 * $0) }
    let values = (0..<count).flatMap { reference(first + 4 * $0 + 1) }
    list.add([0xDF, 0x11] + reference(count) + keys + values)
    for word in words { list.add([0x5F, 0x10, UInt8(word.utf8.count)] + word.utf8) }
    for index in 0..<count {
      let next = first + 4 * index
      let (key, text) = ("key \(index)", "%d \(index)")
      list.add([0x50 | UInt8(key.utf8.count)] + key.utf8)
      list.add([0xD2] + [1, 3, 2, next + 2].flatMap(reference))
      list.add([0xD2] + [4, 6, 5, next + 3].flatMap(reference))
      list.add([0x50 | UInt8(text.utf8.count)] + text.utf8)
    }

    let file = TranslationFile(bytes: list.bytes, name: "L.stringsdict")

    #expect(file.diagnostics == [])
    #expect(file.values["key 199"]?["n"]?["other"]?.string == "%d 199")
  }

  @Test func `in a String Catalog have one for the format of numbers`() {
    // Given a format of 20 KB for each of 5,000 numbers
    let forms = """
      "other": {"stringUnit": {"state": "translated", "value": "\(String(repeating: "%arg", count: 5_000))"}}
      """
    let catalog = catalog(
      """
      "stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": {
        "formatSpecifier": "\(Self.long.prefix(20_000))", "variations": {"plural": {\(forms)}}}}
      """)

    #expect(catalog.diagnostics.map(\.message) == [Self.reason])
    #expect(catalog.diagnostics.first?.key == "k")
  }

  @Test func `in a String Catalog have one for devices`() {
    // Given 32 devices that have the same substitutions of 100 KB
    let unit = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"%#@n@\"}}"
    let devices = (0..<32).map { "\"d\($0)\": \(unit)" }.joined(separator: ", ")
    let text = Self.long + Self.long
    let forms = "\"other\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    let catalog = catalog(
      """
      "variations": {"device": {\(devices)}},
      "substitutions": {"n": {"variations": {"plural": {\(forms)}}}}
      """)

    #expect(catalog.diagnostics.map(\.message) == [Self.reason])
  }

  private func catalog(_ localization: String) -> StringCatalog {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {
      \(localization)}}}}}
      """
    return StringCatalog(bytes: Array(text.utf8), file: "L.xcstrings")
  }

  @Test func `in deep JSON have messages of a limited size`() throws {
    // Given equal keys, each of which is reported, below many others
    let open = (0..<100).map { "{\"\($0)\": " }.joined()
    let text =
      "{\"strings\": {\"k\": \(open){\"a\": 1, \"a\": 1}" + String(repeating: "}", count: 102)

    let (_, duplicates) = try JSONReader.read(Array(text.utf8))

    #expect(duplicates.map(\.path) == [["strings", "k"]])
  }
}

/// A binary property list with two bytes for each reference.
private struct BinaryList {
  private var objects: [[UInt8]] = []

  mutating func add(_ object: [UInt8]) { objects.append(object) }

  /// The file after the references to keys in a dictionary are set.
  func withKeys(at object: Int, _ count: Int, key: UInt8) -> [UInt8] {
    var list = self
    for index in 0..<count { list.objects[object][4 + 2 * index + 1] = key }
    return list.bytes
  }

  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += (0..<4).reversed().map { UInt8(bytes.count >> ($0 * 8) & 0xFF) }
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 4, 2]
    for number in [objects.count, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) }
    }
    return bytes
  }
}
