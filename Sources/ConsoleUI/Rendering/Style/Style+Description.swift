extension Style: CustomStringConvertible {
  /// The style in words, such as `bold cyan on blue`.
  public var description: String {
    var words = Attributes.names.filter { attributes.contains($0.attribute) }.map(\.name)
    if foreground != .standard { words.append("\(foreground)") }
    if background != .standard { words.append("on \(background)") }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}

extension Style.Attributes {
  fileprivate static let names: [(attribute: Self, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.inverse, "inverse"), (.strikethrough, "strikethrough"),
  ]
}

extension Color: CustomStringConvertible {
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "bright-black",
    "bright-red", "bright-green", "bright-yellow", "bright-blue", "bright-magenta", "bright-cyan",
    "bright-white",
  ]

  /// A name such as `bright-red`, or `standard`, `muted`, `palette(n)` or `rgb(r,g,b)`.
  public var description: String {
    if let components {
      return "rgb(\(components.red),\(components.green),\(components.blue))"
    }
    if let themeColorNumber {
      return Theme.ColorName(rawValue: themeColorNumber).map { "\($0)" } ?? "accent"
    }
    guard let paletteIndex else { return "standard" }
    let index = Int(paletteIndex)
    return index < Self.names.count ? Self.names[index] : "palette(\(index))"
  }
}
