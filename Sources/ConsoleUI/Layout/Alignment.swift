/// Where content stands in a room that is wider than the content.
public enum HorizontalAlignment: Sendable, Hashable {
  /// At the left edge.
  case leading
  /// In the middle; an odd free column is left after the content.
  case center
  /// At the right edge.
  case trailing

  /// The number of free columns before content of this width.
  public func offset(of width: Int, in room: Int) -> Int { alignment.offset(of: width, in: room) }

  var alignment: Alignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

/// Where content stands in a room that is higher than the content.
public enum VerticalAlignment: Sendable, Hashable {
  /// At the upper edge.
  case top
  /// In the middle; an odd free row is left below the content.
  case center
  /// At the lower edge.
  case bottom

  /// The number of free rows above content of this height.
  public func offset(of height: Int, in room: Int) -> Int { alignment.offset(of: height, in: room) }

  var alignment: Alignment {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    }
  }
}

/// Where content stands along an axis.
enum Alignment {
  case start, center, end

  func offset(of length: Int, in room: Int) -> Int {
    let free = max(0, room - length)
    switch self {
    case .start: return 0
    case .center: return free / 2
    case .end: return free
    }
  }
}
