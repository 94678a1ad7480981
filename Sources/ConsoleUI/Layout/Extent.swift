/// The length that an element requests along one axis, in cells, limited to 2³⁰.
public struct Extent: Sendable, Hashable {
  /// What an element does with cells beyond its ideal length.
  public enum Growth: Sendable, Hashable {
    /// The element leaves them to others.
    case never
    /// The element fills the length that its neighbours determine but requests nothing itself, such as a
    /// divider between two texts.
    case follows
    /// The element requests all cells that are left, such as a list or a spacer.
    case fills
  }

  /// The length below which the element cannot show anything useful.
  public var minimum: Int {
    didSet { self = Extent(minimum: minimum, ideal: ideal, growth: growth) }
  }
  /// The length at which the element shows everything.
  public var ideal: Int {
    didSet { self = Extent(minimum: minimum, ideal: ideal, growth: growth) }
  }
  /// What the element does with more than the ideal length.
  public var growth: Growth

  /// Creates an extent; an ideal below the minimum is raised to the minimum.
  public init(minimum: Int, ideal: Int, growth: Growth = .never) {
    self.minimum = minimum.clampedLength
    self.ideal = max(self.minimum, ideal.clampedLength)
    self.growth = growth
  }

  /// An extent of no cells.
  public static var zero: Extent { Extent(minimum: 0, ideal: 0) }

  /// An extent that neither shrinks nor grows.
  public static func fixed(_ length: Int) -> Extent { Extent(minimum: length, ideal: length) }

  /// An extent that grows without limit.
  public static func filling(minimum: Int = 0) -> Extent {
    Extent(minimum: minimum, ideal: minimum, growth: .fills)
  }

  /// The extent with further cells, such as those of a border; negative numbers take cells away.
  public func adding(_ cells: Int) -> Extent {
    Extent(minimum: minimum + cells, ideal: ideal + cells, growth: growth)
  }
}

extension Extent {
  /// The extent of neighbours along the axis on which they follow each other.
  static func beside(_ extents: [Extent], spacing: Int) -> Extent {
    let gaps = spacing * max(0, extents.count - 1)
    return Extent(
      minimum: extents.reduce(gaps) { $0 + $1.minimum },
      ideal: extents.reduce(gaps) { $0 + $1.ideal },
      growth: extents.contains { $0.growth == .fills } ? .fills : .never)
  }

  /// The extent of neighbours across that axis: the largest one.
  static func over(_ extents: [Extent]) -> Extent {
    Extent(
      minimum: extents.reduce(0) { max($0, $1.minimum) },
      ideal: extents.reduce(0) { max($0, $1.ideal) },
      growth: extents.contains { $0.growth == .fills } ? .fills : .never)
  }
}
