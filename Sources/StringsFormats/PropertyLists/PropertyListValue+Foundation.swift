import Foundation
import StringsSyntax

extension PropertyListValue {
  /// The value of an object that `PropertyListSerialization` made.
  ///
  /// Numbers, truth values and dates become text: the old-style form has no other way to say them.
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
