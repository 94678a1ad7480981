extension ThemeColor {
  /// The contrast to another colour by WCAG 2.2, from 1 to 21: of the full values, or of those among the 256.
  public func contrast(to other: ThemeColor, colors: Capabilities.Colors = .trueColor) -> Double {
    let lighter = max(luminance(colors), other.luminance(colors))
    let darker = min(luminance(colors), other.luminance(colors))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The relative luminance of sRGB.
  private func luminance(_ colors: Capabilities.Colors) -> Double {
    let (red, green, blue): (UInt8, UInt8, UInt8) =
      colors == .trueColor
      ? (
        UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8),
        UInt8(truncatingIfNeeded: rgb)
      ) : Color.components(ofIndex: index)
    return 0.2126 * red.linear + 0.7152 * green.linear + 0.0722 * blue.linear
  }
}

extension UInt8 {
  /// The light of a component of sRGB, from 0 to 1.
  fileprivate var linear: Double {
    let value = Double(self) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // To the power of 2.4.
    return base * base * base.fifthRoot * base.fifthRoot
  }
}

extension Double {
  /// By Newton's method, for numbers from 0.05 to 1.
  fileprivate var fifthRoot: Double {
    var root = 1.0
    for _ in 0..<12 { root -= (root - self / (root * root * root * root)) / 5 }
    return root
  }
}

extension Theme {
  /// Two colours of a theme that are too near to each other to read the text, or to see the mark.
  public struct ContrastProblem: Sendable, Hashable, CustomStringConvertible {
    /// The colour of the text or mark.
    public let foreground: ColorName
    /// The colour behind it.
    public let background: ColorName
    /// Whether the values among the 256 colours are meant, and not the full ones.
    public let isPalette: Bool
    /// The contrast by WCAG 2.2, from 1 to 21.
    public let contrast: Double
    /// The least contrast that the pair needs.
    public let needed: Double

    /// The problem in words: `muted on background: 2.3 of 4.5`.
    public var description: String {
      let colors = isPalette ? " among 256 colours" : ""
      return "\(foreground) on \(background)\(colors): \(Self.rounded(contrast)) of \(needed)"
    }

    /// Rounded down to one decimal.
    private static func rounded(_ value: Double) -> Double { (value * 10).rounded(.down) / 10 }
  }

  /// The pairs of colours that are drawn and have too little contrast; none in the themes of this library.
  ///
  /// Text needs 4.5, marks and edges with a meaning need 3, a selected row needs 1.2 to the page.
  public func contrastProblems() -> [ContrastProblem] {
    guard hasColors else { return [] }
    return [Capabilities.Colors.trueColor, .palette].flatMap { colors in
      (Self.drawnPairs + Self.surfaces).compactMap { pair in
        guard let front = self[pair.foreground], let back = self[pair.background] else {
          return nil
        }
        let contrast = front.contrast(to: back, colors: colors)
        return contrast >= pair.needed
          ? nil
          : ContrastProblem(
            foreground: pair.foreground, background: pair.background,
            isPalette: colors == .palette, contrast: contrast, needed: pair.needed)
      }
    }
  }

  static let textContrast = 4.5
  static let markContrast = 3.0
  /// Surfaces whose difference from another one has a meaning; the mark of the row says it, too.
  private static let surfaces: [(foreground: ColorName, background: ColorName, needed: Double)] = [
    (.selection, .background, 1.2), (.idleSelection, .background, 1.2),
  ]

  /// Every pair of a colour and what is behind it that is drawn, with the contrast that it needs.
  ///
  /// Where ``drawnMark`` and ``drawnColor(_:on:)`` replace a colour that would not be seen, the pair is not drawn.
  static let drawnPairs: [(foreground: ColorName, background: ColorName, needed: Double)] = {
    let surfaces: [(ColorName, [ColorName])] = [
      (.text, [.background, .surface, .raised, .field, .idleSelection, .keyCap]),
      (.muted, [.background, .surface, .raised, .field, .idleSelection]),
      (.faint, [.background, .surface]), (.accent, [.background, .surface, .raised]),
      (.accentText, [.accent]), (.link, [.background, .raised]),
      (.selectedText, [.selection]), (.selectedMuted, [.selection]),
      (.unread, [.background, .surface]), (.success, [.background, .surface, .raised]),
      (.warning, [.background, .surface, .raised]),
      (.error, [.background, .surface, .raised, .field]), (.code, [.surface]),
      (.quote, [.background]), (.hitText, [.hit]),
    ]
    let marks: [(ColorName, [ColorName])] = [
      (.unread, [.idleSelection]), (.border, [.background, .surface, .raised, .field]),
      (.accent, [.field]),
    ]
    let sections = ColorName.allCases.filter(\.isSection).map { ($0, [ColorName.background]) }
    func pairs(_ names: [(ColorName, [ColorName])], _ needed: Double) -> [(
      ColorName, ColorName, Double
    )] {
      names.flatMap { name, grounds in grounds.map { (name, $0, needed) } }
    }
    return pairs(surfaces + sections, textContrast) + pairs(marks, markContrast)
  }()

  /// The colour that is drawn on a ground: unread signs stay as they are on the selected row if they are seen there.
  func drawnColor(_ name: ColorName, on ground: Ground) -> ColorName {
    let drawn = ground.drawn(name)
    guard ground == .selection, drawn == .unread, !isSeenOnSelection(.unread) else { return drawn }
    return .selectedText
  }

  /// The colour of the mark of the selected row.
  var drawnMark: ThemeColor {
    let name = isSeenOnSelection(.accent) ? ColorName.accent : .selectedText
    return self[name] ?? ThemeColor(0)
  }

  private func isSeenOnSelection(_ name: ColorName) -> Bool {
    guard let mark = self[name], let selection = self[.selection] else { return false }
    return [Capabilities.Colors.trueColor, .palette].allSatisfy {
      mark.contrast(to: selection, colors: $0) >= Self.markContrast
    }
  }
}
