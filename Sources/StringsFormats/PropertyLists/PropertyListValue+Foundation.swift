import Foundation
import StringsSyntax

extension PropertyListValue {
  /// Converts an object of `PropertyListSerialization`.
  ///
  /// Numbers, Booleans and dates become strings, since the old-style format has no types for them.
  init(_ object: Any) {
    self =
      switch object {
      case let string as String:
        .string(string)
      case let elements as [Any]:
        .array(elements.map(PropertyListValue.init))
      case let pairs as [String: Any]:
        .dictionary(
          pairs.sorted { $0.key < $1.key }.map {
            PropertyListPair(key: $0.key, value: PropertyListValue($0.value))
          })
      case let data as Data:
        .data(Array(data))
      case let number as NSNumber:
        .string(number.stringValue)
      case let date as Date:
        .string(date.ISO8601Format())
      default:
        .string(String(describing: object))
      }
  }
}
