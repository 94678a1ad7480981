package import ConsoleUI

extension Style {
  /// The colours of a cell as CSS values, those of the SVG palette for what the terminal chooses.
  package func cssColors(isDark: Bool) -> (foreground: String, background: String) {
    let colors: SVGColors = isDark ? .dark : .light
    let foreground = colors.value(of: SVGPaint(foreground, standard: .foreground))
    let background = colors.value(of: SVGPaint(background, standard: .background))
    return attributes.contains(.inverse) ? (background, foreground) : (foreground, background)
  }
}
