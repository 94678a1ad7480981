/// The position of content in a space that is larger than the content.
///
/// `leading` is left or top, `trailing` is right or bottom, depending on the axis.
public enum Alignment: Sendable, Hashable {
  /// At the left edge, or at the top.
  case leading
  /// In the middle; an odd free cell is left after the content.
  case center
  /// At the right edge, or at the bottom.
  case trailing

  /// The number of free cells before content of this length.
  public func offset(of length: Int, in room: Int) -> Int {
    let free = max(0, room - length)
    switch self {
    case .leading: return 0
    case .center: return free / 2
    case .trailing: return free
    }
  }
}
