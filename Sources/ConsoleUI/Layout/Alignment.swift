/// Where something stands in room that is larger than itself.
///
/// `leading` is left or top, `trailing` is right or bottom, depending on the direction.
public enum Alignment: Sendable, Hashable {
  case leading
  case center
  case trailing

  /// The cells to leave free before something of this length.
  func offset(of length: Int, in room: Int) -> Int {
    let free = max(0, room - length)
    switch self {
    case .leading: return 0
    case .center: return free / 2
    case .trailing: return free
    }
  }
}
