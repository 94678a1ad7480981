/// The CSS values of a palette's colours.
struct SVGColors: Sendable {
  let foreground: String
  let background: String
  /// The sixteen named colours by their indices.
  let named: [String]

  static let light = SVGColors(
    foreground: "#1f2329", background: "#f6f7f9",
    named: [
      "#1f2329", "#b8232f", "#1d7436", "#865d00", "#1f5fbf", "#8e349c", "#0b727d", "#c3c8d0",
      "#6a7079", "#d93a45", "#2b8f49", "#a67500", "#3b7de0", "#ac52ba", "#168f9b", "#ffffff",
    ])

  static let dark = SVGColors(
    foreground: "#e2e5ea", background: "#181b20",
    named: [
      "#30353d", "#f0727c", "#7cc98a", "#e0bd68", "#74acf3", "#d292e3", "#62c6d1", "#c6cbd2",
      "#848b95", "#ff979f", "#a0deab", "#f1d78d", "#9dc6ff", "#e4b1f0", "#8fdde6", "#ffffff",
    ])

  func value(of paint: SVGPaint) -> String {
    switch paint {
    case .foreground: foreground
    case .background: background
    case .named(let index): named.indices.contains(index) ? named[index] : foreground
    case .fixed(let value): value
    }
  }
}
