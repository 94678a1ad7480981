import Foundation
import StringsSyntax

/// A value in the JSON of the conformance table, where `{"$data": base64}` is data.
struct ExpectedValue: Decodable, Sendable {
  var value: PropertyListValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let string = try? container.decode(String.self) {
      value = .string(string)
    } else if let elements = try? container.decode([ExpectedValue].self) {
      value = .array(elements.map(\.value))
    } else {
      let pairs = try container.decode([String: ExpectedValue].self)
      if let data = pairs["$data"]?.value.string.flatMap({ Data(base64Encoded: $0) }) {
        value = .data(Array(data))
      } else {
        let sorted = pairs.sorted { $0.key < $1.key }
        value = .dictionary(sorted.map { PropertyListPair(key: $0.key, value: $0.value.value) })
      }
    }
  }
}
