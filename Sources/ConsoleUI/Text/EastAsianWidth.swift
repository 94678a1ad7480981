import CICU

/// The East_Asian_Width property of scalars (UAX #11), from the system's ICU.
enum EastAsianWidth {
  /// Whether the scalar is wide or fullwidth and takes two columns.
  static func isWide(_ scalar: UInt32) -> Bool {
    let width = width(scalar)
    return width == CICU_WIDTH_WIDE.rawValue || width == CICU_WIDTH_FULLWIDTH.rawValue
  }

  /// Whether the scalar is ambiguous: its width depends on the terminal.
  static func isAmbiguous(_ scalar: UInt32) -> Bool {
    width(scalar) == CICU_WIDTH_AMBIGUOUS.rawValue
  }

  private static func width(_ scalar: UInt32) -> UInt32 {
    UInt32(bitPattern: cicu_east_asian_width(scalar))
  }
}
