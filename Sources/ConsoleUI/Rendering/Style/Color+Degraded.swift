extension Color {
  /// The nearest colour that a terminal with this many colours can display.
  ///
  /// A colour of a theme has no value of its own and becomes the standard one.
  package func degraded(to colors: Capabilities.Colors) -> Color {
    if isThemeColor { return .standard }
    switch colors {
    case .trueColor: return self
    case .none: return .standard
    case .palette:
      guard let components else { return self }
      return .palette(Self.nearestIndex(to: components, among: Self.fixedIndices))
    case .sixteen:
      if let paletteIndex, paletteIndex < 16 { return self }
      guard let wanted = components ?? paletteIndex.map(Self.components(ofIndex:)) else {
        return self
      }
      return .palette(Self.nearestIndex(to: wanted, among: 0...15))
    }
  }

  package typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  /// The part of the palette that a terminal's theme does not change.
  private static let fixedIndices: ClosedRange<UInt8> = 16...255
  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]
  private static let namedComponents: [Components] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// The RGB components of a colour of xterm's palette.
  package static func components(ofIndex index: UInt8) -> Components {
    if index < 16 { return namedComponents[Int(index)] }
    if index >= 232 {
      let grey = 8 + (index - 232) * 10
      return (grey, grey, grey)
    }
    let cube = Int(index) - 16
    return (cubeLevels[cube / 36], cubeLevels[cube / 6 % 6], cubeLevels[cube % 6])
  }

  private static func nearestIndex(
    to wanted: Components, among indices: ClosedRange<UInt8>
  ) -> UInt8 {
    var nearest = indices.lowerBound
    var smallest = Int.max
    for index in indices {
      let distance = distance(wanted, components(ofIndex: index))
      if distance < smallest { (nearest, smallest) = (index, distance) }
    }
    return nearest
  }

  /// The squared distance, weighted by the eye's sensitivity to red, green and blue.
  private static func distance(_ left: Components, _ right: Components) -> Int {
    let red = Int(left.red) - Int(right.red)
    let green = Int(left.green) - Int(right.green)
    let blue = Int(left.blue) - Int(right.blue)
    return 3 * red * red + 6 * green * green + blue * blue
  }
}
