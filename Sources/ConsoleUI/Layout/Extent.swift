/// How long an element wants to be in one direction, in cells.
public struct Extent: Sendable, Hashable {
  public var minimum: Int
  public var ideal: Int
  public var growth: Growth

  /// Makes an extent; the ideal is raised to the minimum.
  public init(minimum: Int, ideal: Int, growth: Growth = .never) {
    self.minimum = max(0, minimum)
    self.ideal = max(self.minimum, ideal)
    self.growth = growth
  }

  public static let zero = Extent(minimum: 0, ideal: 0)

  public static func fixed(_ length: Int) -> Extent { Extent(minimum: length, ideal: length) }

  public static func filling(minimum: Int = 0) -> Extent {
    Extent(minimum: minimum, ideal: minimum, growth: .fills)
  }

  func adding(_ cells: Int) -> Extent {
    Extent(minimum: minimum + cells, ideal: ideal + cells, growth: growth)
  }
}

extension Extent {
  /// The extent of neighbours standing side by side.
  static func beside(_ extents: [Extent], spacing: Int) -> Extent {
    let gaps = spacing * max(0, extents.count - 1)
    return Extent(
      minimum: extents.reduce(gaps) { $0 + $1.minimum },
      ideal: extents.reduce(gaps) { $0 + $1.ideal },
      growth: extents.contains { $0.growth == .fills } ? .fills : .never)
  }

  /// The extent of neighbours lying over each other.
  static func over(_ extents: [Extent]) -> Extent {
    Extent(
      minimum: extents.reduce(0) { max($0, $1.minimum) },
      ideal: extents.reduce(0) { max($0, $1.ideal) },
      growth: extents.contains { $0.growth == .fills } ? .fills : .never)
  }
}
