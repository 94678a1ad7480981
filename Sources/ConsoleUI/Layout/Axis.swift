/// A direction in which views follow each other.
public enum Axis: Sendable, Hashable {
  case horizontal
  case vertical

  var across: Axis { self == .horizontal ? .vertical : .horizontal }
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
