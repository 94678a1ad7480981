import Foundation
import Testing

/// The cases of `strings-cases.json`, as files on disk.
enum ConformanceCases {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var input: Data
    /// The pairs that must be loaded, as JSON with sorted keys.
    var pairs: String?
    var error: String?
    var place: String?

    var testDescription: String { name }
  }

  static var all: [Case] {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../StringsSyntaxTests/Conformance/strings-cases.json")
      let list = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
      return try #require(list).map { object in
        let expect = try #require(object["expect"] as? [String: Any])
        let line = expect["line"] as? Int
        let column = expect["column"] as? Int
        return Case(
          name: try #require(object["name"] as? String),
          input: try #require(Data(base64Encoded: object["input_base64"] as? String ?? "")),
          pairs: try (expect["pairs"] ?? object["recovered"]).map(Self.sorted),
          error: expect["error"] as? String,
          place: line.map { "\($0):\(column.map(String.init) ?? "")" })
      }
    }
  }

  /// JSON written in one way, to be compared.
  static func sorted(_ object: Any) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys),
      as: UTF8.self)
  }
}
