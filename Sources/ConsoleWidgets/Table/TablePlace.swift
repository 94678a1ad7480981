/// Where the columns of a table are scrolled to.
struct TablePlace: Comparable {
  /// The first column beside the one that stays in place.
  var column = 0
  /// Which part of that column is visible, if it is wider than its room.
  var part = 0

  static func < (left: TablePlace, right: TablePlace) -> Bool {
    (left.column, left.part) < (right.column, right.part)
  }
}
