import Foundation
import StringsSyntax

/// A value as the conformance table writes it in JSON: `{"$data": base64}` stands for data.
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
