import CICU

/// East Asian width of a scalar (UAX #11), as the system's ICU knows it.
enum EastAsianWidth {
  /// Whether the scalar takes two columns by itself.
  static func isWide(_ scalar: UInt32) -> Bool {
    let width = width(scalar)
    return width == CICU_WIDTH_WIDE.rawValue || width == CICU_WIDTH_FULLWIDTH.rawValue
  }

  /// Whether it depends on the terminal if the scalar takes two columns.
  static func isAmbiguous(_ scalar: UInt32) -> Bool {
    width(scalar) == CICU_WIDTH_AMBIGUOUS.rawValue
  }

  private static func width(_ scalar: UInt32) -> UInt32 {
    UInt32(bitPattern: cicu_east_asian_width(scalar))
  }
}
