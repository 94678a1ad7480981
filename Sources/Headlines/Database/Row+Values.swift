import GRDB
import LocalizableStrings

/// Values of a row as far as they can be read: in a damaged database they may have other types, or be missing.
extension Row {
  func text(_ column: String) -> String? { value(column) }
  func number(_ column: String) -> Double? { value(column) }
  func integer(_ column: String) -> Int { value(column) ?? 0 }
  func rowID(_ column: String) -> Int64 { value(column) ?? 0 }
  /// A number of seconds that dates can be computed with.
  func seconds(_ column: String) -> Double? { number(column).flatMap { abs($0) < 1e12 ? $0 : nil } }
  func time(_ column: String) -> Timestamp? {
    seconds(column).map(Timestamp.init(secondsSince1970:))
  }
  func flag(_ column: String) -> Bool { integer(column) != 0 }

  private func value<Value: DatabaseValueConvertible>(_ column: String) -> Value? {
    (self[column] as DatabaseValue?).flatMap(Value.fromDatabaseValue)
  }
}
