import GRDB

/// Values of a row as far as they can be read: in a damaged database they may have other types.
extension Row {
  func text(_ column: String) -> String? { String.fromDatabaseValue(self[column]) }
  func number(_ column: String) -> Double? { Double.fromDatabaseValue(self[column]) }
  func integer(_ column: String) -> Int { Int.fromDatabaseValue(self[column]) ?? 0 }
  func rowID(_ column: String) -> Int64 { Int64.fromDatabaseValue(self[column]) ?? 0 }
  func flag(_ column: String) -> Bool { integer(column) != 0 }
}
