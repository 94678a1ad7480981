/// A direction of layout.
public enum Axis: Sendable, Hashable {
  /// From left to right; lengths are in columns.
  case horizontal
  /// From top to bottom; lengths are in rows.
  case vertical

  /// The other axis.
  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? columns : rows }
    set {
      switch axis {
      case .horizontal: columns = newValue
      case .vertical: rows = newValue
      }
    }
  }
}

extension Point {
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? column : row }
    set {
      switch axis {
      case .horizontal: column = newValue
      case .vertical: row = newValue
      }
    }
  }
}
