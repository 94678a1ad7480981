import Foundation
import StringsFormats
import StringsSyntax

/// The parts of a log for code scanning (SARIF 2.1.0) with the results in the middle.
enum SARIF {
  /// All before the results.
  static var beginning: String {
    let rules = JSON.array(Check.all.map(rule)).text(indent: "          ")
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": {
                "name": "sternik-strings",
                "rules": \(rules)
              }
            },
            "columnKind": "unicodeCodePoints",
            "results": \

      """
  }

  /// All after the results.
  static let end = "\n    }\n  ]\n}\n"

  static func result(_ diagnostic: Diagnostic) -> JSON {
    var place: JSON.Members = [
      ("artifactLocation", .object([("uri", .string(uri(of: diagnostic.file)))]))
    ]
    if let position = diagnostic.position {
      place.append(
        (
          "region",
          .object([
            ("startLine", .number(position.line)), ("startColumn", .number(position.column)),
          ])
        ))
    }
    var properties: JSON.Members = []
    if let key = diagnostic.key { properties.append(("key", .string(key))) }
    if let tag = diagnostic.languageTag { properties.append(("language", .string(tag))) }
    return .object([
      ("ruleId", .string(diagnostic.code.rawValue)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(diagnostic.message))])),
      ("locations", .array([.object([("physicalLocation", .object(place))])])),
      (
        "partialFingerprints",
        .object([("primaryLocationLineHash", .string(fingerprint(of: diagnostic)))])
      ),
      ("properties", .object(properties)),
    ])
  }

  private static func rule(_ check: Check) -> JSON {
    .object([
      ("id", .string(check.code.rawValue)),
      ("shortDescription", .object([("text", .string(check.summary))])),
      ("defaultConfiguration", .object([("level", .string(check.severity.rawValue))])),
    ])
  }

  /// The relative or absolute path as a reference of URIs.
  private static func uri(of file: String) -> String {
    // Foundation takes as long for a path as all the rest does for a result.
    let isPlain = file.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    let path =
      isPlain ? file : file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    return file.hasPrefix("/") ? "file://" + path : path
  }

  /// The same for the same finding after other lines have moved it: a hash (FNV-1a) of check, language, file and key.
  private static func fingerprint(of diagnostic: Diagnostic) -> String {
    let parts = [
      diagnostic.code.rawValue, diagnostic.languageTag ?? "", diagnostic.file,
      diagnostic.key ?? (diagnostic.languageTag == nil ? diagnostic.message : ""),
    ]
    var hash = StableHash()
    for part in parts { hash.combine(part) }
    return hash.text
  }
}
