internal import ConsoleDriver
internal import ConsoleUI

/// The classes of a page for the looks of cells in both themes.
struct GalleryStyles {
  /// How a cell looks.
  struct Look: Hashable {
    let light: Style
    let dark: Style
  }

  private var numbers: [Look: Int] = [:]
  private var looks: [Look] = []

  /// The number of the class of a look, such as 3 of `s3`.
  mutating func number(of look: Look) -> Int {
    if let number = numbers[look] { return number }
    numbers[look] = looks.count
    looks.append(look)
    return looks.count - 1
  }

  /// The rules of all classes.
  var css: String {
    looks.enumerated().map { number, look in
      let (light, dark) = (look.light.cssColors(isDark: false), look.dark.cssColors(isDark: true))
      var rules = [
        "color:light-dark(\(light.foreground),\(dark.foreground))",
        "background:light-dark(\(light.background),\(dark.background))",
      ]
      let attributes = look.light.attributes
      if attributes.contains(.bold) { rules.append("font-weight:700") }
      if attributes.contains(.italic) { rules.append("font-style:italic") }
      if attributes.contains(.underline) { rules.append("text-decoration:underline") }
      if attributes.contains(.strikethrough) { rules.append("text-decoration:line-through") }
      return ".s\(number){\(rules.joined(separator: ";"))}"
    }.joined(separator: "\n")
  }
}
