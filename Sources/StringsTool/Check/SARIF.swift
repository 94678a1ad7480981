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

  /// Writes a result as `JSON` would, without a tree of its hundred parts: there may be many results.
  static func writeResult(_ diagnostic: Diagnostic, to text: inout [UInt8]) {
    func add(_ part: String, _ value: String) {
      text += part.utf8
      JSON.writeQuoted(value, to: &text)
    }
    add("{\n          \"ruleId\": ", diagnostic.code.rawValue)
    add(",\n          \"level\": ", diagnostic.severity.rawValue)
    add(",\n          \"message\": {\n            \"text\": ", diagnostic.message)
    add(beforeURI, uri(of: diagnostic.file))
    text += "\n                }".utf8
    if let position = diagnostic.position {
      text += beforeLine.utf8
      text += position.line.description.utf8
      text += ",\n                  \"startColumn\": ".utf8
      text += position.column.description.utf8
      text += "\n                }".utf8
    }
    add(beforeHash, fingerprint(of: diagnostic))
    text += "\n          },\n          \"properties\": {".utf8
    if let key = diagnostic.key { add("\n            \"key\": ", key) }
    if let tag = diagnostic.languageTag {
      add((diagnostic.key == nil ? "" : ",") + "\n            \"language\": ", tag)
    }
    let isEmpty = diagnostic.key == nil && diagnostic.languageTag == nil
    text += (isEmpty ? "}\n        }" : "\n          }\n        }").utf8
  }

  private static let beforeURI = """

              },
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": \

    """

  private static let beforeLine = """
    ,
                    "region": {
                      "startLine": \

    """

  private static let beforeHash = """

                  }
                }
              ],
              "partialFingerprints": {
                "primaryLocationLineHash": \

    """

  private static func rule(_ check: Check) -> JSON {
    .object([
      ("id", .string(check.code.rawValue)),
      ("shortDescription", .object([("text", .string(check.summary))])),
      (
        "defaultConfiguration",
        .object([
          ("level", .string(check.severity.rawValue)), ("enabled", .bool(check.isOnByDefault)),
        ])
      ),
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
